"""What tools/build.py is made of, one idea a module."""
