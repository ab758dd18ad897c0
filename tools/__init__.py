"""What a person runs: play.py, test.py and the modules they share. Standard library only."""
