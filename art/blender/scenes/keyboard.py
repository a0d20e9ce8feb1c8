"""The keyboard from the right, where its coloured keys are."""

from solids import group
from studio import camera, seamless, three_lights
from objects.keyboard import keyboard


def build(view):
    seamless("sand", back=8)
    three_lights(key=900, fill=160, rim=500)
    group(keyboard(), at=(0, 0, 0.14), turn=-24, tilt=(5, 0), scale=0.36)
    if view == 1:
        camera((2.6, -6.4, 4.3), (0.55, -0.2, 0.07), lens=66, focus=(0.9, -1.05, 0.32), fstop=1.2)
    else:
        camera((5.0, -4.6, 2.5), (1.35, -0.55, 0.2), lens=88, focus=(1.9, -1.15, 0.32), fstop=1.4)
