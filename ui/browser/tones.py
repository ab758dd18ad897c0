"""Tones made on the spot by the browser's oscillators: a fast rise, then they die away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ui.page import Note


def play(audio: Any, notes: Sequence[Note]) -> None:
    audio.resume()
    for note in notes:
        begin = audio.currentTime + note.start / 1000
        end = begin + note.length / 1000
        tone, volume = audio.createOscillator(), audio.createGain()
        tone.type = "triangle"
        tone.frequency.setValueAtTime(note.pitch, begin)
        volume.gain.setValueAtTime(0.0001, begin)
        volume.gain.exponentialRampToValueAtTime(note.loud / 100, begin + 0.006)
        volume.gain.exponentialRampToValueAtTime(0.0001, end)
        tone.connect(volume)
        volume.connect(audio.destination)
        tone.start(begin)
        tone.stop(end)
