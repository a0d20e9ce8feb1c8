"""The glazes as colours for Cycles. `render-picture.mjs` passes the hex values of the site."""

import json
import os

WORK = os.environ["ART_WORK"]

with open(os.path.join(WORK, "palette.json"), encoding="utf-8") as file:
    _GLAZES = json.load(file)

# Filmic bends some hues; these compensate so that a backdrop in the picture has the colour it has on the page.
_FOR_LARGE_SURFACES = {"marigold": "#ee8f14", "indigo": "#3448af"}


def _linear(channel):
    value = int(channel, 16) / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def colour(name):
    """Linear RGBA of a glaze by name, or of a hex value."""
    digits = _GLAZES.get(name, name).lstrip("#")
    return (*(_linear(digits[i : i + 2]) for i in (0, 2, 4)), 1)


def backdrop_colour(name):
    return colour(_FOR_LARGE_SURFACES.get(name, name))


def print_file(name):
    """Path of a print that `render-picture.mjs` has drawn for this picture."""
    return os.path.join(WORK, f"{name}.png")
