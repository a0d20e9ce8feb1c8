"""A badge on its lanyard, put down on the table."""

from materials import cloth, embossed, paper, plastic, printed, steel
from outlines import band, curve
from solids import group, place, sheet, slab, tube
from studio import camera, raking_light, table

WIDTH, HEIGHT = 1.5, 2.14


def build(view):
    table("indigo")
    raking_light(key=800, fill=190, above=150)
    group([*_badge(), *_clip()], at=(0.06, -0.42, 0), turn=-5)
    _lanyard()
    if view == 1:
        camera((0, -2.0, 8.8), (0, 0.0, 0), lens=92)
    else:
        camera((-1.3, -2.9, 2.5), (0.1, 0.42, 0.05), lens=92, focus=(0.12, 0.62, 0.1), fstop=2.4)


def _badge():
    card = slab(WIDTH, HEIGHT, 0.035, 0.1, printed(paper(rough=0.4, coat=0.3), "badge"), edge=0.01)
    slot = place(slab(0.32, 0.075, 0.004, 0.036, paper("#2a3a96", rough=0.9), edge=0), (0, HEIGHT / 2 - 0.13, 0.0335))
    return [card, slot]


def _clip():
    """A strap through the slot, snapped shut over a steel ring."""
    top = HEIGHT / 2
    strap = place(slab(0.17, 0.36, 0.05, 0.03, plastic("sand", rough=0.4), edge=0.02), (0, top + 0.02, 0.03))
    stud = place(slab(0.1, 0.1, 0.02, 0.049, steel(), edge=0.01), (0, top + 0.06, 0.075))
    ring = [(-0.13, top + 0.2, 0.06), (0, top + 0.14, 0.07), (0.13, top + 0.2, 0.06), (0.1, top + 0.36, 0.06), (-0.1, top + 0.36, 0.06)]
    return [strap, stud, tube(ring, 0.022, steel(), cyclic=True)]


def _lanyard():
    """Two ends of one ribbon leave the picture at the top; the right one lies over the left."""
    for x, lift in ((-1, 0.02), (1, 0.055)):
        foot = (0.17 - x * 0.03, 0.93)
        line = curve((x * 0.75 + 0.1, 3.2), (x * 0.95, 2.3), (x * 0.32 + 0.1, 1.5), foot, 40) + [foot]
        line = [(px - 0.12, py) for px, py in line]
        weave = embossed(cloth("vermilion" if x > 0 else "#d8431c", weave=500), "rib", strength=0.5, scale=(40, 1))
        sheet(band(line, 0.24), weave, 0.02, rise=lambda px, py, lift=lift: lift + 0.03 * max(0, min(1, py - 1)), steps=24)
    knot = cloth("vermilion", weave=500)
    place(slab(0.34, 0.2, 0.13, 0.05, knot, edge=0.04), (0.19, 0.86, 0.02), turn=-5)
