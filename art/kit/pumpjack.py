"""A conventional beam pumping unit with its horsehead toward +x. The well is at the origin."""
import math

from mathutils import Matrix

from kit.form import Form
from kit.sign import text_label
from kit.vehicle import _extrude


def pumpjack(angle=9.0):
    """The pumping unit. The beam is tilted by `angle` degrees, with its head up. The base extends to x = -8.6."""
    form = Form()
    form.box((8.2, 1.9, 0.22), (-4.9, 0, 0), 'concrete', 0.05)
    for y in (-0.55, 0.55):
        _beam(form, (-8.7, y, 0.42), (-1.2, y, 0.42), 0.3, 'ink')
    for x in (-1.4, -2.8, -4.4, -6.0, -7.4, -8.6):
        form.box((0.2, 1.3, 0.22), (x, 0, 0.22), 'ink', 0.02)
    pivot = (-3.3, 0, 5.0)
    # Samson post: four legs with rungs and braces.
    for y in (-1, 1):
        form.bar((-2.0, y * 0.95, 0.5), (-3.2, y * 0.2, 4.75), 0.2, 'ink')
        form.bar((-4.7, y * 0.95, 0.5), (-3.4, y * 0.2, 4.75), 0.2, 'ink')
        for k in range(1, 4):
            t = k / 4
            form.bar((-2.0 - 1.2 * t, y * (0.95 - 0.75 * t), 0.5 + 4.25 * t),
                     (-4.7 + 1.3 * t, y * (0.95 - 0.75 * t), 0.5 + 4.25 * t), 0.1, 'ink')
    for k in range(1, 4):
        t = k / 4
        for x0, x1 in ((-2.0, -3.2), (-4.7, -3.4)):
            x = x0 + (x1 - x0) * t
            form.bar((x, -(0.95 - 0.75 * t), 0.5 + 4.25 * t), (x, 0.95 - 0.75 * t, 0.5 + 4.25 * t), 0.08, 'ink')
    form.box((0.6, 0.75, 0.25), (-3.3, 0, 4.72), 'ink', 0.04)
    form.cyl(0.18, 0.8, (-3.3, -0.4, 5.0), 'steel', 'y', 16)
    # Ladder on the front legs.
    for i in range(13):
        t = (i + 1) / 14
        form.bar((-2.0 - 1.2 * t + 0.1, -0.2, 0.5 + 4.25 * t), (-2.0 - 1.2 * t + 0.1, 0.2, 0.5 + 4.25 * t), 0.035,
                 'safety-yellow')
    for y in (-0.2, 0.2):
        form.bar((-1.9, y, 0.55), (-3.08, y, 4.75), 0.04, 'safety-yellow')
    beam = Form()
    _beam(beam, (-3.4, 0, 0.28), (2.6, 0, 0.28), 0.42, 'ink')
    for x in (-2.4, -1.0, 0.9, 2.0):
        beam.box((0.06, 0.36, 0.5), (x, 0, 0.02), 'ink', 0.012)
    beam.put(text_label(1.5, 0.34, 'white'), -0.9, -0.2, 0.11)
    head = [(2.3, -1.35), (2.85, -1.5), (3.12, -0.9), (3.25, -0.2), (3.3, 0.4), (3.22, 0.95), (3.02, 1.5),
            (2.75, 1.45), (2.5, 0.6)]
    _extrude(beam, head, 0.5, 'ink', 0.03)
    _extrude(beam, [(3.05, -0.85), (3.19, -0.2), (3.24, 0.4), (3.17, 0.9), (3.0, 1.36), (2.96, 1.1), (3.0, 0.3),
                    (2.95, -0.5)], 0.54, 'safety-yellow', 0.01)
    beam.cyl(0.16, 0.9, (-3.3, -0.45, 0.1), 'steel', 'y', 14)
    lift = math.radians(angle)
    form.put_by(beam, Matrix.Translation(pivot) @ Matrix.Rotation(-lift, 4, 'Y'))
    tail = (pivot[0] - 3.3 * math.cos(lift), 0, pivot[2] - 3.3 * math.sin(lift) + 0.1)
    # Gear reducer, cranks with counterweights, pitmans.
    hub = (-6.3, 0, 1.75)
    form.box((1.9, 1.0, 0.7), (-6.3, 0, 0.5), 'ink', 0.04)
    _extrude(form, [(-7.1, 1.15), (-5.5, 1.15), (-5.5, 2.0), (-5.9, 2.35), (-6.8, 2.35), (-7.1, 2.0)], 0.95,
             'oil-green', 0.05)
    form.cyl(0.2, 2.1, (hub[0], -1.05, hub[2]), 'steel', 'y', 16)
    swing = math.radians(205)
    cx, cz = math.cos(swing), math.sin(swing)
    for y in (-1, 1):
        form.bar((hub[0] - cx * 0.45, y * 0.82, hub[2] - cz * 0.45),
                 (hub[0] + cx * 1.75, y * 0.82, hub[2] + cz * 1.75), 0.2, 'ink', 0.34)
        weight = [(0.75, -0.75), (1.75, -0.62), (1.95, 0.0), (1.75, 0.62), (0.75, 0.75), (0.6, 0.0)]
        turned = [(hub[0] + x * cx - z * cz, hub[2] + x * cz + z * cx) for x, z in weight]
        part = Form()
        _extrude(part, turned, 0.26, 'safety-yellow', 0.03)
        form.put(part, 0, y * 1.02, 0)
        pin = (hub[0] + cx * 0.95, y * 1.22, hub[2] + cz * 0.95)
        form.cyl(0.11, 0.2, (pin[0], pin[1] - 0.1, pin[2]), 'steel', 'y', 12)
        form.bar(pin, (tail[0], y * 0.75, tail[2]), 0.11, 'ink')
    form.bar((tail[0], -0.85, tail[2]), (tail[0], 0.85, tail[2]), 0.2, 'ink')
    # Motor, sheaves and belt guard.
    form.box((0.9, 0.9, 0.2), (-8.1, 0, 0.5), 'ink', 0.03)
    form.put(motor(0.62), -8.1, 0.15, 0.7, 90)
    _extrude(form, [(-8.4, 0.75), (-5.9, 1.25), (-5.75, 1.75), (-6.0, 2.1), (-6.4, 2.15), (-8.3, 1.35),
                    (-8.5, 1.05)], 0.2, 'safety-yellow', 0.04)
    # Bridle, carrier bar and polished rod.
    hx, hz = pivot[0] + 3.28 * math.cos(lift), pivot[2] + 3.28 * math.sin(lift)
    for y in (-0.14, 0.14):
        form.tube([(hx + 0.02, y, hz + 0.4), (0.02, y, hz - 0.4), (0, y, 2.75)], 0.022, 'steel', 6)
    form.box((0.14, 0.44, 0.12), (0, 0, 2.65), 'steel', 0.02)
    form.tube([(0, 0, 1.4), (0, 0, 3.0)], 0.03, 'steel', 8)
    return form


