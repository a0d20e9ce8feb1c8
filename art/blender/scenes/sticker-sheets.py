"""Two sheets of stickers, a corner of the upper one lifting."""

from materials import embossed, paper, printed
from outlines import rounded
from solids import place, sheet
from studio import camera, raking_light, table

WIDTH, HEIGHT = 1.9, 2.49


def build(view):
    table("indigo")
    raking_light(key=760, fill=190, above=170)
    lower = sheet(rounded(WIDTH, HEIGHT, 0.05), paper("#e7e0ce", rough=0.6), 0.014)
    place(lower, (-0.06, 0.03, 0), turn=10)
    vinyl = embossed(printed(paper(rough=0.5), "sheet"), "relief", strength=0.5)
    upper = sheet(rounded(WIDTH, HEIGHT, 0.05), vinyl, 0.014, rise=_lift, steps=64)
    place(upper, (0.04, -0.02, 0.03), turn=-7)
    if view == 1:
        camera((0, -2.4, 8.6), (0, -0.02, 0), lens=96)
    else:
        camera((0.2, -3.9, 2.5), (0.26, -0.34, 0.08), lens=92, focus=(0.4, -0.7, 0.1), fstop=2.4)


def _lift(x, y):
    """The lower right corner curls up, the rest is nearly flat."""
    corner = max(0, x / WIDTH - y / HEIGHT - 0.5)
    return 0.012 * (x / WIDTH * 2) ** 2 + 0.9 * corner**2
