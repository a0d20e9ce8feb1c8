"""A staircase that branches at every step, with a ball for the learner."""

from math import cos, pi, sin
from random import Random

from materials import glazed
from solids import group, lathe, place
from studio import camera, lamp, oblong, seamless
from tiles import laid_tile

SIDE, RISE = 0.62, 0.24
# Column, row and height in steps of every post; then what is laid on top of it, plain bone where nothing is said.
STEPS = (
    (-1, 0, 0.4, None),
    (0, 0, 1, None),
    (1, 0, 2, None),
    (2, 0, 3, None),
    (3, 0, 4, ("square", 0, "marigold", None)),
    (3, 1, 5, None),
    (3, 2, 6, None),
    (2, 2, 7, None),
    (1, 2, 8, ("quarter", 3, "marigold", "ink")),
    (4, 0, 4, None),
    (5, 0, 5, None),
    (5, 1, 6, None),
    (5, 2, 7, None),
    (5, 3, 8, ("leaf", 1, "vermilion", "bone")),
    (4, -1, 3, None),
    (5, -1, 2, None),
    (6, -1, 3, ("dot", 0, "ink", "marigold")),
)
LEARNER = (3, 0, 4)
uneven = Random(3)


def build():
    oblong(4, 3)
    seamless("peacock", back=9, curve=3)
    group([part for step in STEPS for part in _post(*step)] + [_learner(*LEARNER)], turn=-32)
    lamp((-7.5, -2.5, 5.5), (0, 0, 0.8), 1100, 1.8, tone=(1, 0.96, 0.9))
    lamp((7, -6, 4), (0, 0, 0.8), 260, 5, tone=(0.94, 0.97, 1))
    lamp((4, 7, 8), (0, 0, 0.8), 380, 2.4, depth=5)
    camera((0, -12.0, 7.0), (-0.08, 0, 0.73), lens=83)


def _at(column, row):
    return ((column - 3) * SIDE, (row - 0.8) * SIDE)


def _post(column, row, steps, cap):
    """Blocks up to the step's height, a tile on top of them."""
    shape, turns, face, bed = cap or ("square", 0, "bone", None)
    x, y = _at(column, row)
    blocks = [_block((x, y, i * RISE), uneven.choice(("bone", "bone", "#e6dfcf"))) for i in range(int(steps) - (steps >= 1))]
    top = max(0, steps - 1) * RISE
    return [*blocks, _block((x, y, top), face, bed, shape, turns, RISE * min(1, steps))]


def _block(at, face, bed=None, shape="square", turns=0, height=RISE):
    x, y, z = at
    at = (x + uneven.uniform(-0.006, 0.006), y + uneven.uniform(-0.006, 0.006), z)
    return laid_tile(at, uneven.uniform(-0.7, 0.7), face=face, bed=bed, shape=shape, turns=turns, side=SIDE - 0.02, height=height - 0.008)


def _learner(column, row, steps):
    radius = 0.17
    outline = [(radius * cos(a), radius * sin(a)) for a in (pi * (i / 48 - 0.5) for i in range(49))]
    return place(lathe(outline, glazed("vermilion"), 96, sharp=180), (*_at(column, row), steps * RISE + radius - 0.006))
