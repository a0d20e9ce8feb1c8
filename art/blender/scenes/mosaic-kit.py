"""A wooden tray half laid, the tiles that are left, a spreader and the open tin of grout beside it."""

from random import Random

from materials import glazed, paper, wood
from outlines import dot, leaf, quarter, square, triangle, turned
from solids import group, place, prism, slab
from studio import camera, seamless, three_lights

PITCH, SIDE, HEIGHT = 0.5, 0.472, 0.11

# Shape, quarter turns, colour and the colour of the tile underneath or beside; None is an empty place.
ROWS = (
    (("q", 2, "vermilion", "bone"), ("q", 3, "vermilion", "ink"), ("q", 1, "marigold", "ink"), "ink", ("l", 1, "bone", "peacock")),
    ("ink", ("l", 1, "vermilion", "bone"), "vermilion", ("q", 0, "bone", "ink"), "vermilion"),
    (("l", 0, "marigold", "ink"), "bone", ("q", 3, "peacock", "bone"), ("d", 0, "marigold", "ink"), ("q", 0, "vermilion", "bone")),
    ("vermilion", ("q", 2, "marigold", "ink"), ("l", 1, "ink", "marigold"), None, None),
    (("t", 1, "bone", "vermilion"), "ink", None, None, None),
)


def build(view):
    seamless("basalt", back=7)
    three_lights(key=1250, fill=260, rim=560, target=(0, 0, 0.2))
    group([*_tray(), *_laid_tiles()], at=(-0.3, 0.3, 0), turn=-14)
    _loose_tiles()
    if view == 1:
        camera((0.9, -6.6, 7.0), (0.1, -0.28, 0.05), lens=76, focus=(0, -0.6, 0.2), fstop=5.6)
    else:
        camera((2.3, -4.6, 3.0), (0.5, -0.55, 0.12), lens=86, focus=(0.5, -0.75, 0.2), fstop=2.4)


def _tray():
    inner, wall = PITCH * 5 + 0.03, 0.13
    outer = inner + 2 * wall
    floor = place(slab(inner + 0.1, inner + 0.1, 0.05, 0.05, paper("#cfc6b2", rough=0.9)), (0, 0, 0))
    bars = []
    for i in range(4):
        bar = slab(outer if i % 2 == 0 else inner, wall, 0.27, 0.03, wood(), edge=0.02)
        offset = (inner + wall) / 2
        where = ((0, -offset), (offset, 0), (0, offset), (-offset, 0))[i]
        bars.append(place(bar, (*where, 0.0), turn=0 if i % 2 == 0 else 90))
    return [floor, *bars]


def _laid_tiles():
    wobble = Random(4)
    things = []
    for j, row in enumerate(ROWS):
        for i, tile in enumerate(row):
            if tile is None:
                continue
            at = ((i - 2) * PITCH, (2 - j) * PITCH, 0.05)
            parts = _tile(tile)
            things.append(group(parts, at, wobble.uniform(-1, 1), (wobble.uniform(-0.5, 0.5), wobble.uniform(-0.5, 0.5))))
    return things


def _tile(tile):
    """A quarter, leaf, dot or triangle sits in relief on a square of its second colour."""
    if isinstance(tile, str):
        return [prism(square(SIDE), HEIGHT, glazed(tile), edge=0.022)]
    shape, turns, face, bed = tile
    outline = {"q": quarter, "l": leaf, "d": lambda side: dot(side, 0.66), "t": triangle}[shape](SIDE - 0.03)
    return [
        prism(square(SIDE), HEIGHT * 0.8, glazed(bed), edge=0.02),
        place(prism(turned(outline, turns), HEIGHT * 0.42, glazed(face), edge=0.018), (0, 0, HEIGHT * 0.76)),
    ]


def _loose_tiles():
    loose = (
        (("d", 0, "marigold", "slate"), (1.62, 0.42), 8),
        (("q", 1, "vermilion", "bone"), (1.42, -0.62), -24),
        ("peacock", (0.74, -1.78), 31),
        (("l", 0, "bone", "marigold"), (1.36, -1.36), 44),
        ("vermilion", (-0.3, -1.95), -12),
    )
    for tile, (x, y), turn in loose:
        group(_tile(tile), (x, y, 0.001), turn)
    # One leans on its neighbour, as the next to be laid.
    group(_tile(("t", 0, "ink", "bone")), (1.78, -1.02, 0.10), 70, (-24, 0))
