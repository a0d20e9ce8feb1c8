"""Cloth laid flat: an outline becomes a soft body with rounded hems and faint creases."""

import bpy
import numpy as np
from mathutils import Vector, geometry, noise

from solids import add


def laid(outline, material, thickness=0.05, hem=0.09, creases=(), waves=0.012, fine=0.022, frame=None, drift=0):
    """`hem` is how far from the edge the cloth reaches its full thickness; `creases` are (from x, y, to x, y, height, width).

    UV runs from 0 to 1 over `frame` = (left, bottom, width, depth), by default the outline's bounds. `drift` lets the
    outline wander a little, since nothing sewn is straight.
    """
    edge = np.array([_drifted(x, y, drift) for x, y in outline])
    points = [Vector(point) for point in edge] + [Vector(p) for p in _inside(edge, hem, fine)]
    count = len(outline)
    seams = [(i, (i + 1) % count) for i in range(count)]
    corners, _, faces, *_ = geometry.delaunay_2d_cdt(points, seams, [], 1, 1e-6)
    flat = np.array([tuple(corner) for corner in corners])
    rounding = 1 - np.clip(_distance(flat, edge) / hem, 0, 1)
    body = np.sqrt(np.clip(1 - rounding**2, 0, 1))
    lift = np.array([_lift(x, y, creases, waves) for x, y in flat])
    heights = np.clip(body * (thickness + lift), 0, None)

    mesh = bpy.data.meshes.new("cloth")
    mesh.from_pydata([(x, y, z) for (x, y), z in zip(flat, heights)], [], [tuple(face) for face in faces])
    left, bottom, width, depth = frame or (*edge.min(0), *np.ptp(edge, axis=0))
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y = flat[loop.vertex_index]
        layer.data[loop.index].uv = ((x - left) / width, (y - bottom) / depth)
    return add("cloth", mesh, material, sharp=180)


def _drifted(x, y, drift):
    return (x + drift * noise.noise(Vector((x * 1.6, y * 2.6, 7))), y + drift * noise.noise(Vector((x * 2.6, y * 1.6, 9))))


def _lift(x, y, creases, waves):
    swell = noise.noise(Vector((x * 1.7, y * 1.1, 1))) + noise.noise(Vector((x * 3.1 + y * 1.9, y * 0.8, 4)))
    return waves * swell + sum(_crease(x, y, *crease) for crease in creases)


def _crease(x, y, x0, y0, x1, y1, height, width):
    """A ridge with a shallow valley beside it, bowed a little and fading out at both ends."""
    dx, dy = x1 - x0, y1 - y0
    length = (dx * dx + dy * dy) ** 0.5
    along = ((x - x0) * dx + (y - y0) * dy) / length**2
    if not -0.15 < along < 1.15:
        return 0
    bow = np.sin(np.pi * np.clip(along, 0, 1))
    off = ((y - y0) * dx - (x - x0) * dy) / length - 0.06 * bow + 0.012 * noise.noise(Vector((x * 5, y * 5, 1)))
    fade = max(0, np.sin(np.pi * np.clip((along + 0.12) / 1.24, 0, 1))) ** 1.3
    wide = width * (0.6 + 0.8 * max(0, along))
    return height * fade * (np.exp(-((off / wide) ** 2)) - 0.45 * np.exp(-(((off - wide * 1.7) / (wide * 1.4)) ** 2)))


def _inside(edge, hem, fine):
    """A triangular grid, and rings along the edge where the hem bends most."""
    (left, bottom), (right, top) = edge.min(0), edge.max(0)
    rows = np.arange(bottom, top, fine * 0.866)
    grid = np.array([(x + (j % 2) * fine / 2, y) for j, y in enumerate(rows) for x in np.arange(left, right, fine)])
    grid = grid[_contains(grid, edge)]
    grid = grid[_distance(grid, edge) > hem * 0.75]
    rings = [grid]
    along = np.roll(edge, -1, 0) - np.roll(edge, 1, 0)
    inward = np.stack([-along[:, 1], along[:, 0]], 1) / np.maximum(np.linalg.norm(along, axis=1)[:, None], 1e-9)
    for share in (0.04, 0.14, 0.3, 0.5):
        ring = edge + inward * hem * share
        keep = _contains(ring, edge) & (_distance(ring, edge) > hem * share * 0.8)
        rings.append(ring[keep])
    return np.concatenate(rings)


def _contains(points, edge):
    inside = np.zeros(len(points), bool)
    for (x0, y0), (x1, y1) in zip(edge, np.roll(edge, -1, 0)):
        if y0 == y1:
            continue
        crosses = (y0 > points[:, 1]) != (y1 > points[:, 1])
        inside ^= crosses & (points[:, 0] < (x1 - x0) * (points[:, 1] - y0) / (y1 - y0) + x0)
    return inside


def _distance(points, edge):
    nearest = np.full(len(points), np.inf)
    for start, end in zip(edge, np.roll(edge, -1, 0)):
        way = end - start
        share = np.clip((points - start) @ way / max(way @ way, 1e-12), 0, 1)
        nearest = np.minimum(nearest, np.linalg.norm(points - start - share[:, None] * way, axis=1))
    return nearest
