"""A table that is laid out with tiles, stools of different shapes, and one stool pulled out."""

from random import Random

from materials import plastic, wood
from outlines import centre, dot, leaf, quarter, roomy_corners, square, turned
from solids import group, place, prism, slab, tube
from studio import camera, lamp, oblong, seamless, themed
from tiles import laid_tile

TOP, SEAT, SIDE = 1.5, 0.98, 0.42
COLUMNS, ROWS = 12, 4
# Along the table and beside it, turned by, seat, quarter turns and glaze.
STOOLS = (
    (-1.9, -1.3, 8, square, 0, "marigold"),
    (0.0, -1.3, -6, leaf, 0, "peacock"),
    (1.9, -1.3, 4, dot, 0, "bone"),
    (-1.9, 1.5, -5, dot, 0, "vermilion"),
    (0.0, 1.45, 5, quarter, 2, "bone"),
    (1.9, 1.5, 0, square, 0, "peacock"),
    (1.05, -2.75, 24, quarter, 1, "vermilion"),
)
LOUD = {
    (0, 3): ("quarter", 1, "peacock", "bone"),
    (1, 1): ("quarter", 0, "vermilion", "bone"),
    (1, 2): ("dot", 0, "marigold", "ink"),
    (2, 1): ("quarter", 3, "marigold", "ink"),
    (2, 2): ("leaf", 1, "bone", "peacock"),
    (3, 2): ("square", 0, "vermilion", None),
    (4, 0): ("leaf", 0, "marigold", "ink"),
    (5, 1): ("dot", 0, "marigold", "ink"),
    (5, 2): ("quarter", 2, "peacock", "bone"),
    (6, 2): ("quarter", 1, "vermilion", "bone"),
    (6, 1): ("leaf", 0, "vermilion", "bone"),
    (7, 2): ("quad", 0, "ink", None),
    (8, 1): ("triangle", 0, "ink", "marigold"),
    (9, 2): ("quarter", 2, "peacock", "bone"),
    (9, 1): ("square", 0, "vermilion", None),
    (10, 2): ("leaf", 1, "marigold", "ink"),
    (10, 1): ("quarter", 3, "bone", "vermilion"),
    (11, 3): ("quarter", 0, "vermilion", "bone"),
}


def build(theme):
    oblong(4, 3)
    seamless(themed(theme, "basalt", "bone"), back=9, curve=3)
    quiet = themed(theme, "bone", "ink")
    _table(quiet, themed(theme, "ink", "bone"))
    for x, y, turn, seat, quarters, tone in STOOLS:
        _stool(turned(seat(1.1), quarters), tone if tone != "bone" else quiet, (x, y, 0), turn)
    lamp((-6.5, -4.5, 8.5), (0, 0, 1), 1900, 2.6, tone=(1, 0.96, 0.9))
    lamp((7, -6, 4), (0, 0, 1), themed(theme, 420, 300), 5, tone=(0.94, 0.97, 1))
    lamp((6, 6, 8), (0, 0, 1), 260, 2.4, depth=5)
    camera((-4.2, -11.5, 9.6), (0.12, -0.42, 0.66), lens=79)


def _table(quiet, grout):
    wobble = Random(5)
    width, depth = COLUMNS * SIDE + 0.06, ROWS * SIDE + 0.06
    parts = [place(slab(width, depth, 0.1, 0.02, plastic(grout, rough=0.6), edge=0.02), (0, 0, TOP - 0.1))]
    for i in range(COLUMNS):
        for j in range(ROWS):
            shape, turns, face, bed = LOUD.get((i, j)) or ("square", 0, quiet, None)
            at = ((i - (COLUMNS - 1) / 2) * SIDE, (j - (ROWS - 1) / 2) * SIDE, TOP - 0.02)
            facts = {"face": face, "bed": bed, "shape": shape, "turns": turns, "side": SIDE - 0.02, "height": 0.07}
            parts.append(laid_tile(at, wobble.uniform(-0.6, 0.6), **facts))
    for x in (-1, 1):
        for y in (-1, 1):
            foot, top = (x * (width / 2 - 0.1), y * (depth / 2 - 0.1), 0), (x * (width / 2 - 0.35), y * (depth / 2 - 0.3), TOP - 0.1)
            parts.append(tube([foot, top], 0.055, wood()))
    return group(parts)


def _stool(outline, tone, at, turn):
    middle = centre(outline)
    seat = place(prism(roomy_corners(outline, 0.1), 0.13, plastic(tone, rough=0.4), edge=0.05, bottom_edge=True), (0, 0, SEAT - 0.13))
    legs = []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        near, far = ((middle[0] + x * out, middle[1] + y * out) for out in (0.15, 0.32))
        legs.append(tube([(*far, 0), (*near, SEAT - 0.12)], 0.036, wood()))
    return group([seat, *legs], at, turn)
