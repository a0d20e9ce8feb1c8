"""The mug from the front, or from above, so that its inside is seen."""

from solids import group
from studio import camera, seamless, three_lights
from objects.mug import mug


def build(view):
    seamless("marigold", back=8)
    three_lights(key=700, fill=160, rim=450, target=(0, 0, 1))
    if view == 1:
        group(mug(), turn=-38)
        camera((0, -8.6, 3.6), (0.18, 0, 0.95), lens=82, focus=(0, -0.9, 1), fstop=5.6)
    else:
        group(mug(), turn=-158)
        camera((0.5, -6.6, 6.3), (-0.2, 0, 0.98), lens=88, focus=(0, -0.6, 1.6), fstop=5.6)
