"""Solar plant: single-axis tracker rows, combiners, met mast."""
import math

from mathutils import Matrix

from kit.form import Form
from kit.sign import plate


def tracker(modules=12, tilt=38.0, hub=1.7, motor_at=None):
    """A one-in-portrait tracker row along y from 0 (north-south), facing -x by `tilt` degrees.

    Each module is 1.13 x 2.3 m; torque tube, bearings, piles, drive motor and its controller.
    """
    form = Form()
    length = modules * 1.15
    table = Form()
    for i in range(modules):
        y = 0.575 + i * 1.15
        table.box((2.3, 1.12, 0.045), (0, y, 0.1), 'aluminum', 0.01)
        table.box((2.24, 1.06, 0.012), (0, y, 0.138), 'cell-blue', 0.002)
        for k in range(1, 12):
            table.box((0.012, 1.06, 0.004), (-1.12 + 2.24 * k / 12, y, 0.149), 'cell-line', 0.001)
        for k in range(1, 6):
            table.box((2.24, 0.01, 0.004), (0, y - 0.53 + 1.06 * k / 6, 0.149), 'cell-line', 0.001)
        for y2 in (y - 0.3, y + 0.3):
            table.box((1.2, 0.06, 0.1), (0, y2, 0.0), 'galvanized', 0.01)
    form.put_by(table, Matrix.Translation((0, 0, hub)) @ Matrix.Rotation(-math.radians(tilt), 4, 'Y'))
    form.box((0.13, length + 0.3, 0.13), (0, length / 2, hub - 0.07), 'galvanized', 0.02)
    piles = max(2, round(length / 4.2))
    for i in range(piles + 1):
        y = 0.3 + (length - 0.6) * i / piles
        form.bar((0, y, -0.1), (0, y, hub - 0.05), 0.12, 'galvanized', 0.16)
        form.cyl(0.14, 0.14, (0, y - 0.07, hub), 'dark-gray', 'y', 14, 0.02)
    mid = length / 2 if motor_at is None else motor_at
    form.box((0.3, 0.34, 0.34), (0, mid, hub - 0.35), 'dark-gray', 0.03)
    form.cyl(0.08, 0.3, (0.15, mid, hub - 0.2), 'label-blue', 'x', 12, 0.015)
    form.box((0.2, 0.28, 0.4), (-0.16, mid + 0.5, 0.9), 'panel-white', 0.02)
    form.tube([(0.06, 0.35, 0.6), (0.16, 0.3, 0)], 0.016, 'copper', 5)
    return form


def combiner():
    """A DC combiner with its load-break handle on a two-post stand, facing -y."""
    form = Form()
    for x in (-0.35, 0.35):
        form.bar((x, 0.1, 0), (x, 0.1, 1.6), 0.08, 'galvanized')
    form.box((0.9, 0.32, 0.9), (0, -0.08, 0.75), 'panel-white', 0.03)
    form.bar((0.5, -0.1, 1.2), (0.5, -0.25, 1.3), 0.05, 'fire-red')
    form.put(plate(0.3, 0.2, 'safety-yellow'), -0.1, -0.255, 1.3)
    for x in (-0.25, 0.0, 0.25):
        form.tube([(x, -0.05, -0.05), (x, -0.05, 0.76)], 0.05, 'pvc', 8)
    return form


