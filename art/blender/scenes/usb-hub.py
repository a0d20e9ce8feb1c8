"""Five ports in an anodised block, the cable leaving the picture."""

from materials import cloth, plastic, steel
from outlines import quarter, square
from solids import group, place, prism, slab, tube
from studio import camera, lamp, seamless, three_lights

# Place along the block, width and height of the opening, colour of the tongue in it.
PORTS = (
    (-0.92, 0.34, 0.13, "vermilion"),
    (-0.42, 0.34, 0.13, "peacock"),
    (0.06, 0.24, 0.09, None),
    (0.44, 0.24, 0.09, None),
    (0.92, 0.4, 0.15, None),
)


def build(view):
    seamless("gulal", back=8)
    three_lights(key=820, fill=180, rim=600)
    block = slab(2.7, 0.95, 0.3, 0.2, steel("#f2a6c8", rough=0.3), edge=0.035)
    openings = [part for port in PORTS for part in _port(*port)]
    group([block, *openings, *_mark()], at=(-0.1, 0, 0.01), turn=-28)
    path = [(-1.28, 0.62, 0.16), (-1.75, 0.98, 0.1), (-2.1, 1.9, 0.05), (-1.0, 2.5, 0.05), (0.4, 2.2, 0.05), (1.9, 2.5, 0.05), (3.5, 4.0, 0.05)]
    tube(path, 0.05, cloth("ink", weave=160))
    if view == 1:
        camera((0.4, -6.6, 3.9), (-0.08, 0.18, 0.12), lens=86, focus=(0, -0.5, 0.2), fstop=5.6)
    else:
        # The lid mirrors this one.
        lamp((-4.2, 5.2, 3.8), (0, 0, 0.2), 55, 4.5)
        camera((3.4, -4.0, 2.6), (0.02, 0.06, 0.12), lens=84, focus=(-0.3, -0.4, 0.15), fstop=3.2)


def _port(x, width, height, tongue):
    """Lies on its back to be built, then stands up in the front of the block."""
    frame = _upright(slab(width + 0.04, height + 0.04, 0.012, 0.03, steel("#8d938f"), edge=0.004), x, -0.475)
    hole = _upright(slab(width, height, 0.012, 0.022, plastic("ink"), edge=0), x, -0.4775)
    if tongue is None:
        return [frame, hole]
    return [frame, hole, _upright(slab(width - 0.06, 0.03, 0.012, 0.006, plastic(tongue), edge=0), x, -0.481, 0.015)]


def _upright(thing, x, y, raised=0):
    return place(thing, (x, y + 0.012, 0.15 + raised), tilt=(90, 0))


def _mark():
    tiles = ((0, 1, square, "ink"), (1, 1, quarter, "vermilion"), (0, 0, square, "ink"), (1, 0, square, "ink"))
    return [
        place(prism(shape(0.13), 0.006, plastic(tone), edge=0), (0.86 + i * 0.15, 0.12 + j * 0.15, 0.299))
        for i, j, shape, tone in tiles
    ]
