"""A top laid flat: torso, sleeves and collar as pieces of cloth that overlap at the seams.

All pieces share one frame, 3.2 units square around the middle of the chest; a print for it covers the whole garment.
"""

from math import atan2, cos, degrees, radians, sin

from cloth import laid
from outlines import band, curve, even, mirrored
from solids import place, tube

FRAME = (-1.6, -1.6, 3.2, 3.2)
_NECK = (-0.34, 1.24)
_SHOULDER = (-0.84, 1.07)
_ARMHOLE = ((-0.77, 0.92), (-0.74, 0.62), (-0.79, 0.46))
_TOP = (0.82, 0.77)


def torso(material, bottom=-1.2, neck=0.98, waist=0.8, creases=(), thickness=0.09):
    armpit = _ARMHOLE[-1]
    half = curve((0, neck), (-0.16, neck), (-0.29, neck + 0.07), _NECK)
    half += [_NECK] + curve(_SHOULDER, *_ARMHOLE)
    half += curve(armpit, (-0.8, 0.1), (-waist, -0.5), (-waist, bottom + 0.06))
    half += curve((-waist, bottom + 0.06), (-waist, bottom + 0.02), (-waist + 0.02, bottom), (-waist + 0.06, bottom))
    half += [(0, bottom - 0.01)]
    return laid(even(mirrored(half)), material, thickness, hem=0.07, creases=creases, frame=FRAME, drift=0.012)


def sleeve(material, side, to, creases=(), thickness=0.085, frame=(-0.5, -2, 1, 2.2)):
    """`side` is -1 for the left of the picture. `to` is the outer and the inner corner of the cuff, on the right side."""
    (outer, inner), angle = to, _swing(to)
    seam = [(-x - 0.03, y) for x, y in [*curve(_SHOULDER, *_ARMHOLE), _ARMHOLE[-1]]][::-1]
    shoulder = (-_SHOULDER[0], _SHOULDER[1])
    round_arm = curve(shoulder, (1.04, 1.0), (1.16, 0.8), outer) if outer[1] < 0 else [shoulder, (1.02, 0.96)]
    outline = [*seam[:-1], *round_arm, outer, inner][::-1]
    local = [_turned_back(point, angle) for point in outline]
    if side < 0:
        local = [(-x, y) for x, y in reversed(local)]
    piece = laid(even(local), material, thickness, hem=0.07, creases=creases, frame=frame, drift=0.012)
    return place(piece, _sleeve_top(side), turn=side * angle)


def cuff(material, side, to, height, narrower=0.012):
    angle = _swing(to)
    (x0, y0), (x1, y1) = (_turned_back(corner, angle) for corner in to)
    outline = [(x1 + narrower, y1 - height), (x0 - narrower, y0 - height), (x0 + 0.01, y0 + 0.02), (x1 - 0.01, y1 + 0.02)]
    outline = outline if side > 0 else [(-x, y) for x, y in reversed(outline)]
    piece = laid(even(outline), material, 0.085, hem=0.05, waves=0.003)
    return place(piece, _sleeve_top(side), turn=side * angle)


def hem(material, bottom, width, height):
    outline = [(-width + 0.02, bottom - height), (width - 0.02, bottom - height), (width, bottom + 0.03), (-width, bottom + 0.03)]
    return laid(even(outline), material, 0.1, hem=0.05, waves=0.004)


def collar(material, inside, neck=0.98, width=0.1):
    """The band round the neck, and the inside of the back that is seen through it."""
    front = curve(_NECK, (-0.29, neck + 0.07), (-0.16, neck), (0, neck))
    front = front + [(0, neck)] + [(-x, y) for x, y in reversed(front)]
    back = curve((0.34, 1.24), (0.16, 1.16), (-0.16, 1.16), _NECK) + [_NECK]
    lining = laid(even([*front, *back[1:-1]]), inside, 0.035, hem=0.02, waves=0.002)
    return [lining, _rib(back[::-1], material, -0.4 * width, 0.8 * width, 0.04), _rib(front, material, -0.5 * width, width, 0.05)]


def _rib(line, material, beside, width, height):
    """A knitted band: an oval strand that follows the line at some distance, since cloth laid this narrow would buckle."""
    middle = band(line, beside)[len(line) :][::-1]
    return tube([(x, y, height) for x, y in [*middle[:-3:4], middle[-1]]], 0, material, flat=(width / 2, height))


def _swing(to):
    """Degrees by which a sleeve that ends at these corners hangs out from the vertical."""
    x, y = ((a + b) / 2 for a, b in zip(*to))
    return degrees(atan2(x - _TOP[0], _TOP[1] - y))


def _turned_back(point, angle):
    x, y, turn = point[0] - _TOP[0], point[1] - _TOP[1], radians(-angle)
    return (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))


def _sleeve_top(side):
    return (side * _TOP[0], _TOP[1], 0)
