"""A shirt folded for the shelf: two layers of cloth with the fold to the front, and a woven label in the hem."""

from math import cos, pi, sin

import bpy
from mathutils import Vector, noise

from materials import cloth, paper
from solids import add, place, slab

WIDTH, DEPTH, LAYER = 2.4, 1.9, 0.19
THICK = 2 * LAYER


def folded_shirt(tone, seed=0, label="bone"):
    weave = cloth(tone, weave=520)
    lower = _layer(weave, WIDTH, DEPTH, seed)
    upper = place(_layer(weave, WIDTH - 0.05, DEPTH - 0.03, seed + 5), (0.01, -0.02, LAYER * 0.96))
    tag = place(slab(0.16, 0.1, 0.012, 0.004, paper(label), edge=0.003), (WIDTH * 0.3, -DEPTH / 2 - 0.015, LAYER * 1.38), tilt=(90, 0))
    return [lower, upper, tag]


def _layer(material, width, depth, seed, steps=120, around=64):
    """A soft sheet: a rounded section drawn along x, thinner at both ends, nowhere quite even."""
    rings = []
    for i in range(steps + 1):
        t = 2 * i / steps - 1
        end = (1 - abs(t) ** 14) ** 0.5
        rings.append([_point(t, 2 * pi * j / around, width, depth, end, seed) for j in range(around)])
    vertices = [point for ring in rings for point in ring]
    faces = [
        (i * around + j, (i + 1) * around + j, (i + 1) * around + (j + 1) % around, i * around + (j + 1) % around)
        for i in range(steps)
        for j in range(around)
    ]
    mesh = bpy.data.meshes.new("folded")
    mesh.from_pydata(vertices, [], faces)
    return add("folded", mesh, material, sharp=180)


def _point(t, angle, width, depth, end, seed):
    x = t * width / 2
    y = _rounded(cos(angle), 0.16) * depth / 2 * (0.97 + 0.03 * end)
    z = _rounded(sin(angle), 0.5) * LAYER / 2 * end
    swell = noise.noise(Vector((x * 1.3, y * 1.1, seed))) * 0.03 + noise.noise(Vector((x * 3.4, y * 2.2, seed + 3))) * 0.012
    return (x, y + swell * 0.8, LAYER / 2 + z * (1 + swell * 4) + swell * 0.3)


def _rounded(value, power):
    return (abs(value) ** power) * (1 if value >= 0 else -1)
