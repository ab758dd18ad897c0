"""The sentences of the app and the table."""
