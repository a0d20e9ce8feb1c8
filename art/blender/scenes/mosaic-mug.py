"""The mug from the front, or from above, so that its inside is seen."""

from materials import glazed, printed
from solids import group, lathe, softened, tube
from studio import camera, seamless, three_lights

HEIGHT, RADIUS, WALL = 2.0, 0.92, 0.1
# Between these heights the band is burnt in.
BAND = (0.27, 1.826)


def build(view):
    seamless("marigold", back=8)
    three_lights(key=700, fill=160, rim=450, target=(0, 0, 1))
    if view == 1:
        group(_mug(), turn=-38)
        camera((0, -8.6, 3.6), (0.18, 0, 0.95), lens=82, focus=(0, -0.9, 1), fstop=5.6)
    else:
        group(_mug(), turn=-158)
        camera((0.5, -6.6, 6.3), (-0.2, 0, 0.98), lens=88, focus=(0, -0.6, 1.6), fstop=5.6)


def _mug():
    white = glazed("bone", rough=0.16, coat=0.6, grain=(9, 0.03))
    r, h = RADIUS, HEIGHT
    outside = [(0, 0.03), (r - 0.12, 0.03), (r - 0.02, 0), (r, 0.22), (r, h - 0.06)]
    lip = [(r, h - 0.06), (r, h), (r - WALL, h), (r - WALL, h - 0.1)]
    inside = [(r - WALL, h - 0.1), (r - WALL, 0.14), (0, 0.14)]
    low, high = BAND
    return [
        lathe(softened(outside, 0.12), white),
        lathe([(r + 0.003, low), (r + 0.003, high)], printed(glazed("bone"), "band"), 192),
        lathe(softened(lip, 0.05), white),
        lathe(softened(inside, 0.14), glazed("vermilion")),
        _handle(white),
    ]


def _handle(material):
    r = RADIUS
    line = [(r - 0.05, 0, 1.62), (r + 0.34, 0, 1.66), (r + 0.62, 0, 1.12), (r + 0.4, 0, 0.55), (r - 0.05, 0, 0.45)]
    return tube(line, 0.1, material, flat=(0.085, 0.15))
