"""Bodies made from outlines and profiles: slabs, lathes, tubes. Lengths are in scene units; a product is about two units wide."""

from math import cos, dist, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

from outlines import rounded


def add(name, mesh, material=None, sharp=35):
    """Adds a mesh to the scene, with smooth shading except at edges sharper than `sharp` degrees."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, radians(sharp)
    return thing


def place(thing, at=(0, 0, 0), turn=0, tilt=(0, 0)):
    """Moves objects; `turn` is about the vertical and `tilt` about x and y, in degrees."""
    thing.location = at
    thing.rotation_euler = (radians(tilt[0]), radians(tilt[1]), radians(turn))
    return thing


def group(things, at=(0, 0, 0), turn=0, tilt=(0, 0), scale=1):
    handle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(handle)
    for thing in things:
        thing.parent = handle
    handle.scale = (scale,) * 3
    return place(handle, at, turn, tilt)


def prism(outline, height, material=None, edge=0.02, bottom_edge=False):
    """An upright body on an outline, its upper edge rounded off. UV runs from 0 to 1 over the outline's bounds."""
    body = bmesh.new()
    face = body.faces.new([body.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(body, geom=[face])["geom"]
    bmesh.ops.translate(body, vec=(0, 0, height), verts=[v for v in raised if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(body, faces=body.faces[:])
    if edge:
        level = lambda e, z: all(abs(v.co.z - z) < 1e-6 for v in e.verts)
        rim = [e for e in body.edges if level(e, height) or (bottom_edge and level(e, 0))]
        bmesh.ops.bevel(body, geom=rim, offset=edge, segments=5, profile=0.5, affect="EDGES")
    bmesh.ops.triangulate(body, faces=[f for f in body.faces if len(f.verts) > 4])
    bmesh.ops.recalc_face_normals(body, faces=body.faces[:])
    thing = add("prism", _with_flat_uv(body, outline), material)
    for face in thing.data.polygons:
        # Long thin triangles of a flat top show as lines when they are shaded round.
        face.use_smooth = abs(face.normal.z) < 0.98
    return thing


def slab(width, depth, height, radius=0.06, material=None, edge=0.012):
    return prism(rounded(width, depth, radius), height, material, edge, bottom_edge=True)


def sheet(outline, material=None, thickness=0.012, rise=None, steps=48):
    """A thin body cut finely enough to be bent: `rise(x, y)` says how far each point is lifted."""
    thing = prism(outline, thickness, material, edge=thickness * 0.3, bottom_edge=True)
    if rise is None:
        return thing
    body = bmesh.new()
    body.from_mesh(thing.data)
    for axis in (0, 1):
        low, high = (pick(point[axis] for point in outline) for pick in (min, max))
        for i in range(1, steps):
            where, normal = [0, 0, 0], [0, 0, 0]
            where[axis], normal[axis] = low + (high - low) * i / steps, 1
            geometry = body.verts[:] + body.edges[:] + body.faces[:]
            bmesh.ops.bisect_plane(body, geom=geometry, plane_co=where, plane_no=normal)
    for vertex in body.verts:
        vertex.co.z += rise(vertex.co.x, vertex.co.y)
    for face in body.faces:
        face.smooth = True
    body.to_mesh(thing.data)
    body.free()
    return thing


def lathe(profile, material=None, segments=160, sharp=50):
    """A profile of (radius, height) points turned about the vertical; U runs around, V along the profile."""
    lengths = [0]
    for before, point in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + dist(before, point))
    count = len(profile)
    vertices = [
        (r * cos(2 * pi * i / segments), r * sin(2 * pi * i / segments), z)
        for i in range(segments + 1)
        for r, z in profile
    ]
    faces = [
        (i * count + j, (i + 1) * count + j, (i + 1) * count + j + 1, i * count + j + 1)
        for i in range(segments)
        for j in range(count - 1)
    ]
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        around, along = divmod(loop.vertex_index, count)
        layer.data[loop.index].uv = (around / segments, lengths[along] / lengths[-1])
    return add("lathe", mesh, material, sharp)


def softened(points, radius=0.02, steps=8):
    """A polyline with its corners rounded, for profiles."""
    result = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        a, b, c = Vector(before), Vector(corner), Vector(after)
        reach = min(radius, (a - b).length * 0.45, (c - b).length * 0.45)
        start, end = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            result.append(tuple(start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t))
    return [*result, points[-1]]


def tube(points, radius, material=None, flat=None, cyclic=False, fine=16):
    """A round or, with `flat` = (half width, half height), an oval strand along smooth points."""
    curve = _smooth_curve("tube", points, cyclic, fine)
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, 8, True
    if flat:
        (a, b) = flat
        section = _smooth_curve("section", [(a, 0, 0), (0, b, 0), (-a, 0, 0), (0, -b, 0)], True, fine)
        oval = bpy.data.objects.new("section", section)
        bpy.context.collection.objects.link(oval)
        oval.hide_render = True
        curve.bevel_mode, curve.bevel_object = "OBJECT", oval
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(thing)
    if material:
        curve.materials.append(material)
    return thing


def _smooth_curve(name, points, cyclic, fine):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.resolution_u = "3D", fine
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = cyclic
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    return curve


def _with_flat_uv(body, outline):
    left, bottom = (min(p[i] for p in outline) for i in (0, 1))
    width, depth = (max(p[i] for p in outline) - low for i, low in ((0, left), (1, bottom)))
    mesh = bpy.data.meshes.new("flat")
    layer = body.loops.layers.uv.new()
    for face in body.faces:
        for loop in face.loops:
            loop[layer].uv = ((loop.vert.co.x - left) / width, (loop.vert.co.y - bottom) / depth)
    body.to_mesh(mesh)
    body.free()
    return mesh
