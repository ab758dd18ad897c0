"""The command line, `python -m engine`: one module a command."""
