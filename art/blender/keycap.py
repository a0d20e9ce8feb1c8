"""A key of a keyboard: rings that narrow towards a dished top. UV runs from 0 to 1 over the top."""

from math import radians

import bmesh
import bpy

from outlines import rounded
from solids import add

GAP = 0.02
# Height, inset, corner radius and how far the ring is drawn in, from the skirt to the middle of the dish.
_RINGS = (
    (0, 0, 0.05, 1),
    (0.21, 0.035, 0.07, 1),
    (0.37, 0.073, 0.1, 1),
    (0.405, 0.093, 0.11, 1),
    (0.42, 0.13, 0.12, 1),
    (0.408, 0.13, 0.06, 0.6),
    (0.4, 0.13, 0.03, 0.3),
)


def keycap(units, material, at, tilt=0):
    """A cap as wide as `units` of the keyboard's grid; a unit is one unit of the scene."""
    half_width, half_depth = units / 2 - GAP, 0.5 - GAP
    body = bmesh.new()
    rings = []
    for height, inset, radius, share in _RINGS:
        outline = rounded(2 * (half_width - inset) * share, 2 * (half_depth - inset) * share, radius)
        lean = 0.03 * height / 0.42
        rings.append([body.verts.new((x, y + lean, height)) for x, y in outline])
    for lower, upper in zip(rings, rings[1:]):
        for i in range(len(lower)):
            j = (i + 1) % len(lower)
            body.faces.new((lower[i], lower[j], upper[j], upper[i]))
    body.faces.new(rings[-1])
    mesh = bpy.data.meshes.new("keycap")
    body.to_mesh(mesh)
    body.free()
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        point = mesh.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (
            point.x / (2 * (half_width - 0.085)) + 0.5,
            (point.y - 0.03) / (2 * (half_depth - 0.085)) + 0.5,
        )
    cap = add("keycap", mesh, material, sharp=60)
    cap.location = at
    cap.rotation_euler = (radians(tilt), 0, 0)
    return cap
