"""The lamp, switched on, bent over a notebook."""

from math import cos, pi, radians, sin

import bpy

from materials import glowing, paper, plastic, steel
from palette import colour
from solids import lathe, place, slab, softened, tube
from studio import camera, seamless, three_lights

ELBOW, NECK = (-0.72, 0, 1.5), (0.45, 0, 2.42)


def build(view):
    seamless("indigo", back=8)
    three_lights(key=560, fill=130, rim=440)
    paint, metal = plastic("vermilion", rough=0.36), steel()
    place(lathe(softened([(0, 0), (0.62, 0), (0.62, 0.12), (0, 0.12)], 0.05), paint), (-0.35, 0, 0))
    tube([(-0.35, 0, 0.1), (-0.62, 0, 0.85), ELBOW], 0.035, metal)
    tube([ELBOW, (-0.2, 0, 2.05), NECK], 0.035, metal)
    for joint in (ELBOW, NECK):
        knob = lathe(softened([(0, -0.09), (0.085, -0.09), (0.085, 0.09), (0, 0.09)], 0.02), plastic("ink"), 64)
        place(knob, joint, tilt=(90, 0))
    _head(paint)
    place(slab(1.0, 1.35, 0.12, 0.04, paper("bone")), (1.06, -0.4, 0), turn=17)
    if view == 1:
        camera((0.9, -10.5, 3.0), (0.22, 0, 1.3), lens=92)
    else:
        camera((2.2, -6.2, 1.7), (0.26, 0, 2.0), lens=104, focus=(0.65, -0.3, 2.1), fstop=4)


def _head(paint):
    profile = [(0, 0.52), (0.16, 0.52), (0.2, 0.44), (0.24, 0.3), (0.56, -0.12), (0.55, -0.13), (0.53, -0.12), (0.22, 0.26), (0, 0.3)]
    place(lathe(softened(profile, 0.04), paint), (0.68, 0, 2.2), tilt=(0, -24))
    ball = [(0.16 * cos(a), 0.16 * sin(a)) for a in (pi * (i / 24 - 0.5) for i in range(25))]
    place(lathe(ball, glowing("#ffe2b0", 9), 64), (0.72, 0, 2.16))
    light = bpy.data.lights.new("bulb", "SPOT")
    light.energy, light.color, light.shadow_soft_size = 190, colour("#ffd9a8")[:3], 0.16
    light.spot_size, light.spot_blend = radians(105), 0.6
    bulb = bpy.data.objects.new("bulb", light)
    bpy.context.collection.objects.link(bulb)
    place(bulb, (0.76, 0, 2.02), tilt=(0, -20))
