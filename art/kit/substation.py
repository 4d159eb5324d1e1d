"""High and medium voltage yard: lattice steel, breakers, switches, bus, instrument transformers.

Phases stand 2.2 m apart along x unless said; live metal is `hot`.
"""
import math

from kit.form import Form
from kit.pole_line import arrester, dead_end, insulator
from kit.sign import plate

PITCH = 2.2


def lattice_column(height=9.0, foot=0.9, top=0.5):
    """A tapered four-leg lattice column on a pier, laced on every side."""
    form = Form()
    form.box((foot + 0.5, foot + 0.5, 0.3), (0, 0, 0), 'concrete', 0.04)
    at = lambda z: (foot + (top - foot) * z / height) / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            form.bar((sx * at(0), sy * at(0), 0.2), (sx * at(height), sy * at(height), height), 0.1, 'galvanized')
    panels = round(height / 0.95)
    for k in range(panels):
        z0, z1 = 0.3 + (height - 0.3) * k / panels, 0.3 + (height - 0.3) * (k + 1) / panels
        a, b = at(z0), at(z1)
        s = 1 if k % 2 else -1
        for side in (-1, 1):
            form.bar((-a * s, side * a, z0), (b * s, side * b, z1), 0.05, 'galvanized')
            form.bar((side * a, a * s, z0), (side * b, -b * s, z1), 0.05, 'galvanized')
    form.tube([(at(0) + 0.06, -at(0), 0), (at(height), -at(height), height)], 0.016, 'copper', 5)
    return form


def lattice_beam(length, size=0.5):
    """A laced box beam along x from 0, its middle at z = 0."""
    form = Form()
    h = size / 2
    for y in (-h, h):
        for z in (-h, h):
            form.bar((0, y, z), (length, y, z), 0.08, 'galvanized')
    panels = round(length / 0.7)
    for k in range(panels):
        x0, x1 = length * k / panels, length * (k + 1) / panels
        s = 1 if k % 2 else -1
        for side in (-h, h):
            form.bar((x0, side, -h * s), (x1, side, h * s), 0.045, 'galvanized')
            form.bar((x0, -h * s, side), (x1, h * s, side), 0.045, 'galvanized')
    return form


def dead_end_frame(width=8.0, height=9.0, mast=3.0):
    """An H-frame across x taking a line from +y: three strings, shield-wire masts, phase ends.

    Conductors may start at phase_point(k).
    """
    form = Form()
    for s in (-1, 1):
        form.put(lattice_column(height), s * width / 2, 0)
        form.tube([(s * width / 2, 0, height), (s * width / 2, 0, height + mast)], 0.05, 'galvanized', 8)
    form.put(lattice_beam(width), -width / 2, 0, height - 0.25)
    for k in (-1, 0, 1):
        string, _ = dead_end((k * PITCH, 0.28, height - 0.26), (k * PITCH, 4, height - 0.3))
        form.put(string)
    return form


def phase_point(k, height=9.0):
    """Where phase k (-1, 0, 1) leaves a dead-end frame standing at the origin, towards +y."""
    return (k * PITCH, 0.88, height - 0.27)


def breaker(pitch=PITCH * 0.7):
    """A dead-tank breaker: three tanks along x, bushing pairs leaning along y, mechanism cabinet.

    Live terminals are at breaker_terminals().
    """
    form = Form()
    form.box((pitch * 2 + 1.4, 1.6, 0.25), (0, 0, 0), 'concrete', 0.04)
    for x in (-pitch - 0.3, pitch + 0.3):
        for y in (-0.5, 0.5):
            form.bar((x, y, 0.2), (x, y, 1.5), 0.12, 'galvanized')
        form.bar((x, -0.5, 0.4), (x, 0.5, 1.4), 0.07, 'galvanized')
    for y in (-0.5, 0.5):
        form.box((pitch * 2 + 0.9, 0.14, 0.16), (0, y, 1.45), 'galvanized', 0.02)
    for k in (-1, 0, 1):
        form.cyl(0.3, 1.5, (k * pitch, -0.75, 1.95), 'switchgear-gray', 'y', 24, 0.08)
        for s in (-1, 1):
            form.put(Form().put(_bushing(), tilt=-s * 22), k * pitch, s * 0.48, 2.12)
    form.box((1.1, 0.6, 1.4), (0, -1.0, 0.5), 'switchgear-gray', 0.03)
    form.put(plate(0.3, 0.2, 'safety-yellow'), 0.2, -1.31, 1.4)
    form.box((0.2, 0.02, 0.14), (-0.25, -1.31, 1.4), 'glass', 0.004)
    form.tube([(pitch + 0.4, -0.5, 0.5), (pitch + 0.6, -0.7, 0)], 0.022, 'copper', 5)
    return form


