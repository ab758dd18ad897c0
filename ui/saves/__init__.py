"""Saved games: how one is written, the shelf they lie on, and what a game that arrives means to it."""
