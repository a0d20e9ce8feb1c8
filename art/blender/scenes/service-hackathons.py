"""A table at one in the morning: a lamp, a program that nearly runs, two mugs, and a badge."""

from random import Random

from materials import cloth, embossed, paper, plastic, printed
from outlines import band, curve
from solids import group, place, sheet, slab
from studio import camera, lamp, oblong, seamless
from objects.desk_lamp import desk_lamp
from objects.keyboard import keyboard
from objects.laptop import laptop
from objects.mug import mug
from tiles import laid_tile

SIDE, COLUMNS, ROWS, BACK = 0.62, 16, 10, 1.75


def build():
    oblong(4, 3)
    # The table stands in front of it and hides where it bends.
    seamless("jade", back=7, curve=2).location.z = -3
    group(_table(), at=(0, 0, -0.1))
    group(desk_lamp(power=620), at=(-1.95, 0.62, 0), turn=-20, scale=1.08)
    group(laptop(), at=(0.95, 0.3, 0), turn=-13)
    group(keyboard(), at=(-0.95, -1.05, 0.03), turn=9, scale=0.165)
    group(mug(), at=(2.92, 0.15, 0), turn=-50, scale=0.42)
    group(mug("marigold"), at=(-2.5, -0.8, 0), turn=-150, scale=0.42)
    group(_ticket(), at=(1.7, -1.72, 0), turn=-24, scale=0.62)
    lamp((-5.5, -5, 6), (0, 0, 0.4), 230, 3, tone=(0.8, 0.9, 1))
    lamp((6, -5, 4), (0, 0, 0.4), 80, 5, tone=(0.85, 0.93, 1))
    lamp((2.5, 4.5, 7), (2.5, 7, 2.4), 110, 2, tone=(1, 0.96, 0.9))
    camera((-0.5, -12.4, 5.4), (0.16, 0, 0.84), lens=66)


def _table():
    uneven = Random(9)
    parts = [place(slab(COLUMNS * SIDE, ROWS * SIDE, 0.1, 0.02, plastic("ink", rough=0.9)), (0, BACK - ROWS * SIDE / 2, -0.02))]
    for i in range(COLUMNS):
        for j in range(ROWS):
            at = ((i - (COLUMNS - 1) / 2) * SIDE, BACK - (j + 0.5) * SIDE, 0)
            tilt = (uneven.uniform(-0.06, 0.06), uneven.uniform(-0.06, 0.06))
            face = uneven.choice(("basalt", "slate", "basalt"))
            parts.append(laid_tile(at, uneven.uniform(-0.3, 0.3), tilt, face=face, side=SIDE - 0.02, height=0.1))
    return parts


def _ticket():
    """The badge on its lanyard, as it was taken off."""
    card = slab(1.5, 2.14, 0.04, 0.1, printed(paper(rough=0.4, coat=0.3), "badge"), edge=0.012)
    weave = embossed(cloth("vermilion", weave=500), "rib", strength=0.5, scale=(40, 1))
    line = curve((0.05, 1.0), (0.3, 1.9), (1.7, 1.9), (1.75, 0.9), 40) + curve((1.75, 0.9), (1.8, 0.1), (1.2, -0.2), (1.1, 0.5), 40)
    line += curve((1.1, 0.5), (1.0, 1.5), (0.2, 2.6), (-0.05, 1.0), 40)
    ribbon = sheet(band(line, 0.2), weave, 0.02, rise=lambda x, y: 0.03 + 0.03 * max(0, y - 0.9), steps=24)
    knot = place(slab(0.3, 0.2, 0.1, 0.05, cloth("vermilion", weave=500), edge=0.04), (0, 0.98, 0.02))
    return [card, ribbon, knot]
