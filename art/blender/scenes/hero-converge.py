"""Tiles of different shapes in rings around a middle, with free places between them."""

from math import cos, degrees, dist, radians, sin
from random import Random

from materials import glazed
from outlines import quarter, turned
from solids import place, prism
from studio import camera, lamp, oblong, seamless, sun, themed
from tiles import laid_tile

# Rings round the middle: how far out, how many places, tiles' side, the share of places taken.
RINGS = ((1.3, 13, 0.48, 1.0), (1.94, 19, 0.48, 1.0), (2.58, 24, 0.48, 0.95), (3.25, 30, 0.48, 0.5))
# Degrees of a gap in the rings.
AISLE, HALF_AISLE = -62, 14
SHAPES = ("square", "quarter", "leaf", "dot", "triangle", "quad")
HEIGHT = 0.2


def build(theme):
    oblong(4, 3)
    seamless(themed(theme, "basalt", "bone"), back=9, curve=3)
    quiet, bed = themed(theme, ("bone", "slate"), ("ink", "sand"))
    people = Random(4)
    plain = (quiet, bed)
    late = (2.75 * cos(radians(AISLE)), 2.75 * sin(radians(AISLE)))
    laid_tile((*late, 0), AISLE + 98, face="marigold", bed=bed, shape="quarter", turns=1, side=0.48, height=HEIGHT)
    others = [late]
    glazes = (plain, ("vermilion", quiet), plain, plain[::-1], plain, (quiet, "peacock"), plain, plain)
    for ring, (far, places, side, taken) in enumerate(RINGS):
        for i in range(places):
            angle = 360 * i / places + far * 40
            from_aisle = abs((angle - AISLE + 180) % 360 - 180)
            if people.random() < taken and from_aisle > HALF_AISLE * 1.9 / far:
                _comer(far, angle, side, glazes[(i + 3 * ring) % len(glazes)], people, others)
    _middle(quiet)
    sun((-6, 3.0, 4.0), (0, 0, 0), themed(theme, 3.0, 2.6), blur=0.06)
    lamp((5, -6, 5), (0, 0, 0), themed(theme, 420, 300), 5, tone=(0.93, 0.97, 1))
    camera((0, -11.0, 8.2), (0, -0.1, 0.1), lens=61)


def _comer(far, angle, side, glazes, people, others):
    """The position of a tile is less exact in the outer rings."""
    loose = (far - 1) / 2.75
    # Tiles must not overlap.
    for _ in range(12):
        out = far + people.uniform(-0.1, 0.3) * loose
        a = radians(angle + people.uniform(-4, 4) * loose)
        at = (out * cos(a), out * sin(a))
        if all(dist(at, other) > side * 1.26 for other in others):
            break
    else:
        return
    others.append(at)
    face, bed = glazes
    laid_tile(
        (*at, 0),
        degrees(a) + 90 + people.uniform(-20, 20) * loose,
        face=face,
        bed=bed,
        shape=people.choice(SHAPES),
        turns=people.randrange(4),
        side=side,
        height=HEIGHT,
    )


def _middle(quiet):
    """The mark: four quarters that make a round."""
    for turns, x, y in ((0, 1, 1), (1, -1, 1), (2, -1, -1), (3, 1, -1)):
        stone = prism(turned(quarter(0.78), turns), 0.3, glazed(quiet if turns else "marigold"), edge=0.03)
        place(stone, (x * 0.405, y * 0.405, 0))