def _beam(form, start, end, size, paint):
    """Adds an I-beam between two points at the same height."""
    (ax, ay, az), (bx, by, bz) = start, end
    for z in (az - size * 0.5, az + size * 0.5 - size * 0.14):
        form.box((abs(bx - ax), size * 0.8, size * 0.14), ((ax + bx) / 2, ay, z), paint, 0.012)
    form.box((abs(bx - ax), size * 0.2, size), ((ax + bx) / 2, ay, az - size / 2), paint, 0.01)


def motor(scale=1.0, paint='label-blue'):
    """A totally enclosed fan-cooled motor with its shaft toward +x: ribs, fan cowl, conduit box, feet, ground stud."""
    form = Form()
    r, length = 0.36, 0.95
    form.cyl(r * 0.9, length, (-length / 2, 0, r + 0.08), paint, 'x', 28, 0.04)
    for i in range(22):
        a = math.tau * i / 22
        form.put_by(Form().box((length * 0.86, 0.02, 0.08), (0, 0, r * 0.86), paint, 0.004), _spin(a, r + 0.08))
    form.cyl(r * 1.02, 0.3, (-length / 2 - 0.22, 0, r + 0.08), paint, 'x', 28, 0.05)
    form.cyl(r * 0.75, 0.02, (-length / 2 - 0.235, 0, r + 0.08), 'dark-gray', 'x', 20, 0.004)
    form.cyl(r * 0.96, 0.1, (length / 2 - 0.06, 0, r + 0.08), paint, 'x', 28, 0.03)
    form.cyl(0.07, 0.35, (length / 2, 0, r + 0.08), 'steel', 'x', 14, 0.015)
    for y in (-r * 0.75, r * 0.75):
        form.box((length * 0.8, 0.16, 0.16), (0, y, 0), paint, 0.02)
    form.box((0.36, 0.26, 0.34), (0.05, -r - 0.1, r), paint, 0.025)
    form.tube([(0.05, -r - 0.1, r + 0.02), (0.05, -r - 0.16, -0.02)], 0.04, 'galvanized', 8)
    form.put(text_label(0.2, 0.12, 'aluminum'), 0.05, -r - 0.235, r + 0.1)
    form.tube([(-0.25, -r * 0.8, 0.1), (-0.3, -r - 0.15, 0.0)], 0.014, 'copper', 5)
    return Form().put(form, scale=scale)


def _spin(angle, z):
    return Matrix.Translation((0, 0, z)) @ Matrix.Rotation(angle, 4, 'X')
