"""A square block with a round pad in four quarters, with a bright cable."""

from materials import glowing, plastic, rubber
from outlines import dot, quarter, turned
from solids import group, lathe, place, prism, slab, softened, tube
from studio import camera, seamless, three_lights


def build(view):
    seamless("bone", back=7)
    three_lights(key=820, fill=190, rim=620, target=(0, 0, 0.2))
    group([*_block(), *_pad()], at=(-0.12, 0.12, 0.02), turn=24)
    cable = plastic("vermilion", rough=0.55)
    tube([(0.38, -0.86, 0.12), (0.62, -1.38, 0.07), (1.16, -1.66, 0.05), (1.9, -1.3, 0.05), (2.7, -1.5, 0.05), (4.2, -2.6, 0.05)], 0.05, cable)
    if view == 1:
        camera((0.5, -6.4, 5.0), (0.08, -0.2, 0.1), lens=100, focus=(0, -0.5, 0.2), fstop=5.6)
    else:
        camera((2.9, -3.7, 2.4), (0.1, -0.3, 0.12), lens=78, focus=(0.1, -0.5, 0.28), fstop=2.8)


def _block():
    foot = slab(1.86, 1.86, 0.03, 0.2, rubber("ink"), edge=0)
    body = place(slab(2.0, 2.0, 0.27, 0.27, plastic("ink", rough=0.36), edge=0.05), (0, 0, 0.02))
    plug = place(slab(0.22, 0.36, 0.15, 0.06, plastic("ink"), edge=0.03), (0, -1.1, 0.05))
    light = place(prism(dot(0.05), 0.006, glowing("marigold", 1.6), edge=0), (0.78, -0.78, 0.288))
    return [foot, body, plug, light]


def _pad():
    """Four quarters of a disc in a ring, with thin gaps."""
    rim = softened([(0.70, 0), (0.70, 0.05), (0.79, 0.05), (0.79, 0)], 0.02)
    ring = place(lathe(rim, plastic("slate", rough=0.35)), (0, 0, 0.285))
    bed = place(prism(dot(1.4), 0.012, plastic("basalt", rough=0.6), edge=0), (0, 0, 0.285))
    parts = [ring, bed]
    side, gap = 0.5, 0.012
    for turns, (x, y), tone in ((0, (1, 1), "vermilion"), (1, (-1, 1), "bone"), (2, (-1, -1), "bone"), (3, (1, -1), "bone")):
        piece = prism(turned(quarter(side), turns), 0.05, plastic(tone, rough=0.58), edge=0.012)
        parts.append(place(piece, (x * (side / 2 + gap), y * (side / 2 + gap), 0.288)))
    return parts
