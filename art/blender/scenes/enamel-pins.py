"""Four pins in gilt frames on their card."""

from materials import enamel, gold, paper
from outlines import dot, leaf, quarter, rounded, triangle, turned
from solids import group, place, prism, sheet, slab
from studio import camera, seamless, three_lights

SIDE, RIM = 0.92, 0.045
# Shape, quarter turns, colour and place on the card.
PINS = (
    (quarter, 0, "vermilion", (-0.58, 0.66)),
    (leaf, 1, "peacock", (0.58, 0.66)),
    (dot, 0, "marigold", (-0.58, -0.56)),
    (triangle, 1, "indigo", (0.58, -0.56)),
)


def build(view):
    seamless("jade", back=8)
    three_lights(key=760, fill=190, rim=520, target=(0, 0, 0.1))
    card = sheet(rounded(2.5, 3.1, 0.08), paper("bone", rough=0.8), 0.03)
    group([card, *(_pin(*pin) for pin in PINS)], turn=14)
    if view == 1:
        camera((0.3, -5.8, 6.4), (0, -0.02, 0.05), lens=80, focus=(0, -0.3, 0.15), fstop=5.6)
    else:
        _bounce()
        camera((-1.5, -3.4, 2.1), (-0.32, -0.06, 0.1), lens=86, focus=(-0.45, -0.5, 0.15), fstop=2.2)


def _bounce():
    """A white board behind the set, seen by the gilt rims alone: near the lens they would mirror nothing but green."""
    board = place(slab(16, 2.0, 0.02, 0.02, paper("#ffffff"), edge=0), (-2.2, 4.0, 1.0), turn=22, tilt=(90, 0))
    board.visible_camera = board.visible_shadow = board.visible_diffuse = False


def _pin(shape, quarters, tone, at):
    """A gilt plate, and enamel poured into it up to a rim that stands a hair higher."""
    outline = turned(shape(SIDE), quarters)
    plate = prism(outline, 0.11, gold(), edge=0.03)
    inner = turned(_within(shape), quarters)
    return group([place(plate, (0, 0, 0.05)), place(prism(inner, 0.02, enamel(tone), edge=0.012), (0, 0, 0.15))], (*at, 0))


def _within(shape):
    """The same shape, a rim smaller on every side."""
    small = SIDE - 2 * RIM
    if shape is triangle:
        h = SIDE / 2
        low, far = -h + RIM, h - RIM * 2.414
        return [(low, low), (far, low), (low, far)]
    if shape is leaf:
        return [(x * 0.86, y * 0.86) for x, y in leaf(SIDE)]
    return shape(small)
