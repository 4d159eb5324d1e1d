"""Atmospheric tanks and their containment."""
import math

from kit.access import handrail
from kit.form import Form
from kit.piping import gate_valve


def tank(radius=1.83, height=6.1, paint='tank', roof='tank-roof'):
    """A bolted or welded stock tank: shell courses, cone roof, thief hatch, vent, manway, gauge, bonding leads.

    The manway and drain valve face -y.
    """
    form = Form()
    form.cyl(radius + 0.12, 0.12, (0, 0, 0), 'gravel', segments=48, chamfer=0.03)
    form.lathe([(radius, 0.1), (radius, height)], (0, 0, 0), paint, 56)
    for k in range(1, 4):
        z = 0.1 + (height - 0.1) * k / 4
        form.lathe([(radius, -0.035), (radius + 0.028, -0.022), (radius + 0.028, 0.022), (radius, 0.035)], (0, 0, z),
                   paint, 56)
    for i in range(4):
        for k in range(4):
            a = math.tau * (i / 4 + (k % 2) / 8 + 0.05)
            z = 0.1 + (height - 0.1) * k / 4
            form.box((0.035, 0.05, (height - 0.1) / 4),
                     ((radius + 0.004) * math.cos(a), (radius + 0.004) * math.sin(a), z),
                     paint, 0.008, math.degrees(a))
    form.lathe([(radius, 0), (radius + 0.06, 0.01), (radius + 0.06, 0.07), (radius, 0.08)], (0, 0, height - 0.06),
               paint, 56)
    form.lathe([(radius + 0.03, 0), (0.18, radius * 0.26), (0, radius * 0.26)], (0, 0, height), roof, 56)
    for i in range(12):
        a = math.tau * i / 12
        form.bar((0.3 * math.cos(a), 0.3 * math.sin(a), height + radius * 0.235),
                 (radius * math.cos(a), radius * math.sin(a), height + 0.015), 0.03, roof)
    form.put(thief_hatch(), 0.1, -radius * 0.62, height + 0.1)
    form.cyl(0.2, 0.16, (0, 0, height + radius * 0.25), 'galvanized', segments=18)
    form.tube([(0.7, 0.6, height + 0.2), (0.7, 0.6, height + 0.75), (1.0, 0.8, height + 0.75),
               (1.0, 0.8, height + 0.6)], 0.07, 'galvanized', 10, 0.18)
    form.put(_manway(), 0.35, -radius + 0.02, 0.75, 8)
    form.put(gate_valve(0.07, paint='oxide'), -0.75, -radius - 0.35, 0.35, 66)
    form.tube([(-0.62, -radius * 0.9, 0.35), (-0.78, -radius - 0.5, 0.35)], 0.07, 'oxide', 10)
    for k, z in enumerate((0.9, 1.3)):
        form.box((0.34, 0.012, 0.24), (-0.25 - k * 0.02, -radius - 0.012, 1.9 + k * 0.28),
                 ('white', 'safety-yellow')[k], 0.004)
    # Bonding: a lug and a copper lead on the shell, and a lead across the hatch.
    form.tube([(radius * 0.9, -radius * 0.47, 0.5), (radius * 0.98, -radius * 0.5, 0.1),
               (radius * 1.05, -radius * 0.56, 0.02)], 0.02, 'copper', 6)
    form.box((0.1, 0.08, 0.1), (radius * 0.88, -radius * 0.46, 0.45), 'copper', 0.01)
    form.tube([(0.1, -radius * 0.62 + 0.2, height + 0.35), (0.1, -radius * 0.3, height + 0.28)], 0.012, 'copper', 5)
    return form


def thief_hatch():
    """A gauge hatch with a closed lid and a counterweight arm."""
    form = Form()
    form.cyl(0.16, 0.24, (0, 0, 0), 'galvanized', segments=16)
    form.cyl(0.2, 0.05, (0, 0, 0.22), 'dark-gray', segments=16, chamfer=0.015)
    form.bar((0, 0.18, 0.26), (0, -0.3, 0.3), 0.04, 'dark-gray')
    return form


def _manway():
    form = Form()
    form.cyl(0.36, 0.16, (0, -0.14, 0), 'tank', 'y', 24, 0.02)
    form.cyl(0.4, 0.05, (0, -0.19, 0), 'tank', 'y', 24, 0.012)
    for i in range(12):
        a = math.tau * i / 12
        form.cyl(0.022, 0.04, (0.345 * math.cos(a), -0.225, 0.345 * math.sin(a)), 'steel', 'y', 6, 0.004)
    form.bar((-0.42, -0.2, 0.1), (-0.42, -0.2, 0.52), 0.035, 'tank')
    return form


def dike(x0, y0, x1, y1, height=0.75):
    """A corrugated steel containment wall around a rectangle, with posts and a top cap."""
    form = Form()
    ring = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        turn = math.degrees(math.atan2(uy, ux))
        count = round(length / 0.22)
        for i in range(count):
            t = (i + 0.5) / count * length
            form.box((0.16, 0.06 + 0.04 * (i % 2), height - 0.04), (ax + ux * t, ay + uy * t, 0), 'pad-green', 0.02,
                     turn)
        form.box((length, 0.05, height - 0.06), ((ax + bx) / 2, (ay + by) / 2, 0), 'pad-green', 0.01, turn)
        form.box((length + 0.1, 0.13, 0.06), ((ax + bx) / 2, (ay + by) / 2, height - 0.05), 'galvanized', 0.015, turn)
        for i in range(round(length / 2.4) + 1):
            t = i / max(1, round(length / 2.4)) * length
            form.box((0.1, 0.16, height + 0.04), (ax + ux * t, ay + uy * t, 0), 'galvanized', 0.015, turn)
    return form


def step_over(height=0.75):
    """A stile that crosses the dike along y."""
    form = Form()
    form.box((0.9, 0.7, 0.05), (0, 0, height + 0.1), 'grating', 0.01)
    for s in (-1, 1):
        for k in range(1, 4):
            form.box((0.9, 0.26, 0.04), (0, s * (0.35 + 0.24 * k - 0.1), (height + 0.1) * (1 - k / 4)), 'grating',
                     0.008)
        for x in (-0.45, 0.45):
            form.bar((x, s * 0.35, height + 0.08), (x, s * 1.2, 0), 0.05, 'galvanized', 0.12)
    for x in (-0.45, 0.45):
        form.put(handrail([(x, -1.1, 0.1), (x, -0.35, height + 0.15), (x, 0.35, height + 0.15), (x, 1.1, 0.1)],
                          toe=False))
    return form
