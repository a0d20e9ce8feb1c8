"""Three prints as they come out of the roll: flat in the middle, their corners still curled."""

from materials import paper, printed
from outlines import square
from solids import place, sheet
from studio import camera, raking_light, table


def build(view):
    table("slate")
    raking_light(key=860, fill=170, above=120)
    _print("tall", 1.52, 2.28, at=(-0.62, 0.0), turn=2, curl=0.22)
    _print("arcs", 1.12, 1.12, at=(0.86, 0.64), turn=-3, curl=0.14)
    _print("square", 1.12, 1.12, at=(0.84, -0.66), turn=5, curl=0.15)
    if view == 1:
        camera((0, -1.9, 8.9), (0.04, -0.03, 0), lens=97)
    else:
        camera((-1.8, -3.9, 2.8), (-0.4, -0.45, 0.05), lens=84, focus=(-0.4, -0.5, 0.05), fstop=2.2)


def _print(name, width, depth, at, turn, curl):
    def rise(x, y):
        ends = abs(2 * y / depth) ** 4
        return 0.008 + curl * ends * (0.35 + 0.65 * (2 * x / width) ** 2)

    outline = [(x * width, y * depth) for x, y in square(1)]
    place(sheet(outline, printed(paper(rough=0.85), name), 0.01, rise, steps=40), (*at, 0), turn)
