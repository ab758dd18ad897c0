"""Rule-free parts drawn as SVG: crests, seals, icons."""
