"""The front of the shop: a cabinet of tiled niches under an awning of glazed tiles, in each niche something that is sold."""

from random import Random

from materials import gold, plastic, wood
from outlines import arc
from solids import group, place, prism, slab, tube
from studio import camera, lamp, oblong, seamless, themed
from objects.folded_shirt import THICK as SHIRT, folded_shirt
from objects.framed_mosaic import SIDE as FRAME, framed_mosaic
from objects.gift_card import gift_card
from objects.keyboard import keyboard
from objects.mug import mug
from objects.notebook import HEIGHT as NOTEBOOK, notebook
from tiles import tile

# One unit is about a hand; the whole is brought down to the size that the room is lit for.
SCALE = 0.4
TILE, BOARD = 0.6, 0.14
WIDTH, DEPTH, ROW = 16 * TILE, 2.3, 4 * TILE
FRONT, BACK = -DEPTH / 2, DEPTH / 2 - 0.3
# Shelf by shelf from below: its height, and for each niche its width in tiles and the glaze behind it.
LOWER, UPPER = TILE + BOARD, TILE + 2 * BOARD + ROW
SHELVES = (
    (LOWER, ((6, "peacock"), (6, "bone"), (4, "marigold"))),
    (UPPER, ((4, "marigold"), (7, "bone"), (5, "peacock"))),
)
TOP = UPPER + ROW + BOARD
FASCIA = 1.3
STRIPS, STRIP, SLOPE, LEAN, VALANCE = 13, 0.8, 1.7, 20, 0.22
# Column, row, shape, quarter turns and glaze.
MARK = ((0, 0, "square", 0, "bone"), (1, 0, "quarter", 3, "vermilion"), (0, 1, "quarter", 1, "bone"), (1, 1, "square", 0, "bone"))
# Along the foot: shape, quarter turns and glaze by column; the rest is quiet.
FOOT = {
    1: ("quarter", 0, "vermilion"),
    2: ("leaf", 1, "marigold"),
    5: ("quarter", 3, "peacock"),
    6: ("dot", 0, "vermilion"),
    9: ("quarter", 1, "marigold"),
    11: ("leaf", 0, "vermilion"),
    12: ("triangle", 0, "marigold"),
    14: ("quarter", 2, "peacock"),
}


def build(theme):
    oblong(4, 3)
    seamless(themed(theme, "basalt", "bone"), back=9, curve=3)
    group([*_cabinet(themed(theme, "bone", "ink")), *_awning(), *_sign(), *_wares()], turn=-14, scale=SCALE)
    lamp((-6.5, -6.5, 6.5), (0, 0, 1.2), themed(theme, 1500, 1300), 3, tone=(1, 0.96, 0.9))
    lamp((6, -7, 3), (0, 0, 1.2), themed(theme, 420, 300), 5, tone=(0.94, 0.97, 1))
    lamp((5, 6, 7), (0, 0, 1.6), 420, 2.4, depth=5)
    # Reaches into the niches, and would stand as a white square in every glaze.
    lamp((-2, -9, 2.2), (0, 0, 1.2), themed(theme, 420, 260), 3.5, tone=(1, 0.96, 0.9)).visible_glossy = False
    camera((-1.6, -14.0, 4.2), (0.13, 0, 1.4), lens=95)


def _cabinet(tone):
    """Tiles outside and behind the things, oak between them."""
    wobble = Random(8)
    return [*_boards(tone), *_niches(wobble), *_outside(tone, wobble)]


def _boards(tone):
    side, oak, core = WIDTH / 2, wood(), plastic(tone, rough=0.6)
    parts = [
        place(slab(WIDTH, 0.2, TOP + FASCIA, 0.02, core), (0, BACK + 0.12, 0)),
        place(slab(WIDTH, DEPTH - 0.1, TILE, 0.02, core), (0, 0, 0)),
        place(slab(WIDTH, 0.1, FASCIA, 0.02, core), (0, FRONT + 0.1, TOP)),
        place(slab(WIDTH, DEPTH, 0.06, 0.02, core), (0, 0, TOP + FASCIA - 0.06)),
    ]
    for x in (-1, 1):
        parts.append(place(slab(0.1, DEPTH, TOP + FASCIA, 0.02, core), (x * (side + 0.05), 0, 0)))
    for level in (TILE, UPPER - BOARD, TOP - BOARD):
        parts.append(place(slab(WIDTH, DEPTH, BOARD, 0.02, oak), (0, 0, level)))
    for level, niches in SHELVES:
        left = -side
        for tiles, _ in niches[:-1]:
            left += tiles * TILE
            parts.append(place(slab(BOARD, DEPTH - 0.04, ROW, 0.02, oak), (left, 0, level)))
    return parts


