"""Pumps, compressors, coolers and generators on skids."""
import math

from kit.form import Form
from kit.piping import gauge, pipe, transmitter
from kit.pumpjack import motor
from kit.sign import text_label


def skid(length, width, height=0.28, paint='oil-green', deck=True):
    """A structural skid: two rails, cross members, deck, lifting eyes."""
    form = Form()
    for y in (-width / 2 + 0.1, width / 2 - 0.1):
        form.box((length, 0.2, height), (0, y, 0), paint, 0.025)
    for i in range(max(2, round(length / 1.2))):
        x = -length / 2 + 0.1 + (length - 0.2) * i / (max(2, round(length / 1.2)) - 1)
        form.box((0.16, width - 0.1, height - 0.04), (x, 0, 0), paint, 0.02)
    if deck:
        form.box((length - 0.1, width - 0.2, 0.04), (0, 0, height - 0.05), 'grating', 0.01)
    for x in (-length / 2 + 0.2, length / 2 - 0.2):
        for y in (-width / 2, width / 2):
            form.cyl(0.09, 0.06, (x, y - 0.03, height * 0.55), 'safety-yellow', 'y', 12, 0.01)
    form.tube([(length / 2 - 0.3, -width / 2 + 0.05, height * 0.5), (length / 2 - 0.2, -width / 2 - 0.2, 0)], 0.018,
              'copper', 5)
    return form


def pump(scale=1.0, paint='oil-green'):
    """A multistage barrel pump along x, with suction and discharge nozzles on top and the coupling at -x."""
    form = Form()
    form.cyl(0.36, 1.3, (-0.65, 0, 0.55), paint, 'x', 28, 0.05)
    for i in range(5):
        form.cyl(0.4, 0.07, (-0.55 + i * 0.24, 0, 0.55), paint, 'x', 28, 0.015)
    for x in (-0.9, 0.68):
        form.cyl(0.22, 0.24, (x, 0, 0.55), paint, 'x', 20, 0.03)
    for x in (-0.45, 0.5):
        form.cyl(0.15, 0.5, (x, 0, 0.75), paint, segments=18)
        form.cyl(0.25, 0.07, (x, 0, 1.2), paint, segments=20, chamfer=0.015)
    for x in (-0.5, 0.5):
        form.box((0.3, 0.8, 0.25), (x, 0, 0), 'ink', 0.03)
    form.put(gauge(0.25), 0.05, -0.2, 0.8)
    return Form().put(form, scale=scale)


def pump_skid(length=4.6, width=1.7, size=1.35):
    """A motor-driven pump on a skid: motor at -x, guarded coupling, pump, gauges, transmitter, control station."""
    form = skid(length, width)
    form.put(motor(size), -length * 0.24, 0, 0.28)
    form.put(pump(size * 0.9), length * 0.22, 0, 0.28)
    form.cyl(0.24, 0.55, (-0.3, 0, 0.84), 'safety-yellow', 'x', 18, 0.05)
    form.put(transmitter(0.7), length * 0.42, -width * 0.35, 0.28)
    form.bar((-0.2, -width * 0.42, 0.28), (-0.2, -width * 0.42, 1.4), 0.05, 'galvanized')
    form.box((0.28, 0.16, 0.36), (-0.2, -width * 0.42 - 0.06, 1.2), 'switchgear-gray', 0.015)
    form.cyl(0.05, 0.05, (-0.2, -width * 0.42 - 0.19, 1.32), 'fire-red', 'y', 12, 0.01)
    return form


def compressor_skid(length=7.2, width=2.8):
    """A reciprocating compressor package: motor, frame with four throws, bottles, scrubbers, panel, piping."""
    form = skid(length, width, 0.36)
    z = 0.36
    form.put(motor(2.0), -length * 0.28, 0, z)
    form.cyl(0.34, 0.6, (-0.75, 0, z + 0.88), 'safety-yellow', 'x', 20, 0.05)
    form.box((2.2, 1.0, 1.25), (0.75, 0, z), 'oil-green', 0.06)
    form.box((2.0, 0.8, 0.2), (0.75, 0, z + 1.25), 'oil-green', 0.05)
    for x in (0.3, 1.2):
        for s in (-1, 1):
            form.cyl(0.3, 0.9, (x, s * 0.5 - (0.9 if s < 0 else 0), z + 0.75), 'gray', 'y', 20, 0.04)
            form.cyl(0.36, 0.1, (x, s * 1.32 - 0.05, z + 0.75), 'gray', 'y', 20, 0.02)
    for s in (-1, 1):
        form.lathe([(0, 0), (0.2, 0.04), (0.27, 0.14), (0.27, 1.66), (0.2, 1.76), (0, 1.8)],
                   (-0.15, s * 0.95, z + 1.45), 'gray', 22, 'x')
        for x in (0.3, 1.2):
            form.cyl(0.12, 0.5, (x, s * 0.95, z + 0.98), 'gray', segments=14)
    for k, y in enumerate((-0.75, 0.75)):
        form.cyl(0.32, 2.1, (2.75, y, z + 0.3), 'white', segments=24, chamfer=0.12)
        form.cyl(0.26, 0.34, (2.75, y, z), 'white', segments=20)
        form.put(gauge(0.2), 2.75, y, z + 2.38)
        form.put(pipe([(2.75, y, z + 2.35), (2.75, y, z + 2.75), (1.2, y * 1.26, z + 2.75),
                       (1.2, y * 1.26, z + 1.95)], 0.09, 'safety-yellow' if k else 'gray', False))
    form.box((0.9, 0.4, 1.5), (-length / 2 + 0.7, -width / 2 + 0.3, z), 'panel-white', 0.03)
    form.put(text_label(0.3, 0.2, 'safety-yellow'), -length / 2 + 0.7, -width / 2 + 0.09, z + 1.0)
    form.box((0.3, 0.02, 0.2), (-length / 2 + 0.7, -width / 2 + 0.09, z + 1.25), 'screen', 0.004)
    return form


