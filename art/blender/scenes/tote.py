"""The canvas bag laid flat: two straps sewn on at the hem, the tile alphabet on its front."""

from math import atan2, ceil, degrees, dist

from cloth import laid
from materials import cloth, embossed, printed
from outlines import band, curve, even
from solids import group, place, sheet, slab
from studio import camera, raking_light, table

WIDTH, HEIGHT = 1.9, 2.1
STRAP, FOOT, ARCH = 0.17, 0.36, 1.1
CREASES = (
    (-0.42, 0.5, -0.15, -0.5, 0.026, 0.09),
    (0.42, 0.5, 0.2, -0.45, 0.024, 0.09),
    (-0.9, -0.5, 0.1, -0.86, 0.024, 0.08),
    (0.9, -0.3, 0.25, -0.9, 0.026, 0.08),
    (-0.2, -0.75, 0.5, -0.98, 0.016, 0.07),
)


def build(view):
    table("jade")
    raking_light(key=760, fill=140, above=80)
    top = HEIGHT / 2
    front = _canvas(printed(cloth("bone", weave=500), "front"), WIDTH, HEIGHT)
    outline = [(-WIDTH / 2, -top), (WIDTH / 2, -top), (WIDTH / 2, top), (-WIDTH / 2, top)]
    parts = [
        place(_strap(0.02, 0, 0.012, 0.012), (0.12, -0.07, 0)),
        laid(even(outline), embossed(front, "seams", 0.5), 0.075, hem=0.07, creases=CREASES, waves=0.01, drift=0.014),
        _strap(0, 0, 0.066, 0.058),
        *_sewn(),
    ]
    group(parts, at=(0.02, -0.5, 0), turn=-4)
    if view == 1:
        camera((0, -1.2, 9.2), (0, 0.02, 0), lens=86)
    else:
        camera((1.1, -2.5, 2.9), (0.0, 0.28, 0.06), lens=80, focus=(-0.1, 0.1, 0.1), fstop=2.8)


def _canvas(base, width, depth):
    thread = 0.034
    return embossed(base, "canvas", strength=0.7, scale=(width / thread, depth / thread))


def _middle(wider, higher):
    """The line a strap follows, from its left foot over the arch to the right one."""
    x, low, high = 0.42, HEIGHT / 2 - FOOT, HEIGHT / 2 + ARCH + higher
    left = curve((-x, low), (-x, low + 0.5), (-x - 0.1 - wider, high), (0, high), 48)
    return [*left, (0, high), *[(-px, py) for px, py in reversed(left)]]


def _strap(wider, higher, lift, rest):
    line = _middle(wider, higher)
    outline = band([(px, py) for px, py in band(line, -STRAP / 2)[len(line) :][::-1]], STRAP)
    span = (max(p[0] for p in outline) - min(p[0] for p in outline), ARCH + FOOT + higher)
    canvas = _canvas(cloth("#ebe3d0", weave=500), *span)
    # Above the bag a strap comes down to rest on the table, or on the other strap.
    return sheet(outline, canvas, 0.035, rise=lambda x, y: lift + (rest - lift) * _share(y - HEIGHT / 2, 0.5), steps=36)


def _share(value, whole):
    t = max(0, min(1, value / whole))
    return t * t * (3 - 2 * t)


def _sewn():
    """A box with a cross in it holds each foot of the front strap."""
    stitches = []
    half, low, high = STRAP / 2 - 0.025, HEIGHT / 2 - FOOT + 0.025, HEIGHT / 2 - 0.1
    thread = cloth("#d5ccb6", weave=600)
    for x in (-0.42, 0.42):
        a, b, c, d = (x - half, low), (x + half, low), (x + half, high), (x - half, high)
        for line in ((a, b), (b, c), (c, d), (d, a), (a, c), (b, d)):
            stitches += _row(*line, thread)
    return stitches


def _row(start, end, thread):
    count = max(1, ceil(dist(start, end) / 0.042))
    angle = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    row = []
    for i in range(count):
        share = (i + 0.5) / count
        x, y = (a + (b - a) * share for a, b in zip(start, end))
        row.append(place(slab(0.03, 0.011, 0.008, 0.005, thread, edge=0.003), (x, y, 0.099), turn=angle))
    return row