def inverter_skid(length=6.1):
    """A central inverter with its MVT and switchgear on one skid, doors to -y."""
    form = Form()
    form.box((length + 1.2, 3.4, 0.16), (0, 0, 0), 'concrete', 0.04)
    for y in (-1.0, 1.0):
        form.box((length + 0.2, 0.2, 0.24), (0, y, 0.16), 'dark-gray', 0.02)
    z = 0.4
    form.box((3.0, 1.9, 2.2), (-length / 2 + 1.6, 0, z), 'panel-white', 0.05)
    for i in range(4):
        x = -length / 2 + 0.5 + i * 0.74
        form.box((0.68, 0.03, 2.0), (x, -0.965, z + 0.1), 'panel-white', 0.012)
        form.box((0.03, 0.05, 0.2), (x + 0.24, -1.0, z + 1.0), 'dark-gray', 0.008)
        for k in range(4):
            form.box((0.44, 0.02, 0.025), (x, -0.985, z + 0.3 + k * 0.06), 'dark-gray', 0.004)
    form.put(plate(0.3, 0.2, 'safety-yellow'), -length / 2 + 0.5, -0.99, z + 1.5)
    form.box((0.2, 0.02, 0.13), (-length / 2 + 1.24, -0.985, z + 1.55), 'screen', 0.004)
    for x in (-length / 2 + 0.9, -length / 2 + 2.3):
        form.cyl(0.42, 0.16, (x, 0, z + 2.2), 'dark-gray', segments=24, chamfer=0.03)
        for k in range(5):
            form.tube([(x - 0.38, -0.3 + 0.15 * k, z + 2.38), (x + 0.38, -0.3 + 0.15 * k, z + 2.38)], 0.012,
                      'galvanized', 4)
    form.box((1.5, 1.5, 1.9), (length / 2 - 2.0, 0, z), 'pad-green', 0.05)
    form.box((1.6, 1.6, 0.07), (length / 2 - 2.0, 0, z + 1.9), 'pad-green', 0.02)
    for i in range(8):
        form.box((0.06, 0.3, 1.3), (length / 2 - 2.6 + i * 0.17, -0.9, z + 0.25), 'pad-green', 0.012)
        form.box((0.06, 0.3, 1.3), (length / 2 - 2.6 + i * 0.17, 0.9, z + 0.25), 'pad-green', 0.012)
    form.box((1.0, 1.6, 2.0), (length / 2 - 0.55, 0, z), 'switchgear-gray', 0.04)
    form.box((0.9, 0.03, 1.8), (length / 2 - 0.55, -0.815, z + 0.1), 'switchgear-gray', 0.012)
    form.put(plate(0.3, 0.2, 'safety-yellow'), length / 2 - 0.55, -0.84, z + 1.4)
    form.tube([(length / 2 + 0.05, -0.8, z + 0.1), (length / 2 + 0.4, -1.0, 0)], 0.022, 'copper', 5)
    return form


def met_mast(height=6.0):
    """A weather station: anemometer, pyranometers on an arm, logger box, small panel."""
    form = Form()
    form.cyl(0.28, 0.25, (0, 0, 0), 'concrete', segments=18, chamfer=0.03)
    form.tube([(0, 0, 0.2), (0, 0, height)], 0.05, 'galvanized', 10)
    form.tube([(-0.7, 0, height - 0.5), (0.7, 0, height - 0.5)], 0.025, 'galvanized', 6)
    for i in range(3):
        a = math.tau * i / 3
        form.tube([(0.7, 0, height - 0.3), (0.7 + 0.16 * math.cos(a), 0.16 * math.sin(a), height - 0.3)], 0.012,
                  'black', 5)
        form.sphere(0.05, (0.7 + 0.16 * math.cos(a), 0.16 * math.sin(a), height - 0.3), 'black', 1, 8, 6)
    form.tube([(0.7, 0, height - 0.5), (0.7, 0, height - 0.3)], 0.016, 'galvanized', 5)
    form.bar((-0.7, 0, height - 0.5), (-0.7, 0, height - 0.25), 0.03, 'black')
    form.box((0.4, 0.02, 0.14), (-0.7, 0, height - 0.28), 'white', 0.004)
    form.tube([(0, 0, 2.2), (0, -0.9, 2.2)], 0.022, 'galvanized', 6)
    form.cyl(0.08, 0.08, (0, -0.85, 2.22), 'white', segments=14)
    form.box((0.4, 0.25, 0.5), (0, -0.16, 1.1), 'panel-white', 0.02)
    form.put(Form().box((0.7, 0.5, 0.03), (0, 0, 0), 'cell-blue', 0.006), 0, -0.2, 1.8, tilt=35)
    return form