def cooler(length=4.2, width=3.2, height=3.4, fans=2):
    """An induced-draft gas cooler: legs, tube bundle, plenum, fan rings with blades, motors."""
    form = Form()
    for x in (-length / 2 + 0.1, length / 2 - 0.1):
        for y in (-width / 2 + 0.1, width / 2 - 0.1):
            form.bar((x, y, 0), (x, y, height), 0.16, 'galvanized')
            form.box((0.4, 0.4, 0.12), (x, y, 0), 'concrete', 0.03)
        form.bar((x, -width / 2 + 0.1, 0.4), (x, width / 2 - 0.1, height - 1.5), 0.08, 'galvanized')
    form.box((length, width, 0.5), (0, 0, height - 1.3), 'aluminum', 0.03)
    for i in range(int(length / 0.16)):
        form.box((0.03, width - 0.1, 0.03), (-length / 2 + 0.1 + i * 0.16, 0, height - 0.82), 'steel', 0.006)
    for x in (-length / 2 - 0.15, length / 2 + 0.15):
        form.box((0.3, width * 0.96, 0.55), (x, 0, height - 1.32), 'gray', 0.03)
    form.box((length, width, 0.45), (0, 0, height - 0.75), 'galvanized', 0.04)
    for k in range(fans):
        x = -length / 2 + length * (k + 0.5) / fans
        r = min(length / fans, width) * 0.42
        form.lathe([(r, 0), (r + 0.05, 0), (r + 0.05, 0.4), (r, 0.4), (r, 0)], (x, 0, height - 0.32), 'galvanized', 32)
        form.cyl(r, 0.03, (x, 0, height - 0.3), 'black', segments=32, chamfer=0.005)
        for i in range(6):
            a = math.tau * i / 6
            blade = Form().put(Form().box((r * 0.82, 0.26, 0.025), (r * 0.48, 0, 0), 'gray', 0.008), tilt=18)
            form.put(blade, x, 0, height - 0.12, math.degrees(a))
        form.cyl(0.16, 0.16, (x, 0, height - 0.16), 'dark-gray', segments=14)
        for i in range(9):
            y = -r + 2 * r * i / 8
            half = math.sqrt(max(0.0, r * r - y * y))
            form.tube([(x - half, y, height + 0.08), (x + half, y, height + 0.08)], 0.011, 'safety-yellow', 4)
        form.put(motor(0.55), x, 0.2, height - 2.1, 90)
    return form


def generator(length=3.6, width=1.5, height=2.1):
    """A standby generator in a weather enclosure on a fuel tank: louvers, doors, exhaust stack, breaker box."""
    form = Form()
    form.box((length + 0.5, width + 0.6, 0.16), (0, 0, 0), 'concrete', 0.03)
    form.box((length + 0.1, width + 0.05, 0.5), (0, 0, 0.16), 'dark-gray', 0.03)
    form.box((length, width, height - 0.3), (0, 0, 0.66), 'sand', 0.05)
    for i in range(3):
        x = -length / 2 + length * (i + 0.5) / 3
        form.box((length / 3 - 0.08, 0.03, height - 0.5), (x, -width / 2 - 0.015, 0.76), 'sand', 0.012)
        for k in range(5):
            form.box((length / 3 - 0.4, 0.03, 0.03), (x, -width / 2 - 0.04, 0.95 + k * 0.08), 'dark-gray', 0.006)
        form.box((0.04, 0.05, 0.16), (x + 0.34, -width / 2 - 0.05, 1.6), 'dark-gray', 0.01)
    for k in range(12):
        form.box((0.03, width - 0.3, 0.04), (length / 2 + 0.02, 0, 0.9 + k * 0.12), 'dark-gray', 0.008)
    form.tube([(-length * 0.3, 0.2, 0.6 + height), (-length * 0.3, 0.2, height + 1.2)], 0.09, 'steel', 12)
    form.cyl(0.22, 0.9, (-length * 0.3 - 0.45, 0.2, height + 0.55), 'steel', 'x', 18, 0.06)
    form.box((0.14, 0.7, 0.8), (-length / 2 - 0.07, -0.2, 1.0), 'switchgear-gray', 0.02)
    form.put(text_label(0.4, 0.22, 'safety-yellow'), 0, -width / 2 - 0.04, 1.9)
    form.tube([(length / 2 + 0.05, -width / 2 + 0.1, 0.4), (length / 2 + 0.25, -width / 2, 0)], 0.02, 'copper', 6)
    return form
