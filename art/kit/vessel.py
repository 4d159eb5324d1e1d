"""Pressure vessels: treaters, separators, scrubbers, towers and stacks."""
import math

from kit.access import ladder
from kit.form import Form
from kit.piping import control_valve, gauge, pipe, relief_stack


def _shell(radius, length):
    """Lathe profile of a shell with 2:1 elliptical heads. `length` includes the heads."""
    head = radius * 0.5
    low = [(radius * math.sin(t), head - head * math.cos(t)) for t in [math.pi / 2 * i / 7 for i in range(8)]]
    high = [(r, length - h) for r, h in reversed(low)]
    return low + high


def vertical(radius, height, paint='white', skirt=0.6, bands=2):
    """An upright vessel on a skirt, with a manway and a nameplate that face -y."""
    form = Form()
    form.cyl(radius * 1.25, 0.18, (0, 0, 0), 'concrete', segments=28)
    form.cyl(radius * 0.97, skirt + radius * 0.4, (0, 0, 0.16), paint, segments=32)
    form.cyl(radius * 1.1, 0.05, (0, 0, 0.18), 'steel', segments=28, chamfer=0.01)
    form.lathe(_shell(radius, height - skirt), (0, 0, skirt), paint, 40)
    for k in range(bands):
        z = skirt + (height - skirt) * (k + 1) / (bands + 1)
        form.lathe([(radius, -0.04), (radius + 0.02, -0.03), (radius + 0.02, 0.03), (radius, 0.04)], (0, 0, z),
                   paint, 40)
    form.cyl(radius * 0.42, 0.16, (0, -radius - 0.1, skirt + 0.9), paint, 'y', 20)
    form.cyl(radius * 0.5, 0.05, (0, -radius - 0.15, skirt + 0.9), paint, 'y', 20, 0.012)
    form.box((0.3, 0.02, 0.2), (0.35 * radius, -radius * 0.98, skirt + 1.7), 'aluminum', 0.005)
    form.tube([(radius * 0.6, -radius * 0.6, 0.3), (radius * 1.2, -radius * 1.1, 0.02)], 0.018, 'copper', 6)
    form.put(relief_stack(0.9), 0, radius * 0.3, height - 0.08)
    return form


def horizontal(radius, length, paint='white', clearance=0.7):
    """A vessel along x on two saddles, with a boot, a sight glass and a relief stack."""
    form = Form()
    z = clearance + radius
    form.lathe(_shell(radius, length), (-length / 2, 0, z), paint, 40, 'x')
    for x in (-length * 0.28, length * 0.28):
        form.box((0.22, radius * 1.7, clearance + radius * 0.35), (x, 0, 0.12), 'steel', 0.02)
        form.box((0.5, radius * 1.9, 0.14), (x, 0, 0), 'concrete', 0.03)
    for x in (-length * 0.12, length * 0.12):
        form.lathe([(radius, -0.04), (radius + 0.018, -0.03), (radius + 0.018, 0.03), (radius, 0.04)], (x, 0, z),
                   paint, 40, 'x')
    form.tube([(length * 0.18, -radius * 0.9, z - 0.4), (length * 0.18, -radius - 0.18, z - 0.4),
               (length * 0.18, -radius - 0.18, z + 0.45), (length * 0.18, -radius * 0.8,
                                                           z + 0.45)], 0.025, 'steel', 6, 0.06)
    form.box((0.07, 0.06, 0.5), (length * 0.18, -radius - 0.2, z - 0.2), 'label-blue', 0.01)
    form.put(relief_stack(1.1), -length * 0.2, 0, z + radius * 0.97)
    form.put(gauge(0.25), length * 0.05, -radius * 0.3, z + radius * 0.94)
    form.cyl(0.16, 0.25, (length * 0.32, 0, z + radius * 0.9), paint, segments=16)
    form.cyl(0.22, 0.06, (length * 0.32, 0, z + radius * 0.9 + 0.22), paint, segments=16, chamfer=0.012)
    return form


def heater_treater(radius=0.95, height=6.6, paint='white'):
    """A vertical treater: fire tube, burner and flame arrestor at -y, exhaust stack, piping, ladder."""
    form = vertical(radius, height, paint, 0.5, 3)
    form.cyl(0.42, 0.5, (0, -radius - 0.42, 1.05), 'oxide', 'y', 24, 0.03)
    form.cyl(0.5, 0.07, (0, -radius - 0.12, 1.05), paint, 'y', 24, 0.012)
    form.cyl(0.46, 0.34, (0, -radius - 0.78, 1.05), 'dark-gray', 'y', 24, 0.04)
    form.box((0.3, 0.22, 0.4), (0.62, -radius - 0.4, 0.9), 'switchgear-gray', 0.02)
    form.tube([(0.62, -radius - 0.4, 0.0), (0.62, -radius - 0.4, 0.9)], 0.03, 'galvanized', 6)
    # Exhaust stack of the fire tube, beside the shell.
    sx, sy = radius * 0.95, -radius * 0.75
    form.tube([(0.3, -radius + 0.05, 1.75), (sx, sy - 0.1, 1.75), (sx, sy - 0.1, height + 1.3)], 0.19, 'galvanized',
              18, 0.35)
    form.cyl(0.28, 0.2, (sx, sy - 0.1, height + 1.5), 'galvanized', segments=18, top=0.02)
    form.lathe([(0.2, 0), (0.23, 0), (0.23, 0.08), (0.2, 0.08)], (sx, sy - 0.1, height + 1.15), 'galvanized', 18)
    form.bar((sx * 0.6, sy * 0.6, height * 0.6), (sx, sy - 0.1, height * 0.6), 0.06, 'steel')
    form.bar((sx * 0.6, sy * 0.6, height * 0.9), (sx, sy - 0.1, height * 0.9), 0.06, 'steel')
    ladder_form = ladder(height - 0.9, True, 0.9)
    form.put(ladder_form, -radius + 0.1, -0.25, 0.2, -62)
    form.put(_cap_platform(radius), 0, 0, height - 0.75)
    for z, side in ((0.8, 1), (2.4, 1), (3.6, 1)):
        form.put(pipe([(radius * 0.9, 0.1, z), (radius + 0.6, 0.1, z), (radius + 0.6, 0.1, 0.35),
                       (radius + 1.2, 0.1, 0.35), (radius + 1.2, 0.1, -0.2)],
                      0.06, ('oil-green', 'oxide', 'aluminum')[int(z) % 3]), 0, 0.35 * (z - 2), 0)
    form.put(control_valve(0.06), radius + 0.9, -0.4, 0.35)
    form.put(gauge(0.1), -0.3, -radius * 0.95, 3.2)
    return form


