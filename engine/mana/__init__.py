"""Mana: two sides of a daimyo and five ronin, and the bird that says what must move."""
