"""The app around the table: start page, new game, saves, settings, share, rules reader."""
