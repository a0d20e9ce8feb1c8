"""A card tied with a ribbon, a bow of four leaves where it crosses, the envelope beneath."""

from materials import paper
from solids import group, place, prism, slab
from studio import camera, seamless, three_lights
from objects.gift_card import gift_card


def build(view):
    seamless("peacock", back=8)
    three_lights(key=900, fill=210, rim=500, target=(0, 0, 0.1))
    group(_envelope(), at=(0.08, 0.08, 0), turn=-7)
    group(gift_card(), at=(-0.03, -0.02, 0.085), turn=11)
    if view == 1:
        camera((0.2, -5.8, 7.2), (0.02, 0.0, 0.1), lens=97, focus=(-0.2, -0.2, 0.2), fstop=6.3)
    else:
        camera((-1.6, -4.4, 2.5), (-0.45, -0.1, 0.15), lens=95, focus=(-0.5, -0.2, 0.25), fstop=2.2)


def _envelope():
    body = slab(2.86, 1.86, 0.05, 0.02, paper("bone"), edge=0.015)
    flap = [(-1.41, 0.92), (0, -0.1), (1.41, 0.92)]
    return [body, place(prism(flap, 0.012, paper("#e6dfcd"), edge=0.005), (0, 0, 0.05))]
