"""Six glazed tiles on cork: stacked and lying about, or laid together."""

from materials import cork, glazed
from outlines import dot, leaf, quarter, turned
from solids import group, place, prism, slab
from studio import camera, seamless, three_lights

SIDE, HEIGHT, INLAY = 1.0, 0.13, 0.92
# Glaze, shape on it and its quarter turns and glaze.
TILES = {
    "leaf": ("vermilion", (leaf, 1, "bone")),
    "dot": ("ink", (lambda side: dot(side, 0.66), 0, "marigold")),
    "quarter": ("bone", (quarter, 0, "vermilion")),
    "other quarter": ("peacock", (quarter, 2, "bone")),
    "plain": ("marigold", None),
    "other plain": ("bone", None),
}
STACK = (("other quarter", -6), ("other plain", 1), ("plain", 8), ("leaf", 18))
# Laid together, from the upper left.
FIELD = (("quarter", "plain", "leaf"), ("other quarter", "dot", "other plain"))
PITCH = 1.03


def build(view):
    seamless("sand", back=8)
    three_lights(key=760, fill=160, rim=450)
    if view == 1:
        for level, (name, turn) in enumerate(STACK):
            _coaster(name, (-0.55, 0.1, level * 0.165), turn)
        _coaster("dot", (0.62, -0.35, 0), -24)
        _coaster("quarter", (0.95, 0.75, 0), 11)
        camera((0.5, -5.8, 3.9), (0.12, 0.08, 0.22), lens=94, focus=(0, -0.3, 0.3), fstop=4)
    else:
        laid = []
        for j, row in enumerate(FIELD):
            laid += [_coaster(name, ((i - 1) * PITCH, (0.5 - j) * PITCH, 0), 0) for i, name in enumerate(row)]
        group(laid, at=(0.02, 0.05, 0), turn=52)
        camera((0.3, -5.0, 5.2), (0.06, -0.02, 0.05), lens=82, focus=(0, -0.5, 0.15), fstop=4)


def _coaster(name, at, turn):
    tone, inlay = TILES[name]
    parts = [
        slab(SIDE - 0.08, SIDE - 0.08, 0.03, 0.05, cork(), edge=0),
        place(slab(SIDE, SIDE, HEIGHT, 0.06, glazed(tone), edge=0.03), (0, 0, 0.03)),
    ]
    if inlay:
        shape, quarters, glaze = inlay
        relief = prism(turned(shape(INLAY), quarters), 0.03, glazed(glaze), edge=0.012)
        parts.append(place(relief, (0, 0, HEIGHT + 0.015)))
    return group(parts, at, turn)
