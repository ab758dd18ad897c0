"""A motion as the browser's animations want it: keyframes and their timing."""

from __future__ import annotations

from typing import Any

from ui.table.scene import Motion

EASE = "cubic-bezier(.2,.7,.2,1)"


def keyframes(motion: Motion, still: bool) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Reduced motion: everything becomes a short fade, nothing travels."""
    timing: dict[str, Any] = {"delay": motion.wait, "fill": "backwards", "easing": EASE}
    if motion.kind == "uncover":  # what lies over a card is seen until it is taken away; it rests unseen
        gone = {"opacity": 0} if still else {"opacity": 1, "transform": "scaleX(0)"}
        return [{"opacity": 1}, gone], {"duration": 80} if still else {**timing, "duration": motion.step}
    if still:
        fade = [{"opacity": 0}, {"opacity": 1}]
        return fade[::-1] if motion.kind == "leave" else fade, {"duration": 80}
    if motion.kind == "leave":
        gone = {"opacity": 0, "transform": "scale(1.5)"}
        return [{"opacity": 1, "transform": "none"}, gone], {**timing, "duration": 260}
    if motion.kind == "appear":
        return [{"opacity": 0, "transform": "scale(1.15)"}, {"opacity": 1, "transform": "none"}], {
            **timing,
            "duration": 120,
        }
    frames = [{"transform": f"translate({x}px, {y}px)"} for x, y in motion.offsets]
    return frames, {**timing, "duration": motion.step * max(1, len(frames) - 1)}
