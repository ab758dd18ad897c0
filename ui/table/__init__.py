"""The table every game is played at: prompt, scene, actions, seats, log, replay."""
