"""The tile shapes as outlines: lists of (x, y), counterclockwise around the origin, `side` long."""

from math import atan2, cos, degrees, dist, radians, sin


def arc(x, y, radius, start, end, steps=40):
    """Points on an arc; angles in degrees."""
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def square(side):
    h = side / 2
    return [(-h, -h), (h, -h), (h, h), (-h, h)]


def quarter(side):
    h = side / 2
    return [(-h, -h), *arc(-h, -h, side, 0, 90)]


def leaf(side):
    h = side / 2
    return arc(-h, -h, side, 0, 90) + arc(h, h, side, 180, 270)[1:-1]


def triangle(side):
    h = side / 2
    return [(-h, -h), (h, -h), (-h, h)]


def dot(side, fill=1):
    return arc(0, 0, side / 2 * fill, 0, 360, 72)[:-1]


def rounded(width, depth, radius, steps=8):
    """A rectangle with rounded corners."""
    x, y = width / 2 - radius, depth / 2 - radius
    corners = ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270))
    return [point for cx, cy, start in corners for point in arc(cx, cy, radius, start, start + 90, steps)]


def turned(outline, quarters):
    for _ in range(quarters % 4):
        outline = [(-y, x) for x, y in outline]
    return outline


def moved(outline, x, y):
    return [(px + x, py + y) for px, py in outline]


def even(points, step=0.02):
    """The same closed line with points at even distances, as cloth needs it."""
    result = []
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]]):
        parts = max(1, round(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 / step))
        result += [(x0 + (x1 - x0) * i / parts, y0 + (y1 - y0) * i / parts) for i in range(parts)]
    return result


def curve(a, b, c, d, steps=24):
    """A Bézier curve from a to d, without its last point."""
    mix = lambda t: tuple(
        a[i] * (1 - t) ** 3 + 3 * b[i] * t * (1 - t) ** 2 + 3 * c[i] * t * t * (1 - t) + d[i] * t**3 for i in (0, 1)
    )
    return [mix(i / steps) for i in range(steps)]


def mirrored(half):
    """A whole outline from its left half, listed from the top centre to the bottom centre (counterclockwise)."""
    return half + [(-x, y) for x, y in reversed(half) if abs(x) > 1e-6]


def centre(outline):
    """The centroid of the shape."""
    pairs = [(a, b, a[0] * b[1] - b[0] * a[1]) for a, b in zip(outline, [*outline[1:], outline[0]])]
    area = sum(cross for *_, cross in pairs) / 2
    return tuple(sum((a[i] + b[i]) * cross for a, b, cross in pairs) / (6 * area) for i in (0, 1))


def roomy_corners(outline, reach):
    """The outline without the points of a curve that lie within `reach` of a corner, so that a wide edge has room there."""
    count = len(outline)
    sharp = [point for i, point in enumerate(outline) if _bend(outline[i - 1], point, outline[(i + 1) % count]) > 30]
    return [point for point in outline if point in sharp or all(dist(point, corner) > reach for corner in sharp)]


def _bend(before, point, after):
    """Degrees by which a line turns at a point."""
    turn = atan2(after[1] - point[1], after[0] - point[0]) - atan2(point[1] - before[1], point[0] - before[0])
    return abs((degrees(turn) + 180) % 360 - 180)


def band(line, width):
    """The outline of a strip along an open line, `width` wide to the left of its direction."""
    beside = []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        beside.append((x - (y1 - y0) / length * width, y + (x1 - x0) / length * width))
    return line + beside[::-1]
