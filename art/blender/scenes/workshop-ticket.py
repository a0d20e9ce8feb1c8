"""Two tickets with round notches, one bone and one indigo beneath it."""

from materials import paper, printed
from outlines import arc
from solids import place, sheet
from studio import camera, seamless, three_lights

LENGTH, HEIGHT = 3.0, 1.425
NOTCH, STUB = 0.15, 0.675


def build(view):
    seamless("gulal", back=8)
    three_lights(key=950, fill=220, rim=480, target=(0, 0, 0.1))
    under = sheet(_outline(), paper("indigo", rough=0.6), 0.03, rise=_bow)
    place(under, (0.1, 0.12, 0.0), turn=-6)
    over = sheet(_outline(), printed(paper(rough=0.6), "ticket"), 0.03, rise=_bow, steps=64)
    place(over, (-0.06, -0.02, 0.055), turn=13)
    if view == 1:
        camera((0.2, -5.6, 7.4), (0.02, 0.02, 0.05), lens=88, focus=(0, -0.2, 0.1), fstop=6.3)
    else:
        camera((1.9, -3.9, 3.3), (0.62, -0.02, 0.05), lens=100, focus=(0.5, -0.15, 0.1), fstop=2)


def _outline():
    """Notches in the short sides, and where the stub is torn off."""
    x, y = LENGTH / 2, HEIGHT / 2
    return [
        (-x, -y),
        *arc(STUB, -y, NOTCH * 0.85, 180, 0, 20),
        (x, -y),
        *arc(x, 0, NOTCH, 270, 90, 20),
        (x, y),
        *arc(STUB, y, NOTCH * 0.85, 360, 180, 20),
        (-x, y),
        *arc(-x, 0, NOTCH, 90, -90, 20),
    ]


def _bow(x, y):
    return 0.05 * abs(2 * x / LENGTH) ** 3
