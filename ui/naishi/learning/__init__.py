"""The rules of Naishi and its first game, in words."""
