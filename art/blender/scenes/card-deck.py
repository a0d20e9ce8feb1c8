"""Four cards fanned out before their box, the ace of leaves on top."""

from materials import paper, printed
from outlines import rounded
from solids import group, place, sheet, slab
from studio import camera, seamless, three_lights

WIDTH, HEIGHT = 1.12, 1.57
# Degrees, from the lowest card to the top one.
FAN = ((-34, "back"), (-14, "king"), (7, "back"), (29, "ace"))


def build(view):
    seamless("jade", back=8)
    three_lights(key=950, fill=200, rim=480, target=(0, 0, 0.2))
    cards = []
    for i, (angle, side) in enumerate(FAN):
        # From near, white on white has no edge: there the ace is bowed a little, as a card is that was held in a hand.
        bow = _bow if side == "ace" and view == 2 else None
        card = sheet(rounded(WIDTH, HEIGHT, 0.08), _linen(side), 0.014, rise=bow)
        card.location = (0, 1.3, 0)
        cards.append(group([card], at=(0, -1.9, 0.002 + i * 0.024), turn=angle))
    group(cards, at=(-0.05, 0.28, 0), turn=-2)
    box = slab(WIDTH + 0.06, HEIGHT + 0.06, 0.34, 0.025, printed(paper(rough=0.5), "lid"), edge=0.015)
    place(box, (0.5, 1.2, 0), turn=-24)
    if view == 1:
        camera((0.2, -6.6, 6.6), (0.02, 0.1, 0.08), lens=101, focus=(0, -0.5, 0.1), fstop=6.3)
    else:
        camera((-1.9, -4.2, 2.7), (-0.42, -0.1, 0.12), lens=86, focus=(-0.45, -0.6, 0.1), fstop=2.4)


def _bow(x, y):
    return 0.075 * (2 * x / WIDTH) ** 2 + 0.02 * (2 * y / HEIGHT) ** 2


def _linen(side):
    return printed(paper(rough=0.42), side)
