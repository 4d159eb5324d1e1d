"""Access: handrails, stairs, caged ladders and grated walks."""
import math

from mathutils import Vector

from kit.form import Form

RAIL = 1.07


def handrail(points, paint='safety-yellow', toe=True, height=RAIL):
    """A guardrail with two rails. `points` are on the edge of the walking surface."""
    form = Form()
    path = [Vector(p) for p in points]
    for part in (height, height * 0.53):
        form.tube([p + Vector((0, 0, part)) for p in path], 0.026, paint, 6)
    for a, b in zip(path, path[1:]):
        count = max(1, round((b - a).length / 1.4))
        for i in range(count + 1):
            p = a.lerp(b, i / count)
            form.tube([p, p + Vector((0, 0, height))], 0.024, paint, 6)
        if toe:
            form.bar(a + Vector((0, 0, 0.06)), b + Vector((0, 0, 0.06)), 0.02, paint, 0.1)
    return form


def walk(length, width=0.9, rails='both', legs=0.0, every=3.0, ends=''):
    """A grated walk along x from x = 0, with its deck at z = 0. `legs` is the height of its legs; 0 means no legs.

    `rails` are 'front', 'back' or 'both'. `ends` names the ends that a rail closes: 'left', 'right' or both words.
    """
    form = Form()
    form.box((length, width, 0.05), (length / 2, 0, -0.05), 'grating', 0.01)
    for y in (-width / 2, width / 2):
        form.box((length, 0.06, 0.18), (length / 2, y, -0.2), 'galvanized', 0.012)
    for i in range(int(length / 0.5)):
        form.box((0.025, width - 0.1, 0.012), (0.25 + i * 0.5, 0, 0), 'galvanized', 0.003)
    if rails in ('front', 'both'):
        form.put(handrail([(0, -width / 2, 0), (length, -width / 2, 0)]))
    if rails in ('back', 'both'):
        form.put(handrail([(0, width / 2, 0), (length, width / 2, 0)]))
    for name, x in (('left', 0), ('right', length)):
        if name in ends:
            form.put(handrail([(x, -width / 2, 0), (x, width / 2, 0)]))
    if legs:
        count = max(1, round(length / every))
        for i in range(count + 1):
            x = min(max(length * i / count, 0.1), length - 0.1)
            for y in (-width / 2 + 0.06, width / 2 - 0.06):
                form.bar((x, y, -legs), (x, y, -0.1), 0.09, 'galvanized')
                form.box((0.24, 0.24, 0.03), (x, y, -legs), 'galvanized', 0.008)
            form.bar((x, -width / 2, -legs * 0.55), (x, width / 2, -0.25), 0.05, 'galvanized')
    return form


def stair(rise, width=0.8, pitch=44.0):
    """A straight stair that climbs toward +x from the origin to the height `rise`, with rails on both sides."""
    form = Form()
    run = rise / math.tan(math.radians(pitch))
    steps = max(2, round(rise / 0.21))
    for y in (-width / 2, width / 2):
        form.bar((0, y, 0.08), (run, y, rise - 0.06), 0.05, 'galvanized', 0.2)
        for part in (0.95, 0.5):
            form.tube([(0, y, part), (run, y, rise + part)], 0.026, 'safety-yellow', 6)
        count = max(2, round(run / 1.2))
        for i in range(count + 1):
            t = i / count
            form.tube([(run * t, y, rise * t), (run * t, y, rise * t + 0.95)], 0.024, 'safety-yellow', 6)
    for i in range(1, steps):
        form.box((0.26, width - 0.06, 0.04), (run * i / steps, 0, rise * i / steps - 0.02), 'grating', 0.008)
        form.box((0.03, width - 0.06, 0.045), (run * i / steps - 0.12, 0, rise * i / steps - 0.02), 'safety-yellow',
                 0.006)
    return form


def stair_run(rise, pitch=44.0):
    """Horizontal length of a stair, in meters. `pitch` is in degrees."""
    return rise / math.tan(math.radians(pitch))


def ladder(height, cage=True, beyond=1.0):
    """A fixed ladder on a wall at y = 0, climbed from -y, with hoops above 2.2 m. It ends `beyond` above `height`."""
    form = Form()
    for x in (-0.22, 0.22):
        form.tube([(x, -0.18, 0.1), (x, -0.18, height + beyond)], 0.024, 'safety-yellow', 6)
        for z in (0.6, height * 0.5, height - 0.2):
            form.tube([(x, -0.18, z), (x, 0.02, z)], 0.02, 'safety-yellow', 5)
    for i in range(int(height / 0.3) + 1):
        form.tube([(-0.22, -0.18, 0.3 + i * 0.3), (0.22, -0.18, 0.3 + i * 0.3)], 0.015, 'galvanized', 5)
    if cage and height > 3:
        hoops = []
        z = 2.3
        while z < height + beyond:
            hoop = [(0.36 * math.cos(a), -0.2 + 0.4 * math.sin(a), z)
                    for a in [math.pi + math.pi * i / 10 for i in range(11)]]
            form.tube(hoop, 0.02, 'safety-yellow', 5)
            hoops.append(hoop)
            z += 0.75
        for k in (2, 5, 8):
            form.tube([h[k] for h in hoops], 0.015, 'safety-yellow', 5)
    return form


def steps(rise, width=1.0, landing=0.9):
    """Stairs to a door: a railed landing at the height `rise` in front of y = 0, and steps down toward -y."""
    form = Form()
    count = max(2, round(rise / 0.2))
    form.box((width, landing, 0.05), (0, -landing / 2, rise - 0.05), 'grating', 0.01)
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        for y in (-0.08, -landing + 0.06):
            form.bar((x, y, 0), (x, y, rise - 0.05), 0.06, 'galvanized')
    for i in range(1, count):
        z = rise * (1 - i / count)
        form.box((width, 0.26, 0.04), (0, -landing - 0.25 * i + 0.12, z - 0.02), 'grating', 0.008)
    foot = -landing - 0.25 * count + 0.12
    for x in (-width / 2, width / 2):
        form.bar((x, -landing, rise - 0.08), (x, foot, 0.0), 0.04, 'galvanized', 0.14)
        form.put(handrail([(x, -0.05, rise), (x, -landing, rise), (x, foot, 0.05)], toe=False))
    return form
