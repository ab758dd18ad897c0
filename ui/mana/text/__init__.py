"""The sentences of Mana."""
