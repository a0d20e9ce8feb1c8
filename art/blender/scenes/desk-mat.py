"""The woven mat, half rolled up, so that its rubber is seen."""

from math import cos, dist, pi, sin

import bpy

from materials import cloth, printed, rubber
from solids import add, place
from studio import camera, seamless, three_lights

DEPTH, FLAT, RADIUS, TURNS, THICK = 1.9, 3.9, 0.36, 2.4, 0.042


def build(view):
    seamless("slate", back=7)
    three_lights(key=1000, fill=190, rim=520)
    place(_mat(), (0, 0, THICK), turn=-20)
    if view == 1:
        camera((-0.4, -7.8, 4.2), (-0.02, 0, 0.25), lens=70, focus=(0, -0.6, 0.2), fstop=5.6)
    else:
        camera((0.9, -4.6, 2.2), (0.95, -0.75, 0.3), lens=86, focus=(1.0, -1.0, 0.3), fstop=2.2)


def _mat():
    """Seen from its long edge: a straight line that ends in a spiral. The face is inside the roll."""
    line = [(-2.4 + FLAT * i / 60, 0) for i in range(61)]
    steps = 160
    for i in range(1, steps + 1):
        angle = -pi / 2 + 2 * pi * TURNS * i / steps
        radius = RADIUS - (THICK + 0.014) * TURNS * i / steps
        line.append((1.5 + radius * cos(angle), RADIUS + radius * sin(angle)))
    lengths = [0]
    for before, point in zip(line, line[1:]):
        lengths.append(lengths[-1] + dist(before, point))
    across = 24
    vertices = [(x, -DEPTH / 2 + DEPTH * j / across, z) for x, z in line for j in range(across + 1)]
    row = across + 1
    faces = [
        (i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1)
        for i in range(len(line) - 1)
        for j in range(across)
    ]
    mesh = bpy.data.meshes.new("mat")
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        along, share = divmod(loop.vertex_index, row)
        layer.data[loop.index].uv = (lengths[along] / (DEPTH * 1800 / 800), share / across)
    mat = add("mat", mesh, printed(cloth("basalt", weave=260), "mat"), sharp=60)
    for side in (rubber("ink"), rubber("vermilion")):
        mesh.materials.append(side)
    body = mat.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = THICK, -1
    body.material_offset, body.material_offset_rim = 1, 2
    return mat
