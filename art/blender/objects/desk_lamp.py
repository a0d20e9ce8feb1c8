"""The desk lamp, switched on, its head to the right of its foot."""

from math import cos, pi, radians, sin

import bpy

from materials import glowing, plastic, steel
from palette import colour
from solids import lathe, place, softened, tube

ELBOW, NECK = (-0.72, 0, 1.5), (0.45, 0, 2.42)


def desk_lamp(tone="vermilion", power=190):
    paint, metal = plastic(tone, rough=0.36), steel()
    foot = lathe(softened([(0, 0), (0.62, 0), (0.62, 0.12), (0, 0.12)], 0.05), paint)
    lower = tube([(-0.35, 0, 0.1), (-0.62, 0, 0.85), ELBOW], 0.035, metal)
    upper = tube([ELBOW, (-0.2, 0, 2.05), NECK], 0.035, metal)
    return [place(foot, (-0.35, 0, 0)), lower, upper, _joint(ELBOW), _joint(NECK), *_head(paint), _light(power)]


def _joint(at):
    knob = lathe(softened([(0, -0.09), (0.085, -0.09), (0.085, 0.09), (0, 0.09)], 0.02), plastic("ink"), 64)
    return place(knob, at, tilt=(90, 0))


def _head(paint):
    profile = [(0, 0.52), (0.16, 0.52), (0.2, 0.44), (0.24, 0.3), (0.56, -0.12), (0.55, -0.13), (0.53, -0.12), (0.22, 0.26), (0, 0.3)]
    ball = [(0.16 * cos(a), 0.16 * sin(a)) for a in (pi * (i / 24 - 0.5) for i in range(25))]
    return [
        place(lathe(softened(profile, 0.04), paint), (0.68, 0, 2.2), tilt=(0, -24)),
        place(lathe(ball, glowing("#ffe2b0", 9), 64), (0.72, 0, 2.16)),
    ]


def _light(power):
    light = bpy.data.lights.new("bulb", "SPOT")
    light.energy, light.color, light.shadow_soft_size = power, colour("#ffd9a8")[:3], 0.16
    light.spot_size, light.spot_blend = radians(105), 0.6
    bulb = bpy.data.objects.new("bulb", light)
    bpy.context.collection.objects.link(bulb)
    return place(bulb, (0.76, 0, 2.02), tilt=(0, -20))
