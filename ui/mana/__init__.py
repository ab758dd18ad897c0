"""Mana at the table."""