def _cap_platform(radius):
    form = Form()
    form.lathe([(radius + 0.02, 0), (radius + 0.75, 0), (radius + 0.75, 0.06), (radius + 0.02, 0.06)], (0, 0, 0),
               'grating', 18, start=math.pi * 0.75, sweep=math.pi * 0.95)
    points = [((radius + 0.72) * math.cos(a), (radius + 0.72) * math.sin(a), 0.05)
              for a in [math.pi * (0.75 + 0.95 * i / 9) for i in range(10)]]
    for part in (1.07, 0.55):
        form.tube([(x, y, z + part) for x, y, z in points], 0.026, 'safety-yellow', 6)
    for x, y, z in points:
        form.tube([(x, y, z), (x, y, z + 1.07)], 0.024, 'safety-yellow', 6)
    return form


def scrubber(radius=0.5, height=3.4, paint='white'):
    """A small vertical scrubber with a level bridle, a dump valve and an inlet flange."""
    form = vertical(radius, height, paint, 0.5, 1)
    form.tube([(0.1, -radius * 0.95, 0.9), (0.1, -radius - 0.2, 0.9), (0.1, -radius - 0.2, 1.9),
               (0.1, -radius * 0.95, 1.9)], 0.03, 'steel', 6, 0.06)
    form.box((0.09, 0.07, 0.7), (0.1, -radius - 0.23, 1.05), 'label-blue', 0.01)
    form.put(control_valve(0.05), radius + 0.5, 0, 0.4)
    form.put(pipe([(radius * 0.9, 0, 0.75), (radius + 0.2, 0, 0.75), (radius + 0.2, 0, 0.4), (radius + 0.9, 0, 0.4)],
                  0.05, 'oil-green'))
    return form


def vent_stack(height=9.0, radius=0.16):
    """A tall vent or blowdown stack with guy lugs and a flared tip."""
    form = Form()
    form.box((0.8, 0.8, 0.3), (0, 0, 0), 'concrete', 0.04)
    form.tube([(0, 0, 0.25), (0, 0, height)], radius, 'galvanized', 18)
    form.cyl(radius * 1.3, 0.3, (0, 0, height - 0.1), 'galvanized', segments=18, top=radius * 1.5)
    for z in (height * 0.35, height * 0.7):
        form.cyl(radius * 1.4, 0.06, (0, 0, z), 'galvanized', segments=18, chamfer=0.01)
    return form


def combustor(height=6.5, radius=0.6):
    """An enclosed combustor: insulated stack, burner box, flame arrestor, ignition panel."""
    form = Form()
    form.box((2.2, 1.8, 0.18), (0, 0, 0), 'concrete', 0.03)
    form.cyl(radius, height - 0.9, (0, 0, 0.9), 'aluminum', segments=32, chamfer=0.05)
    for z in (1.4, 2.9, 4.4):
        form.lathe([(radius, 0), (radius + 0.03, 0.01), (radius + 0.03, 0.07), (radius, 0.08)], (0, 0, z),
                   'galvanized', 32)
    for i in range(4):
        a = math.tau * (i + 0.5) / 4
        form.bar((radius * math.cos(a), radius * math.sin(a), 0.1),
                 (radius * math.cos(a), radius * math.sin(a), 1.2), 0.1, 'steel')
    form.cyl(radius * 1.05, 0.35, (0, 0, 0.75), 'dark-gray', segments=32)
    form.put(pipe([(0, -radius, 0.85), (0, -radius - 0.7, 0.85), (0, -radius - 0.7, 0.3),
                   (-1.2, -radius - 0.7, 0.3)], 0.07, 'safety-yellow'))
    form.cyl(0.17, 0.4, (0, -radius - 0.55, 0.85), 'dark-gray', 'y', 18)
    form.box((0.4, 0.25, 0.6), (0.85, -radius - 0.2, 0.8), 'switchgear-gray', 0.02)
    form.bar((0.85, -radius - 0.2, 0), (0.85, -radius - 0.2, 0.8), 0.08, 'galvanized')
    return form
