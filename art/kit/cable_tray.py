"""Ladder trays with live power cables from a building to its motors."""
from mathutils import Vector

from kit.form import Form


def beside(path, offset):
    """The path, moved sideways by `offset`, with mitered corners."""
    out = []
    for i, p in enumerate(path):
        ways = []
        if i:
            ways.append((p - path[i - 1]).normalized())
        if i < len(path) - 1:
            ways.append((path[i + 1] - p).normalized())
        sides = [Vector((-w.y, w.x, 0)) for w in ways]
        side = sum(sides, Vector()) / len(sides)
        out.append(p + side * (offset / max(0.3, side.length_squared)))
    return out


def cable_tray(points, width=0.46, cables=3, every=3.0, legs=True, radius=0.042):
    """A level ladder tray along points [(x, y, z), ...], on stanchions, with live cables in it.

    A copper bonding conductor follows one rail.
    """
    form = Form()
    path = [Vector(p) for p in points]
    for s in (-1, 1):
        rail = beside(path, s * width / 2)
        for a, b in zip(rail, rail[1:]):
            form.bar(a, b, 0.1, 'galvanized', 0.03)
    form.tube([p + Vector((0, 0, 0.05)) for p in beside(path, width / 2 + 0.03)], 0.013, 'copper', 5)
    for a, b in zip(path, path[1:]):
        run = b - a
        across = Vector((-run.y, run.x, 0)).normalized() * width / 2
        for i in range(int(run.length / 0.34)):
            p = a + run.normalized() * (0.17 + i * 0.34)
            form.bar(p - across, p + across, 0.035, 'galvanized')
        if legs:
            count = max(1, round(run.length / every))
            for i in range(count + 1):
                p = a + run * min(max(i / count, 0.3 / run.length), 1 - 0.3 / run.length)
                form.bar((p.x, p.y, 0), (p.x, p.y, p.z - 0.09), 0.11, 'galvanized')
                form.box((0.34, 0.34, 0.1), (p.x, p.y, 0), 'concrete', 0.02)
                form.bar(p - across * 1.2 - Vector((0, 0, 0.07)), p + across * 1.2 - Vector((0, 0, 0.07)), 0.07,
                         'galvanized')
    for k in range(cables):
        lane = (k - (cables - 1) / 2) * (width - 0.14) / max(1, cables - 1)
        form.tube([p + Vector((0, 0, 0.06)) for p in beside(path, lane)], radius, 'hot', 8, 0.3)
    return form


def cable_drop(start, end, reach=0.5, radius=0.05):
    """A live cable that leaves a tray at `start` and enters equipment from above at `end`, in a short loop."""
    a, b = Vector(start), Vector(end)
    middle = Vector((b.x, b.y, max(a.z, b.z) + 0.02))
    form = Form().tube([a, a.lerp(middle, min(0.9, reach)), middle, b], radius, 'hot', 8, 0.3)
    form.cyl(radius * 1.7, 0.16, (b.x, b.y, b.z - 0.02), 'steel', segments=12)
    return form
