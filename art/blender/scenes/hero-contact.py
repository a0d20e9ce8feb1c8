"""Letters on a table: one sealed with a tile, one addressed, and a pencil."""

from math import cos, radians, sin

from materials import glazed, paper, plastic
from outlines import dot, leaf, rounded, turned
from solids import group, place, prism, sheet, slab
from studio import camera, oblong, seamless, themed, three_lights
from objects.pencil import pencil
from tiles import laid_tile

WIDTH, HEIGHT = 2.9, 1.95
STAMP = (("quarter", 0, "vermilion", "bone"), ("leaf", 1, "marigold", "ink"), ("quarter", 3, "ink", "marigold"), ("quarter", 2, "bone", "vermilion"))


def build(theme):
    oblong(4, 3)
    seamless(themed(theme, "basalt", "bone"), back=9)
    three_lights(key=1150, fill=240, rim=560, target=(0, 0, 0.1))
    group(_back("peacock", "#02808d"), at=(-0.6, 1.05, 0), turn=19)
    group(_front("bone" if theme == "dark" else "marigold"), at=(1.1, 0.5, 0.075), turn=-13)
    group([*_back("vermilion", "#d8431c"), *_seal()], at=(-0.62, -0.62, 0.15), turn=7)
    group([pencil()], at=(-0.1, -2.05, 0.078), turn=13)
    camera((-1.3, -7.0, 6.4), (0.12, -0.12, 0.1), lens=65, focus=(-0.3, -0.8, 0.2), fstop=5.6)


def _back(tone, folds):
    """Four flaps that meet in the middle."""
    x, y = WIDTH / 2, HEIGHT / 2
    body = slab(WIDTH, HEIGHT, 0.05, 0.03, paper(tone, rough=0.6), edge=0.015)
    lower = prism([(-x + 0.03, -y + 0.02), (x - 0.03, -y + 0.02), (0.08, 0.12), (-0.08, 0.12)], 0.008, paper(tone, rough=0.6), edge=0.003)
    upper = prism([(-x + 0.01, y - 0.01), (-0.07, -0.16), (0.07, -0.16), (x - 0.01, y - 0.01)], 0.012, paper(folds, rough=0.6), edge=0.004)
    return [body, place(lower, (0, 0, 0.049)), place(upper, (0, 0, 0.056))]


def _seal():
    base = place(prism(dot(0.62), 0.06, glazed("ink"), edge=0.028), (0, -0.14, 0.066))
    return [base, place(prism(turned(leaf(0.36), 1), 0.04, glazed("marigold"), edge=0.015), (0, -0.14, 0.118))]


def _front(tone):
    body = slab(WIDTH, HEIGHT, 0.05, 0.03, paper(tone, rough=0.65), edge=0.015)
    things = [body]
    for i, length in enumerate((1.05, 0.8, 0.55)):
        line = prism(rounded(length, 0.06, 0.028), 0.004, plastic("ink", rough=0.8), edge=0)
        things.append(place(line, (-0.55 + length / 2, -0.15 - 0.2 * i, 0.05)))
    stamp = [place(sheet(_perforated(0.62), paper("bone", rough=0.7), 0.012), (0, 0, 0))]
    for i, (shape, turns, face, bed) in enumerate(STAMP):
        at = ((i % 2 - 0.5) * 0.25, (0.5 - i // 2) * 0.25, 0.012)
        stamp.append(laid_tile(at, face=face, bed=bed, shape=shape, turns=turns, side=0.24, height=0.012))
    return [*things, group(stamp, at=(1.02, 0.56, 0.051), turn=-2)]


def _perforated(side, teeth=9):
    """A square with round bites along its edges."""
    step, points = side / teeth, []
    for turns in range(4):
        for i in range(teeth):
            x = -side / 2 + (i + 0.5) * step
            bite = [(x - cos(radians(a)) * step * 0.3, -side / 2 + sin(radians(a)) * step * 0.3) for a in range(0, 181, 30)]
            for point in bite:
                for _ in range(turns):
                    point = (-point[1], point[0])
                points.append(point)
    return points