def _bushing():
    form = Form()
    form.cyl(0.19, 0.35, (0, 0, 0), 'switchgear-gray', segments=18)
    form.put(insulator(1.15, 0.13, 11), 0, 0, 0.33)
    form.cyl(0.035, 0.2, (0, 0, 1.45), 'hot', segments=8)
    return form


def breaker_terminals(pitch=PITCH * 0.7):
    """Bushing tips: [(x, y, z) towards -y, (x, y, z) towards +y] a phase."""
    reach, lift = 1.6 * math.sin(math.radians(22)), 1.6 * math.cos(math.radians(22))
    return [[(k * pitch, s * (0.48 + reach), 2.12 + lift) for s in (-1, 1)] for k in (-1, 0, 1)]


def disconnect_switch(pitch=PITCH, height=4.2, open_blades=False):
    """A three-pole group-operated vertical-break switch on a steel stand, blades along y."""
    form = Form()
    for x in (-pitch * 1.15, pitch * 1.15):
        form.box((0.6, 0.6, 0.25), (x, 0, 0), 'concrete', 0.04)
        form.bar((x, 0, 0.2), (x, 0, height), 0.2, 'galvanized')
        form.box((0.14, 2.2, 0.16), (x, 0, height - 0.1), 'galvanized', 0.02)
    for y in (-0.85, 0.85):
        form.box((pitch * 2.6, 0.14, 0.16), (0, y, height), 'galvanized', 0.02)
    for k in (-1, 0, 1):
        for y in (-0.85, 0.0, 0.85):
            form.put(insulator(1.1, 0.12, 9), k * pitch, y, height + 0.14)
        z = height + 1.28
        if open_blades:
            form.tube([(k * pitch, -0.85, z), (k * pitch, -0.75, z + 1.6)], 0.04, 'aluminum', 8)
        else:
            form.tube([(k * pitch, -0.95, z), (k * pitch, 0.95, z)], 0.045, 'hot', 8)
    form.tube([(pitch * 1.15 + 0.16, 0, 1.0), (pitch * 1.15 + 0.16, 0, height)], 0.03, 'galvanized', 8)
    form.bar((pitch * 1.15 + 0.16, -0.1, 1.1), (pitch * 1.15 + 0.16, -0.55, 1.1), 0.05, 'safety-yellow')
    form.box((0.9, 0.9, 0.04), (pitch * 1.15 + 0.1, -0.7, 0.02), 'grating', 0.01)
    form.tube([(-pitch * 1.15 - 0.12, 0, height), (-pitch * 1.15 - 0.12, 0, 0)], 0.02, 'copper', 5)
    return form


def bus_support(height=3.6, phases=3, pitch=PITCH):
    """A post-insulator stand across x; the bus lies at height + 1.05."""
    form = Form()
    span = pitch * (phases - 1)
    for x in ((-span / 2 - 0.3, span / 2 + 0.3) if phases > 1 else (0,)):
        form.box((0.55, 0.55, 0.22), (x, 0, 0), 'concrete', 0.04)
        form.bar((x, 0, 0.2), (x, 0, height), 0.18, 'galvanized')
    if phases > 1:
        form.box((span + 1.0, 0.18, 0.18), (0, 0, height - 0.12), 'galvanized', 0.02)
    for k in range(phases):
        form.put(insulator(1.0, 0.11, 8), -span / 2 + k * pitch, 0, height + 0.04)
    form.tube([(span / 2 + 0.42, 0, height), (span / 2 + 0.42, 0, 0)], 0.02, 'copper', 5)
    return form


