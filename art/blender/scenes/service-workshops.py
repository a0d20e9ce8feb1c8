"""A bench for one day: every tool on its hook, notebooks, pencils in the mug, and a panel that is half laid."""

from random import Random

from materials import gold, paper, plastic, printed, steel, wood
from solids import group, lathe, place, prism, slab, softened, tube
from studio import camera, lamp, oblong, seamless
from objects.mug import mug
from objects.notebook import THICK, notebook
from objects.pencil import pencil
from objects.trowel import trowel
from tiles import laid_tile, tile

WIDTH, DEPTH, TOP, PLATE = 4.5, 1.7, 1.0, 0.14
WALL, FOOT, HIGH = DEPTH / 2 - 0.12, TOP + 0.12, 1.8
# Half laid: shape, quarter turns, face and bed by place; the rest of the panel is still bare.
LAID = {
    (0, 0): ("quarter", 0, "vermilion", "bone"),
    (1, 0): ("leaf", 1, "marigold", "ink"),
    (2, 0): ("quarter", 3, "bone", "peacock"),
    (3, 0): ("dot", 0, "vermilion", "bone"),
    (0, 1): ("dot", 0, "ink", "bone"),
    (1, 1): ("quarter", 1, "peacock", "bone"),
    (2, 1): ("square", 0, "vermilion", None),
    (0, 2): ("leaf", 0, "bone", "vermilion"),
}
APRON = {2: ("quarter", 3, "vermilion"), 3: ("leaf", 1, "peacock"), 7: ("dot", 0, "vermilion"), 10: ("quarter", 1, "peacock"), 11: ("triangle", 0, "vermilion")}


def build():
    oblong(4, 3)
    seamless("marigold", back=9, curve=3)
    group([*_bench(), *_wall(), *_on_the_bench()], turn=-12)
    lamp((-6.5, -5.0, 6.5), (0, 0, 1.4), 1350, 2.2, tone=(1, 0.96, 0.9))
    lamp((6.5, -6, 3), (0, 0, 1.4), 330, 5, tone=(0.94, 0.97, 1))
    lamp((4, 7, 8), (0, 0, 1.6), 380, 2.4, depth=5)
    camera((-1.2, -12.4, 6.8), (0.02, 0, 1.36), lens=87)


def _bench():
    parts = [place(slab(WIDTH, DEPTH, PLATE, 0.03, wood(), edge=0.02), (0, 0, TOP - PLATE))]
    for x in (-1, 1):
        for y in (-1, 1):
            leg = slab(0.16, 0.16, TOP - PLATE, 0.02, wood(), edge=0.01)
            parts.append(place(leg, (x * (WIDTH / 2 - 0.2), y * (DEPTH / 2 - 0.2), 0)))
    parts.append(place(slab(WIDTH - 0.4, DEPTH - 0.5, 0.06, 0.02, wood(), edge=0.01), (0, 0, 0.22)))
    side = (WIDTH - 0.5) / 14
    apron = slab(WIDTH - 0.44, 0.1, side + 0.02, 0.01, plastic("ink", rough=0.6))
    parts.append(place(apron, (0, -DEPTH / 2 + 0.2, TOP - PLATE - side - 0.02)))
    for i in range(14):
        shape, turns, face = APRON.get(i, ("square", 0, "bone"))
        at = ((i - 6.5) * side, -DEPTH / 2 + 0.16, TOP - PLATE - side / 2)
        parts.append(_upright(at, face=face, bed="bone", shape=shape, turns=turns, side=side - 0.015))
    return parts


def _upright(at, **facts):
    return group(tile(height=0.05, **facts), at, tilt=(90, 0))


