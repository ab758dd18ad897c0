"""Naishi: two hidden hands, two open lines, and a river of five piles between them."""
