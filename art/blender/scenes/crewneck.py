"""A knitted jumper laid on the floor, sleeves beside it."""

import garments
from materials import cloth, embossed, printed
from studio import camera, raking_light, table

STITCH = (0.026, 0.0215)
CUFF = ((1.44, -0.64), (1.13, -0.75))
CREASES = (
    (-0.8, 0.5, -0.2, -0.05, 0.05, 0.07),
    (0.8, 0.5, 0.15, -0.2, 0.05, 0.07),
    (-0.5, -0.5, 0.4, -0.85, 0.028, 0.09),
    (0.7, -0.4, 0.0, -1.0, 0.03, 0.08),
    (-0.78, -0.3, -0.4, -0.9, 0.03, 0.07),
    (0.4, 1.0, 0.7, 0.7, 0.02, 0.06),
    (-0.42, 1.0, -0.72, 0.72, 0.02, 0.06),
)
SLEEVE_CREASES = ((-0.3, -0.15, 0.18, -0.55, 0.035, 0.06), (0.28, -0.7, -0.2, -1.0, 0.035, 0.06), (-0.2, -1.1, 0.18, -1.4, 0.03, 0.05))


def build(view):
    table("gulal")
    raking_light(key=800, fill=150, above=90)
    ribs = lambda width, along=0.03: embossed(cloth("ink"), "rib", strength=1, scale=(width / along, 1))
    torso = _knit(printed(cloth("indigo"), "torso"), 3.2, 3.2)
    sleeve = _knit(printed(cloth("indigo"), "sleeve"), 1, 2.2)
    for side in (-1, 1):
        garments.sleeve(sleeve, side, CUFF, SLEEVE_CREASES)
        garments.cuff(ribs(0.33), side, CUFF, 0.2)
    garments.torso(torso, bottom=-1.08, creases=CREASES)
    garments.hem(ribs(1.56), -1.08, 0.77, 0.2)
    garments.collar(cloth("ink"), cloth("#2c3c94"), width=0.11)
    if view == 1:
        camera((0, -1.2, 9.2), (0, -0.05, 0), lens=100)
    else:
        camera((-0.75, -2.3, 3.1), (-0.06, 0.63, 0.06), lens=98, focus=(-0.1, 0.5, 0.1), fstop=2.8)


def _knit(base, width, depth):
    return embossed(base, "stitch", strength=0.9, scale=(width / STITCH[0], depth / STITCH[1]))