def _wall():
    """The perforated board in its frame, and what hangs on it."""
    board = group([slab(WIDTH - 0.2, HIGH, 0.05, 0.02, printed(plastic("slate", rough=0.5), "holes"), edge=0)], (0, WALL, FOOT + HIGH / 2), tilt=(90, 0))
    rails = [place(slab(WIDTH, 0.12, 0.1, 0.015, wood(), edge=0.01), (0, WALL, FOOT + z)) for z in (-0.06, HIGH - 0.04)]
    posts = [place(slab(0.1, 0.12, HIGH + 0.16, 0.015, wood(), edge=0.01), (x * (WIDTH / 2 - 0.05), WALL, TOP)) for x in (-1, 1)]
    high = FOOT + HIGH - 0.32
    tools = [
        _hung(group(trowel(), turn=180, scale=0.78), (-1.2, high - 0.62)),
        _hung(_mallet(), (-0.52, high)),
        _hung(_set_square(), (-0.1, high - 1.0)),
        _hung(_brush(), (1.25, high)),
        _hung(_rule(), (1.75, high)),
    ]
    hooks = (-1.2, -0.52, -0.02, 1.25, 1.75)
    pegs = [tube([(x, WALL - 0.02, high - 0.02), (x, WALL - 0.2, high), (x, WALL - 0.22, high + 0.05)], 0.018, gold()) for x in hooks]
    return [board, *rails, *posts, *tools, *pegs]


def _hung(tool, at):
    """A tool that lies on its back, y upwards, stands against the board."""
    return group([tool], (at[0], WALL - 0.07, at[1]), tilt=(90, 0))


def _mallet():
    handle = place(lathe(softened([(0, 0), (0.06, 0), (0.05, 0.5), (0.06, 1.05), (0, 1.08)], 0.03), wood(), 64), (0, -1.12, 0.1), tilt=(-90, 0))
    head = lathe(softened([(0, -0.3), (0.2, -0.3), (0.22, 0), (0.2, 0.3), (0, 0.3)], 0.04), wood("#8f6334"), 96)
    return group([handle, place(head, (0, -0.12, 0.18), tilt=(0, 90))])


def _set_square():
    blade = [(0, 0), (1.05, 0), (1.05, 0.16), (0.16, 0.16), (0.16, 1.05), (0, 1.05)]
    return prism(blade, 0.035, steel(), edge=0.006)


def _rule():
    return place(slab(0.16, 1.35, 0.03, 0.01, steel(rough=0.3), edge=0.005), (0, -0.62, 0))


def _brush():
    grip = lathe(softened([(0, 0), (0.05, 0), (0.075, 0.35), (0.05, 0.62), (0, 0.64)], 0.03), plastic("vermilion", rough=0.3), 64)
    handle = place(grip, (0, -0.62, 0.08), tilt=(-90, 0))
    collar = place(slab(0.3, 0.2, 0.1, 0.03, steel()), (0, -0.7, 0.03))
    hair = place(slab(0.28, 0.36, 0.08, 0.03, paper("#cdb98d", rough=0.95), edge=0.02), (0, -0.95, 0.04))
    return group([handle, collar, hair])


def _on_the_bench():
    pencils = [
        group([pencil(tone)], at=(x, y, 0.66), turn=turn, tilt=(0, -80), scale=1.6)
        for tone, x, y, turn in (("marigold", 0.1, 0.1, 20), ("peacock", -0.2, 0.15, 150), ("vermilion", 0, -0.2, 255))
    ]
    books = [
        group(notebook("vermilion", band="ink"), at=(0, 0, 0), turn=96),
        group(notebook("ink", "cover"), at=(0.03, 0.02, THICK), turn=78),
    ]
    return [
        group([*mug(), *pencils], at=(-1.86, -0.3, TOP), turn=-30, scale=0.32),
        group(books, at=(1.5, -0.12, TOP), scale=0.55),
        _panel((-0.3, -0.2, TOP)),
    ]


def _panel(at):
    uneven = Random(2)
    side = 0.34
    parts = [slab(4 * side + 0.16, 3 * side + 0.16, 0.05, 0.02, plastic("ink", rough=0.6))]
    for (i, j), (shape, turns, face, bed) in LAID.items():
        where = ((i - 1.5) * side, (1 - j) * side, 0.04)
        parts.append(laid_tile(where, uneven.uniform(-1, 1), face=face, bed=bed, shape=shape, turns=turns, side=side - 0.012, height=0.06))
    for x, y, turn, tone in ((1.03, -0.3, 24, "bone"), (1.05, -0.28, 40, "peacock"), (1.0, 0.28, -15, "vermilion")):
        parts.append(laid_tile((x, y, 0.06 if tone == "peacock" else 0), turn, face=tone, side=side - 0.012, height=0.06))
    return group(parts, at, turn=8)
