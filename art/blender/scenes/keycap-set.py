"""Twelve caps pushed together on the table; shapes instead of words."""

from keycap import keycap
from materials import plastic, printed
from solids import group
from studio import camera, seamless, three_lights

# Column, row, units, print; the space bar has none.
CAPS = (
    (0, 0, 1, "vermilion-quarter"),
    (1, 0, 1, "bone-leaf"),
    (2, 0, 1, "bone-dot"),
    (3, 0, 1, "basalt-triangle"),
    (0, 1, 1.5, "basalt-quad"),
    (1.5, 1, 1, "bone-quarter"),
    (2.5, 1, 1.5, "marigold-leaf"),
    (0, 2, 1, "bone-triangle"),
    (1, 2, 1, "bone-quad"),
    (2, 2, 2, "vermilion-dot"),
    (0, 3, 3, None),
    (3, 3, 1, "basalt-leaf"),
)


def build(view):
    seamless("peacock", back=7)
    three_lights(key=980, fill=200, rim=560, target=(0, 0, 0.2))
    group([_cap(*cap) for cap in CAPS], at=(0, 0.1, 0), turn=18, scale=0.62)
    if view == 1:
        camera((0.3, -6.4, 6.4), (0.02, 0.0, 0.12), lens=102, focus=(0, -0.4, 0.2), fstop=5.6)
    else:
        camera((-2.2, -4.2, 2.6), (-0.35, -0.1, 0.15), lens=90, focus=(-0.35, -0.4, 0.25), fstop=2)


def _cap(column, row, units, name):
    surface = plastic("bone", rough=0.44)
    if name:
        tone, _ = name.split("-")
        surface = printed(plastic(tone, rough=0.44), f"{name}-{units:g}")
    return keycap(units, surface, (column + units / 2 - 2, 1.5 - row, 0), tilt=(row - 1.5) * -1.5)
