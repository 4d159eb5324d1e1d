"""Wellheads: one for a rod pump, and one for an ESP with its cable penetrator and vented junction box."""
from mathutils import Matrix

from kit.form import Form
from kit.piping import flange, gate_valve, gauge, pipe
from kit.sign import text_label


def cellar(size=2.2):
    """A concrete well cellar with grating around the casing."""
    form = Form()
    form.box((size, size, 0.1), (0, 0, 0), 'concrete', 0.03)
    form.box((size - 0.4, size - 0.4, 0.04), (0, 0, 0.09), 'grating', 0.01)
    for i in range(8):
        form.box((size - 0.5, 0.03, 0.02), (0, -size / 2 + 0.3 + i * (size - 0.6) / 7, 0.125), 'galvanized', 0.004)
    return form


def rod_wellhead():
    """Casing head, pumping tee and stuffing box of a rod-pumped well. The flowline leaves toward +y."""
    form = cellar()
    form.cyl(0.24, 0.5, (0, 0, 0.1), 'oxide', segments=22)
    for z in (0.3, 0.56, 0.86):
        form.cyl(0.34, 0.08, (0, 0, z), 'oxide', segments=22, chamfer=0.015)
    form.cyl(0.16, 0.8, (0, 0, 0.6), 'oxide', segments=18)
    form.cyl(0.11, 0.3, (0, 0, 1.36), 'steel', segments=16)
    form.cyl(0.15, 0.1, (0, 0, 1.42), 'safety-yellow', segments=16)
    form.put(gate_valve(0.06, paint='oxide'), 0.48, 0, 0.45)
    form.put(gate_valve(0.06, paint='oxide'), 0, 0.5, 1.1, 90)
    form.put(pipe([(0, 0.1, 1.1), (0, 1.3, 1.1), (0, 1.3, 0.3), (0, 2.6, 0.3)], 0.055, 'oxide'))
    form.put(gauge(0.2), -0.2, -0.12, 1.05)
    return form


def esp_wellhead():
    """A flanged tree with master valve, wing valves and, toward -x, the cable penetrator."""
    form = cellar()
    form.cyl(0.27, 0.5, (0, 0, 0.1), 'oil-green', segments=24)
    for z in (0.26, 0.52, 0.6, 0.98, 1.06, 1.5):
        form.cyl(0.35 if z < 0.9 else 0.27, 0.07, (0, 0, z), 'oil-green', segments=24, chamfer=0.014)
    form.cyl(0.17, 1.5, (0, 0, 0.5), 'oil-green', segments=18)
    form.box((0.36, 0.36, 0.42), (0, 0, 0.6), 'oil-green', 0.04)
    form.put(Form().put(gate_valve(0.075), 0, 0, 0), 0, -0.05, 1.28, 90)
    form.box((0.34, 0.34, 0.34), (0, 0, 1.58), 'oil-green', 0.04)
    form.put(gate_valve(0.065), 0.5, 0, 1.75)
    form.put(gate_valve(0.065), -0.5, 0, 1.75)
    form.put_by(flange(0.1), Matrix.Translation((0, 0, 1.95)))
    form.cyl(0.12, 0.2, (0, 0, 2.05), 'oil-green', segments=16)
    form.put(gauge(0.2), 0, -0.02, 2.22)
    form.put(pipe([(0.9, 0, 1.75), (1.5, 0, 1.75), (1.5, 0, 0.3), (1.5, 1.6, 0.3)], 0.06, 'oil-green'))
    form.tube([(-0.1, 0.16, 0.62), (-0.3, 0.2, 0.95), (-0.55, 0.24, 0.5), (-0.62, 0.25, 0.02)], 0.05, 'black', 8, 0.12)
    form.cyl(0.07, 0.16, (-0.12, 0.16, 0.6), 'steel', segments=12)
    return form


def vented_box():
    """The vented junction box between well and drive, on a stand, with louvers and a label."""
    form = Form()
    for x in (-0.35, 0.35):
        form.bar((x, 0, 0), (x, 0, 1.0), 0.07, 'galvanized')
    form.box((0.9, 0.5, 0.8), (0, 0, 0.9), 'switchgear-gray', 0.03)
    for k in range(4):
        form.box((0.6, 0.03, 0.03), (0, -0.26, 1.0 + k * 0.07), 'dark-gray', 0.006)
    form.put(text_label(0.3, 0.2, 'safety-yellow'), 0, -0.26, 1.4)
    form.box((1.0, 0.6, 0.05), (0, 0, 1.7), 'switchgear-gray', 0.02)
    for x in (-0.2, 0.2):
        form.tube([(x, 0, -0.05), (x, 0, 0.95)], 0.05, 'galvanized', 8)
    form.tube([(0.4, -0.1, 0.95), (0.55, -0.15, 0.0)], 0.016, 'copper', 5)
    return form
