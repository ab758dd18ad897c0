"""What all games share: the interface of a game, randomness, records, sessions, links."""
