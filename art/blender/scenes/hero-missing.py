"""For the not-found page: a floor with one tile missing, which lies beside its place."""

from math import hypot
from random import Random

from materials import paper
from solids import place, slab
from studio import camera, lamp, oblong, themed
from tiles import laid_tile

PITCH, HEIGHT, REACH = 1.035, 0.3, 9
# Around the gap: shape, quarter turns, face and bed by place.
AROUND = {
    (-1, 0): ("quarter", 3, "marigold", "ink"),
    (1, 0): ("square", 0, "vermilion", None),
    (0, 1): ("leaf", 1, "bone", "peacock"),
    (0, -1): ("dot", 0, "marigold", "slate"),
    (1, 1): ("quarter", 1, "vermilion", "bone"),
    (-1, 1): ("square", 0, "vermilion", None),
    (-1, -1): ("quad", 0, "bone", None),
    (1, 2): ("quarter", 0, "peacock", "bone"),
    (2, 1): ("leaf", 0, "marigold", "ink"),
    (2, 2): ("square", 0, "vermilion", None),
    (-2, 0): ("leaf", 0, "vermilion", "bone"),
    (0, 2): ("triangle", 2, "ink", "vermilion"),
    (-2, 1): ("dot", 0, "bone", "vermilion"),
    (3, 2): ("quarter", 2, "bone", "ink"),
    (-3, 0): ("square", 0, "marigold", None),
    (2, 3): ("quarter", 3, "vermilion", "ink"),
}


def build(theme):
    oblong(4, 3)
    field, grout = themed(theme, ("basalt", "basalt", "ink", "slate"), ("#e4dfd0", "#e4dfd0", "bone", "sand")), themed(theme, "#050807", "#8f8772")
    place(slab(40, 40, 0.02, 0.1, paper(grout, rough=0.95), edge=0), (0, 0, 0))
    wobble = Random(11)
    for i in range(-REACH, REACH + 1):
        for j in range(-REACH, REACH + 1):
            if (i, j) != (0, 0):
                _set(i, j, field, wobble)
    laid_tile((1.62, -1.4, HEIGHT + 0.045), turn=31, face="vermilion", bed="bone", shape="quarter", turns=1, height=HEIGHT)
    lamp((-7.5, -1.5, 6.5), (0, 0, 0), themed(theme, 1500, 1150), 3, tone=(1, 0.95, 0.88))
    lamp((8, 9, 5.5), (0, 0, 0), themed(theme, 420, 260), 7, depth=5, tone=(0.85, 0.94, 1))
    lamp((1, -9, 5), (0, 0, 0), 160, 5)
    camera((-5.4, -8.4, 7.6), (0.3, 0.15, 0.2), lens=76, focus=(0.4, -0.6, 0.3), fstop=0.9)


def _set(i, j, field, wobble):
    shape, turns, face, bed = AROUND.get((i, j)) or ("square", 0, wobble.choice(field), None)
    uneven = wobble.uniform(-0.035, 0.035) * min(1, hypot(i, j) / 2)
    at = (i * PITCH, j * PITCH, 0.02 + uneven)
    tilt = (wobble.uniform(-0.7, 0.7), wobble.uniform(-0.7, 0.7))
    laid_tile(at, wobble.uniform(-0.8, 0.8), tilt, face=face, bed=bed, shape=shape, turns=turns, height=HEIGHT)
