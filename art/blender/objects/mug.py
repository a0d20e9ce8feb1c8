"""The mug, its handle to the right. Its band is the print `band`."""

from materials import glazed, printed
from solids import lathe, softened, tube

HEIGHT, RADIUS, WALL = 2.0, 0.92, 0.1
# Between these heights the band is burnt in.
BAND = (0.27, 1.826)


def mug(lining="vermilion"):
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
        lathe(softened(inside, 0.14), glazed(lining)),
        _handle(white),
    ]


def _handle(material):
    r = RADIUS
    line = [(r - 0.05, 0, 1.62), (r + 0.34, 0, 1.66), (r + 0.62, 0, 1.12), (r + 0.4, 0, 0.55), (r - 0.05, 0, 0.45)]
    return tube(line, 0.1, material, flat=(0.085, 0.15))