def _niches(wobble):
    parts = []
    for level, niches in SHELVES:
        columns = [glaze for tiles, glaze in niches for _ in range(tiles)]
        for i, face in enumerate(columns):
            for j in range(4):
                at = ((i - 7.5) * TILE, BACK + 0.04, level + (j + 0.5) * TILE)
                parts.append(_upright(at, wobble, face=face))
    return parts


def _outside(tone, wobble):
    parts = []
    for i in range(16):
        shape, turns, face = FOOT.get(i, ("square", 0, tone))
        parts.append(_upright(((i - 7.5) * TILE, FRONT + 0.06, TILE / 2), wobble, face=face, bed=tone, shape=shape, turns=turns))
    rows = round((TOP + FASCIA) / TILE)
    for x in (-1, 1):
        for i in range(4):
            for j in range(rows):
                at = (x * (WIDTH / 2 + 0.06), (i - 1.5) * DEPTH / 4, (j + 0.5) * (TOP + FASCIA) / rows)
                parts.append(_upright(at, wobble, turn=90 * x, face=tone, side=DEPTH / 4))
    return parts


def _upright(at, wobble, turn=0, face="bone", bed=None, shape="square", turns=0, side=TILE):
    """A tile on a wall that faces the street, or with a turn another way."""
    parts = tile(face=face, bed=bed, shape=shape, turns=turns, side=side - 0.02, height=0.09)
    return group([group(parts, tilt=(90 + wobble.uniform(-0.6, 0.6), wobble.uniform(-0.4, 0.4)))], at, turn)


def _awning():
    """Strips by turns in two glazes, each ending in a half round."""
    glazes = [plastic(tone, rough=0.32, coat=0.4) for tone in ("vermilion", "bone")]
    half = STRIP / 2 - 0.012
    scallop = [(half, 0), (-half, 0), *arc(0, -VALANCE, half, 180, 360, 32)]
    roof, edge = [], []
    for i in range(STRIPS):
        x, tone = (i - (STRIPS - 1) / 2) * STRIP, glazes[i % 2]
        roof.append(place(slab(2 * half, SLOPE, 0.08, 0.02, tone, edge=0.025), (x, -SLOPE / 2, 0)))
        edge.append(place(prism(scallop, 0.08, tone, edge=0.025, bottom_edge=True), (x, 0, 0)))
    hung = group(edge, at=(0, -SLOPE + 0.09, 0.06), tilt=(90 - LEAN, 0))
    return [group([*roof, hung], at=(0, FRONT + 0.02, TOP + FASCIA), tilt=(LEAN, 0))]


def _sign():
    """The mark, hung from a brass arm at the corner."""
    brass = gold()
    x, z, long = WIDTH / 2 + 0.1, UPPER + 1.5, 1.5
    arm = tube([(x, FRONT + 0.4, z), (x + long, FRONT + 0.4, z)], 0.045, brass)
    tiles = []
    for column, row, shape, turns, face in MARK:
        parts = tile(face=face, bed="ink", shape=shape, turns=turns, side=0.52, height=0.1)
        tiles.append(group(parts, at=((column - 0.5) * 0.54, (0.5 - row) * 0.54, 0.04)))
    plate = slab(1.14, 1.14, 0.08, 0.04, plastic("ink", rough=0.4))
    hooks = [tube([(x + at, FRONT + 0.4, z), (x + at, FRONT + 0.4, z - 0.3)], 0.025, brass) for at in (0.45, 1.25)]
    return [arm, *hooks, group([plate, *tiles], at=(x + 0.85, FRONT + 0.44, z - 0.86), tilt=(90, 0))]


def _wares():
    left = -WIDTH / 2
    shirts = [
        group(folded_shirt(tone, seed), at=(0.04 * seed, 0, seed * SHIRT * 0.94), turn=2 * seed - 2)
        for seed, tone in enumerate(("ink", "bone", "vermilion"))
    ]
    books = [
        group([group(notebook("ink", "cover"), tilt=(78, 0))], at=(-0.62, 0.15, NOTEBOOK / 2 * 0.98), turn=0),
        group([group(notebook("vermilion", band="ink"), tilt=(76, 0))], at=(0.72, -0.1, NOTEBOOK / 2 * 0.97), turn=-7),
    ]
    return [
        group(mug(), at=(left + 2 * TILE, 0, UPPER), turn=-38, scale=0.72),
        group([group(keyboard(), tilt=(62, 0), scale=0.235)], at=(left + 7.5 * TILE, 0.2, UPPER + 0.66), turn=0),
        group([group(gift_card(), tilt=(66, 0), scale=0.8)], at=(left + 13.5 * TILE, 0.1, UPPER + 0.66), turn=-4),
        group(shirts, at=(left + 3 * TILE, 0, LOWER)),
        group(books, at=(left + 9 * TILE, 0, LOWER)),
        group([group(framed_mosaic(), tilt=(78, 0))], at=(left + 14 * TILE, 0.1, LOWER + FRAME / 2)),
    ]
