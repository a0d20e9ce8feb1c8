"""A page being laid: its head, a large tile and the first lines are set, the rest is combed mortar with the trowel on it."""

from math import pi, sin

import bpy

from materials import glazed, paper, wood
from solids import add, group, place, slab
from studio import camera, lamp, oblong, seamless
from objects.trowel import trowel
from tiles import laid_tile

CELL, COLUMNS, ROWS = 0.36, 12, 9
WIDTH, DEPTH = COLUMNS * CELL, ROWS * CELL
BOARD, MORTAR, HEIGHT = 0.12, 0.07, 0.11
# Column, row, side in cells, and shape, quarter turns, face and bed; rows count from the top of the page.
SQUARES = (
    (0, 0, 1, ("quarter", 3, "vermilion", "bone")),
    (11, 0, 1, ("dot", 0, "marigold", "ink")),
    (0, 1, 4, ("quarter", 0, "marigold", "ink")),
    (4, 3, 2, ("leaf", 1, "bone", "peacock")),
    (0, 5, 2, ("quarter", 3, "peacock", "bone")),
    (2, 5, 2, ("dot", 0, "ink", "marigold")),
)
# Column, row, width in cells and glaze.
BARS = (
    (1, 0, 3, "ink"),
    (4, 0, 4, "ink"),
    (8, 0, 3, "ink"),
    (4, 1, 5, "bone"),
    (9, 1, 2, "bone"),
    (4, 2, 4, "bone"),
    (6, 3, 3, "bone"),
    (0, 7, 2, "bone"),
)
# Tiles that wait beside the board: across, along, how high, turn.
WAITING = (
    ((2.2, -2.0, 0), 24, ("leaf", 1, "marigold", "ink")),
    ((2.72, 1.5, 0), -20, ("square", 0, "bone", None)),
    ((2.74, 1.48, HEIGHT), -8, ("quarter", 0, "peacock", "bone")),
)


def build():
    oblong(4, 3)
    seamless("vermilion", back=9, curve=3)
    resting = group(trowel(), (1.0, -0.5, BOARD + MORTAR + 0.03), turn=106, tilt=(2, 1))
    group([_board(), _mortar(), *_laid(), resting], turn=17)
    for at, turn, (shape, turns, face, bed) in WAITING:
        laid_tile(at, turn, face=face, bed=bed, shape=shape, turns=turns, side=2 * CELL, height=HEIGHT)
    lamp((-6.5, 2.0, 5.5), (0, 0, 0), 1150, 2.2, tone=(1, 0.96, 0.9))
    lamp((6, -6, 4), (0, 0, 0), 330, 5, tone=(0.94, 0.97, 1))
    lamp((3, 7, 7), (0, 0, 0), 380, 2.4, depth=5)
    camera((-0.9, -10.0, 8.8), (0.16, -0.04, 0.1), lens=77)


def _board():
    return slab(WIDTH + 0.44, DEPTH + 0.44, BOARD, 0.05, wood(), edge=0.02)


def _mortar(fine=0.012):
    """Combed in wide bows, as a notched trowel leaves it."""
    across, along = round((WIDTH + 0.1) / fine), round((DEPTH + 0.1) / fine)
    points = []
    for j in range(along + 1):
        for i in range(across + 1):
            x, y = (i / across - 0.5) * (WIDTH + 0.1), (j / along - 0.5) * (DEPTH + 0.1)
            edge = min(1, min(i, j, across - i, along - j) / 5)
            ridge = abs(sin(pi * (y + 0.16 * sin(1.3 * x + 0.6) + 0.008 * sin(11 * x + 7 * y)) / 0.13))
            points.append((x, y, BOARD + edge * (MORTAR - 0.045 + 0.05 * ridge)))
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(along) for i in range(across)]
    mesh = bpy.data.meshes.new("mortar")
    mesh.from_pydata(points, [], faces)
    return add("mortar", mesh, paper("#a59c88", rough=0.95), sharp=180)


def _spot(column, row, width, height):
    return (-WIDTH / 2 + (column + width / 2) * CELL, DEPTH / 2 - (row + height / 2) * CELL)


def _laid():
    parts = []
    for column, row, cells, (shape, turns, face, bed) in SQUARES:
        at = (*_spot(column, row, cells, cells), BOARD + MORTAR - 0.02)
        parts.append(laid_tile(at, face=face, bed=bed, shape=shape, turns=turns, side=cells * CELL - 0.025, height=HEIGHT))
    for column, row, cells, tone in BARS:
        bar = slab(cells * CELL - 0.025, CELL - 0.025, HEIGHT, 0.012, glazed(tone), edge=0.015)
        parts.append(place(bar, (*_spot(column, row, cells, 1), BOARD + MORTAR - 0.02)))
    return parts
