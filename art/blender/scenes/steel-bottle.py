"""The bottle upright, its lid from near, or the lid taken off and put down beside it."""

from math import cos, pi, sin

from materials import enamel, plastic, printed, rubber, steel
from outlines import quarter, turned
from solids import group, lathe, place, prism, softened, tube
from studio import camera, seamless, three_lights

RADIUS, HEIGHT, NECK = 0.6, 2.95, 0.44
# Between these heights the band is printed; four rows of sixteen tiles are square on this radius.
BAND = (0.62, 0.62 + 2 * pi * RADIUS / 4)


def build(view):
    seamless("peacock", back=5)
    three_lights(key=950, fill=220, rim=620, target=(0, 0, 1.6))
    if view == 3:
        group(_body(), at=(-0.4, 0.3, 0), turn=30)
        group(_lid(), at=(0.78, -0.6, 0), turn=-35)
        camera((0.5, -7.2, 6.6), (0.1, -0.1, 1.4), lens=75, focus=(-0.1, -0.2, 1.6), fstop=4)
        return
    group([*_body(), place(group(_lid()), (0, 0, HEIGHT + 0.1))], turn=-18)
    if view == 1:
        camera((0, -10.6, 3.4), (0, 0, 1.99), lens=84, focus=(0, -0.5, 1.8), fstop=5.6)
    else:
        camera((1.6, -4.2, 6.2), (0, 0, 3.2), lens=92, focus=(0, -0.2, 3.5), fstop=3.2)


def _body():
    coat = plastic("ink", rough=0.4)
    bright = steel(rough=0.26)
    r, h = RADIUS, HEIGHT
    shell = [(r - 0.03, 0.09), (r, 0.13), (r, h - 0.52), (NECK + 0.03, h - 0.1), (NECK, h - 0.02)]
    foot = [(0, 0), (r - 0.05, 0), (r - 0.01, 0.02), (r - 0.01, 0.1), (r - 0.04, 0.1)]
    mouth = [(NECK - 0.005, h - 0.04), (NECK - 0.02, h + 0.12), (NECK - 0.06, h + 0.12)]
    inside = [(NECK - 0.06, h + 0.1), (NECK - 0.065, 0.2), (0, 0.2)]
    return [
        lathe(softened(shell, 0.2, steps=24), coat, 192),
        lathe(softened(foot, 0.02), bright, 192),
        lathe(softened(mouth, 0.025), bright, 192),
        lathe(inside, steel("#a9adab", rough=0.6), 192),
        lathe([(r + 0.002, BAND[0]), (r + 0.002, BAND[1])], printed(plastic("bone", rough=0.42), "band"), 192),
    ]


def _lid():
    """Brushed steel over a black seal; the loop grows out of a collar round its edge."""
    brushed, black = steel(rough=0.3), plastic("ink", rough=0.45)
    r = NECK + 0.05
    skirt = [(r - 0.05, 0), (r, 0), (r, 0.42), (r - 0.06, 0.5), (0, 0.5)]
    seal = [(0, 0.02), (r - 0.06, 0.02), (r - 0.06, -0.03), (r - 0.1, -0.03)]
    arch = [(-(r - 0.11) * cos(pi * i / 8), 0, 0.56 + 0.36 * sin(pi * i / 8)) for i in range(9)]
    loop = [(-(r - 0.11), 0, 0.46), *arch, (r - 0.11, 0, 0.46)]
    ring = [(r - 0.16, 0.49), (r - 0.04, 0.49), (r - 0.04, 0.54), (r - 0.16, 0.54)]
    mark = []
    for turns, (x, y), tone in ((0, (1, 1), "vermilion"), (1, (-1, 1), "bone"), (2, (-1, -1), "bone"), (3, (1, -1), "bone")):
        piece = prism(turned(quarter(0.2), turns), 0.014, enamel(tone), edge=0.005)
        mark.append(place(piece, (x * 0.106, y * 0.106, 0.498)))
    return [
        lathe(softened(skirt, 0.05), brushed, 192),
        lathe(softened(seal, 0.01), rubber("ink")),
        lathe(softened(ring, 0.02), black, 192),
        tube(loop, 0, black, flat=(0.05, 0.1)),
        *mark,
    ]
