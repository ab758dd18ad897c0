"""The sentences of Mana’s rules and of its first game."""
