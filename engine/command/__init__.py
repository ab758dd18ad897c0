"""The command line, `python3 -m engine`: one module a command."""