def rigid_bus(length, height, phases=3, pitch=PITCH, radius=0.055):
    """Tubular bus along y from 0, one tube a phase across x."""
    form = Form()
    for k in range(phases):
        x = (k - (phases - 1) / 2) * pitch
        form.tube([(x, 0, height), (x, length, height)], radius, 'hot', 10)
    return form


def jumper(start, end, drop=0.25, radius=0.04):
    """A flexible live connection between two terminals."""
    middle = tuple((a + b) / 2 - (drop if i == 2 else 0) for i, (a, b) in enumerate(zip(start, end)))
    return Form().tube([start, middle, end], radius, 'hot', 8, 0.6)


def voltage_transformers(pitch=PITCH * 0.7, height=2.4):
    """Three instrument transformers on a stand."""
    form = Form()
    for x in (-pitch, pitch):
        form.box((0.5, 0.5, 0.2), (x, 0, 0), 'concrete', 0.03)
        form.bar((x, 0, 0.1), (x, 0, height), 0.16, 'galvanized')
    form.box((pitch * 2 + 0.7, 0.3, 0.14), (0, 0, height), 'galvanized', 0.02)
    for k in (-1, 0, 1):
        form.box((0.42, 0.42, 0.42), (k * pitch, 0, height + 0.12), 'switchgear-gray', 0.04)
        form.put(insulator(1.1, 0.14, 10), k * pitch, 0, height + 0.52)
    form.box((0.4, 0.25, 0.5), (pitch + 0.2, -0.1, 1.2), 'switchgear-gray', 0.02)
    return form


def station_arresters(pitch=PITCH * 0.7, height=2.4):
    """Three station-class arresters on a stand with their ground leads."""
    form = Form()
    for x in (-pitch, pitch):
        form.box((0.5, 0.5, 0.2), (x, 0, 0), 'concrete', 0.03)
        form.bar((x, 0, 0.1), (x, 0, height), 0.16, 'galvanized')
    form.box((pitch * 2 + 0.7, 0.3, 0.14), (0, 0, height), 'galvanized', 0.02)
    for k in (-1, 0, 1):
        form.put(arrester(1.0), k * pitch, 0, height + 0.14, scale=(1.7, 1.7, 1.0))
        form.tube([(k * pitch, 0.16, height), (k * pitch, 0.16, 0)], 0.018, 'copper', 5)
    return form


def capacitor_bank():
    """A racked capacitor bank behind its own low fence line: three racks of cans."""
    form = Form()
    for k in (-1, 0, 1):
        for level in (0, 1):
            z = 1.2 + level * 0.9
            form.box((1.3, 0.9, 0.08), (k * 1.7, 0, z), 'galvanized', 0.015)
            for i in range(5):
                form.box((0.16, 0.5, 0.5), (k * 1.7 - 0.5 + i * 0.25, 0, z + 0.08), 'switchgear-gray', 0.02)
                form.cyl(0.03, 0.16, (k * 1.7 - 0.5 + i * 0.25, -0.12, z + 0.58), 'porcelain', segments=8)
        for x in (-0.6, 0.6):
            form.put(insulator(0.9, 0.1, 7), k * 1.7 + x, 0, 0.3)
            form.box((0.5, 0.5, 0.3), (k * 1.7 + x, 0, 0), 'concrete', 0.03)
    return form


def lightning_mast(height=13.0):
    """A tapered shield mast."""
    form = Form()
    form.cyl(0.45, 0.3, (0, 0, 0), 'concrete', segments=20, chamfer=0.04)
    form.lathe([(0.16, 0.3), (0.05, height), (0.012, height + 1.2)], (0, 0, 0), 'galvanized', 12)
    return form
