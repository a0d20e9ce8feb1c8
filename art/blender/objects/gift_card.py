"""The gift card with ribbon and bow, lying. Its face is the print `card`."""

from materials import cloth, enamel, paper, printed
from outlines import dot, leaf, turned
from solids import place, prism, sheet, slab

WIDTH, HEIGHT = 2.7, 1.725
CROSS = (-0.66, 0)


def gift_card():
    return [*_card(), *_bow()]


def _card():
    card = slab(WIDTH, HEIGHT, 0.05, 0.1, printed(paper(rough=0.35, coat=0.4), "card"), edge=0.012)
    ribbon = cloth("bone", weave=700)
    upright = place(slab(0.2, HEIGHT + 0.02, 0.068, 0.01, ribbon, edge=0.006), (CROSS[0], 0, -0.006))
    across = place(slab(WIDTH + 0.02, 0.2, 0.072, 0.01, ribbon, edge=0.006), (0, CROSS[1], -0.006))
    return [card, upright, across]


def _bow():
    """The leaves rise from the knot and fall again towards their tips."""
    side = 0.5
    satin = paper("marigold", rough=0.38, coat=0.25)
    things = []
    for quarters in range(4):
        def rise(x, y):
            out = ((x + y) / side + 1) / 2
            across = (x - y) / side
            return 0.02 + 0.34 * out * (1.05 - out) + 0.10 * across * across

        petal = sheet(turned(leaf(side), 1), satin, 0.02, rise=rise, steps=32)
        x, y = ((1, 1), (-1, 1), (-1, -1), (1, -1))[quarters]
        things.append(place(petal, (CROSS[0] + x * side / 2, CROSS[1] + y * side / 2, 0.07), turn=90 * quarters))
    knot = place(prism(dot(0.22), 0.16, enamel("ink"), edge=0.07), (*CROSS, 0.07))
    return [*things, knot]
