"""A pencil that lies along x, its rubber left of the origin."""

from materials import plastic, steel, wood
from solids import group, lathe, place

LONG = 2.1


def pencil(tone="marigold"):
    radius, long = 0.085, LONG
    shaft = lathe([(0, 0), (radius, 0), (radius, long), (0, long)], plastic(tone, rough=0.35), 6, sharp=20)
    cone = place(lathe([(radius * 0.97, 0), (0.022, 0.26)], wood(), 48), (0, 0, long))
    lead = place(lathe([(0.022, 0), (0, 0.06)], plastic("ink"), 32), (0, 0, long + 0.26))
    ferrule = place(lathe([(0, -0.2), (radius * 1.03, -0.2), (radius * 1.03, 0), (0, 0)], steel(), 48), (0, 0, 0))
    rubber = place(lathe([(0, -0.32), (radius * 0.95, -0.32), (radius * 0.95, -0.2)], plastic("vermilion", rough=0.8), 48), (0, 0, 0))
    return group([shaft, cone, lead, ferrule, rubber], tilt=(0, 90))
