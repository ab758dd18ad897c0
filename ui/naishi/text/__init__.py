"""Naishi's sentences, a module for each language."""
