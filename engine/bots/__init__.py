"""Computer players: search that serves every game, and the arena that measures it."""
