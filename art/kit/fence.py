"""Fences, gates, bollards, barriers."""
import math

from kit.form import Form
from kit.sign import plate


def chain_link(points, height=2.1, barbed=True, mesh=0.3):
    """A chain-link fence along points [(x, y), ...]: posts, rails, an open diagonal mesh, barbs.

    A bonding lead drops at every fourth post.
    """
    form = Form()
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        at = lambda t, z: (ax + ux * t, ay + uy * t, z)
        bays = max(1, round(length / 2.5))
        for i in range(bays + 1):
            t = length * i / bays
            form.tube([at(t, 0), at(t, height)], 0.04, 'galvanized', 7)
            if barbed:
                form.tube([at(t, height), (ax + ux * t + uy * 0.25, ay + uy * t - ux * 0.25, height + 0.3)], 0.022,
                          'galvanized', 5)
            if i % 4 == 0:
                form.tube([(ax + ux * t + 0.06, ay + uy * t - 0.06, 0.5),
                           (ax + ux * t + 0.12, ay + uy * t - 0.12, 0)], 0.014, 'copper', 4)
        for z in (0.06, height - 0.03):
            form.tube([at(0, z), at(length, z)], 0.022, 'galvanized', 6)
        if barbed:
            for k in (0.1, 0.2, 0.3):
                o = k * 0.83
                form.tube([(ax + uy * o, ay - ux * o, height + k), (bx + uy * o, by - ux * o, height + k)], 0.009,
                          'bare-wire', 4)
        t = -height
        while t < length:
            a, b = max(0.0, t), min(length, t + height)
            form.tube([at(a, a - t), at(b, b - t)], 0.0065, 'galvanized', 3)
            form.tube([at(a, height - (a - t)), at(b, height - (b - t))], 0.0065, 'galvanized', 3)
            t += mesh
    return form


def gate(width=4.0, height=2.0):
    """A double swing gate along x from 0, with a warning sign."""
    form = Form()
    for x0, x1 in ((0.05, width / 2 - 0.03), (width / 2 + 0.03, width - 0.05)):
        form.tube([(x0, 0, 0.1), (x1, 0, 0.1), (x1, 0, height), (x0, 0, height)], 0.03, 'galvanized', 6, closed=True)
        form.tube([(x0, 0, 0.1), (x1, 0, height)], 0.02, 'galvanized', 6)
        t = x0 + 0.2
        while t < x1:
            form.tube([(t, 0, 0.1), (t, 0, height)], 0.007, 'galvanized', 3)
            t += 0.2
    form.put(plate(0.45, 0.34, 'safety-yellow'), width * 0.25, -0.04, 1.1)
    form.put(plate(0.4, 0.3, 'fire-red'), width * 0.75, -0.04, 1.1)
    return form


def bollard(height=1.05):
    """A concrete-filled pipe guard post in muted yellow."""
    form = Form()
    form.cyl(0.16, 0.06, (0, 0, 0), 'concrete', segments=16)
    form.cyl(0.1, height, (0, 0, 0), 'safety-yellow', segments=16, chamfer=0.05)
    form.lathe([(0.103, 0), (0.106, 0.02), (0.106, 0.1), (0.103, 0.12)], (0, 0, height * 0.72), 'ink', 16)
    return form


def pipe_guard(points, height=0.95):
    """A low pipe fence round a well or pumping unit along points [(x, y), ...]."""
    form = Form()
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        for z in (height, height * 0.5):
            form.tube([(ax, ay, z), (bx, by, z)], 0.035, 'safety-yellow', 7)
        count = max(1, round(math.hypot(bx - ax, by - ay) / 1.8))
        for i in range(count + 1):
            t = i / count
            form.tube([(ax + (bx - ax) * t, ay + (by - ay) * t, 0),
                       (ax + (bx - ax) * t, ay + (by - ay) * t, height)], 0.035, 'safety-yellow', 7)
    return form


def cattle_guard(width=4.0, depth=2.0):
    """A pipe grid across a lease road, rails along x."""
    form = Form()
    form.box((width, depth, 0.06), (0, 0, -0.05), 'dark-gray', 0.01)
    for i in range(9):
        form.tube([(-width / 2, -depth / 2 + depth * (i + 0.5) / 9, 0.06),
                   (width / 2, -depth / 2 + depth * (i + 0.5) / 9, 0.06)], 0.06, 'steel', 8)
    for s in (-1, 1):
        for y in (-depth / 2, depth / 2):
            form.bar((s * width / 2, y, 0), (s * width / 2, 0, 1.1), 0.07, 'galvanized')
    return form
