"""A pointing trowel lying on its blade, the tip towards y; the handle stands off behind it."""

from materials import gold, steel, wood
from solids import group, lathe, prism, softened, tube

_BLADE = [(0, -0.02), (0.34, -0.05), (0.38, 0.05), (0.05, 1.12), (0, 1.16), (-0.05, 1.12), (-0.38, 0.05), (-0.34, -0.05)]


def trowel():
    iron = steel(rough=0.3)
    neck = tube([(0, 0.25, 0.03), (0, -0.02, 0.06), (0, -0.12, 0.3), (0, -0.3, 0.36), (0, -0.5, 0.36)], 0.035, iron)
    grip = lathe(softened([(0, 0), (0.085, 0), (0.075, 0.2), (0.11, 0.55), (0.1, 0.85), (0, 0.88)], 0.06), wood(), 96)
    ring = lathe([(0, -0.02), (0.088, -0.02), (0.088, 0.08), (0, 0.08)], gold(), 64)
    handle = group([grip, ring], at=(0, -0.46, 0.36), tilt=(90, 0))
    return [prism(_BLADE, 0.022, iron, edge=0.006, bottom_edge=True), neck, handle]
