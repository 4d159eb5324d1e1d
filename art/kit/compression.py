"""Gas compression: electric reciprocating package, aerial cooler, gas detectors, shutdown stations."""
import math

from kit.access import walk
from kit.form import Form
from kit.piping import gauge, motor_valve, pipe, support, transmitter
from kit.pumpjack import motor
from kit.rotating import cooler, skid
from kit.sign import text_label
from kit.vessel import vertical

MOTOR_BOX = (-3.6, -1.3, 2.7)
SUCTION_AT = (4.55, -1.15, 5.15)
DISCHARGE_AT = (4.55, 1.15, 5.15)


def electric_package():
    """A large motor-driven four-throw compressor along x on its skid, 10.4 m long, with the motor at -x.

    Suction enters the scrubber at SUCTION_AT, and discharge leaves at DISCHARGE_AT. The pipes to the cooler end at -x,
    at z = 3.9. MOTOR_BOX is the top of the motor's terminal box.
    """
    form = skid(10.4, 3.6, 0.42)
    z = 0.42
    axis = z + 1.28
    form.box((3.0, 1.7, 0.25), (-3.6, 0, z), 'ink', 0.04)
    form.put(motor(2.5), -3.7, 0, z + 0.18)
    form.box((1.1, 0.6, 1.0), (MOTOR_BOX[0], MOTOR_BOX[1] + 0.05, z + 1.28), 'label-blue', 0.04)
    form.put(text_label(0.4, 0.26, 'safety-yellow'), MOTOR_BOX[0], MOTOR_BOX[1] - 0.26, z + 1.7)
    form.cyl(0.55, 0.75, (-1.75, 0, axis), 'safety-yellow', 'x', 26, 0.08)
    # Crankcase with inspection covers, four throws and their pulsation bottles.
    form.box((3.6, 1.3, 1.7), (0.9, 0, z), 'oil-green', 0.09)
    form.box((3.3, 1.05, 0.24), (0.9, 0, z + 1.7), 'oil-green', 0.06)
    for i in range(4):
        form.box((0.62, 0.7, 0.08), (-0.3 + i * 0.8, 0, z + 1.94), 'gray', 0.03)
    for i, x in enumerate((-0.25, 0.75, 1.55, 2.35)):
        s = -1 if i % 2 == 0 else 1
        for part, r, at, length in ((0, 0.34, 0.6, 0.6), (1, 0.52, 1.15, 0.62)):
            form.cyl(r, length, (x, s * at - (length if s < 0 else 0), axis - 0.1), 'gray' if part else 'oil-green', 'y',
                     26, 0.04)
        form.cyl(0.6, 0.16, (x, s * 1.78 - 0.08, axis - 0.1), 'gray', 'y', 26, 0.03)
        for k in range(10):
            a = math.tau * k / 10
            form.cyl(0.04, 0.08, (x + 0.5 * math.cos(a), s * 1.89 - 0.04, axis - 0.1 + 0.5 * math.sin(a)), 'steel', 'y',
                     6, 0.008)
        form.cyl(0.16, 0.75, (x, s * 1.45, axis + 0.35), 'gray', segments=16)
        form.cyl(0.16, 0.7, (x, s * 1.45, z + 0.2), 'gray', segments=16)
    for s in (-1, 1):
        for length, at, r in ((2.9, axis + 1.25, 0.36), (2.9, z + 0.42, 0.3)):
            form.lathe([(0, 0), (r * 0.75, 0.05), (r, 0.2), (r, length - 0.2), (r * 0.75, length - 0.05), (0, length)],
                       (-0.4, s * 1.45, at), 'white', 28, 'x')
        form.put(gauge(0.2), 1.0, s * 1.45, axis + 1.58)
        form.put(transmitter(0.3), 0.2, s * 1.42, axis + 1.58)
    # Scrubbers of the two stages, at the end without the motor.
    for s, paint in ((-1, 'white'), (1, 'white')):
        form.put(vertical(0.46, 4.0, paint, 0.4, 2), 4.45, s * 1.15, z - 0.1, 90 if s > 0 else 0)
        form.put(pipe([(4.45, s * 1.15, 4.2), (4.45, s * 1.15, 4.75), (3.4, s * 1.45, 4.75),
                       (2.6, s * 1.45, 4.75), (2.6, s * 1.45, axis + 1.55)], 0.14, 'safety-yellow', False))
    # Pipes to and from the cooler, above the motor.
    for s in (-1, 1):
        form.put(pipe([(-0.25, s * 1.45, z + 0.7), (-1.1, s * 1.62, z + 0.7), (-1.1, s * 1.62, 3.9),
                       (-5.05, s * 1.1, 3.9)], 0.13, 'safety-yellow', False))
        for x in (-2.4, -4.5):
            form.bar((x, s * (1.62 - 0.132 * (-1.1 - x)), 0.42), (x, s * (1.62 - 0.132 * (-1.1 - x)), 3.76), 0.1,
                     'galvanized')
    form.box((1.5, 0.45, 1.7), (3.1, -1.5, z), 'panel-white', 0.035)
    form.box((0.5, 0.03, 0.34), (2.85, -1.74, z + 1.15), 'screen', 0.006)
    form.put(text_label(0.34, 0.22, 'safety-yellow'), 3.45, -1.735, z + 1.2)
    for k in range(4):
        form.cyl(0.035, 0.03, (2.65 + k * 0.14, -1.76, z + 0.95), ('green-light', 'green-light', 'white', 'red-light')[k],
                 'y', 10, 0.006)
    form.tube([(-5.0, -1.7, 0.2), (-5.3, -2.0, 0.0)], 0.024, 'copper', 6)
    return form


def gas_cooler(length=5.6, width=4.6, height=4.4):
    """An aerial cooler with two fans, the disconnects of their motors and a walk. The gas pipes are at +x."""
    form = cooler(length, width, height, 2)
    for k in (-1, 1):
        form.box((0.36, 0.2, 0.5), (k * length * 0.25, -width / 2 - 0.1, 1.3), 'switchgear-gray', 0.02)
        form.bar((k * length * 0.25 + 0.24, -width / 2 - 0.16, 1.5), (k * length * 0.25 + 0.24, -width / 2 - 0.26, 1.7),
                 0.045, 'fire-red')
        form.bar((k * length * 0.25, -width / 2, 0), (k * length * 0.25, -width / 2, 1.6), 0.08, 'galvanized')
        form.tube([(k * length * 0.25, -width / 2 - 0.05, 1.8), (k * length * 0.25, -width / 2 + 0.1, height - 1.4)],
                  0.035, 'galvanized', 8)
        form.put(pipe([(length / 2 + 0.2, k * 1.1, height - 1.0), (length / 2 + 0.75, k * 1.1, height - 0.5)], 0.13,
                      'safety-yellow', False))
    form.put(walk(length, 0.75, 'front', height - 1.55, every=length), -length / 2, -width / 2 - 0.38, height - 1.5)
    form.tube([(length / 2 - 0.1, -width / 2 + 0.1, 0.5), (length / 2 + 0.2, -width / 2 - 0.1, 0.0)], 0.02, 'copper', 6)
    return form


def shutdown_station():
    """A push button for emergency shutdown on a post, with a label, horn and beacon."""
    form = Form()
    form.cyl(0.16, 0.08, (0, 0, 0), 'concrete', segments=14)
    form.tube([(0, 0, 0), (0, 0, 2.7)], 0.045, 'galvanized', 8)
    form.box((0.4, 0.16, 0.5), (0, -0.1, 1.05), 'fire-red', 0.02)
    form.cyl(0.09, 0.08, (0, -0.24, 1.28), 'fire-red', 'y', 16, 0.02)
    form.put(text_label(0.34, 0.24, 'white'), 0, -0.05, 1.7)
    form.cyl(0.09, 0.2, (0, 0, 2.68), 'red-light', segments=14, chamfer=0.03)
    form.lathe([(0.05, 0), (0.16, 0.24), (0.17, 0.26)][::-1], (0.02, -0.02, 2.35), 'fire-red', 14, 'x')
    return form


def gas_detector():
    """A point gas detector on a post, with a conduit seal below its head."""
    form = Form()
    form.cyl(0.14, 0.08, (0, 0, 0), 'concrete', segments=14)
    form.tube([(0, 0, 0), (0, 0, 1.75)], 0.04, 'galvanized', 8)
    form.cyl(0.11, 0.16, (0, -0.2, 1.55), 'label-blue', 'y', 16, 0.02)
    form.cyl(0.05, 0.18, (0, -0.12, 1.3), 'aluminum', segments=10)
    form.put(text_label(0.24, 0.16, 'white'), 0, -0.06, 1.05)
    return form


def filter_separator(radius=0.85, length=5.6):
    """A station inlet filter separator along x: closure at -x, lower barrel, level bridle, nozzles on top."""
    form = Form()
    z = 2.35
    form.lathe([(0, -length / 2 - 0.2), (radius * 0.7, -length / 2 - 0.14), (radius * 1.15, -length / 2),
                (radius * 1.15, -length / 2 + 0.3), (radius, -length / 2 + 0.3), (radius, length / 2 - 0.4),
                (radius * 0.85, length / 2 - 0.12), (radius * 0.5, length / 2 + 0.02), (0, length / 2 + 0.06)], (0, 0, z),
               'white', 40, 'x')
    low = 0.85
    form.lathe([(0, -length * 0.42), (0.3, -length * 0.4), (0.42, -length * 0.36), (0.42, length * 0.36),
                (0.3, length * 0.4), (0, length * 0.42)], (0, 0, low), 'white', 30, 'x')
    for x in (-length * 0.2, length * 0.24):
        form.cyl(0.15, 0.6, (x, 0, low + 0.3), 'white', segments=16)
    for x in (-length * 0.32, length * 0.36):
        form.box((0.24, radius * 1.8, z - 0.4), (x, 0, 0.12), 'steel', 0.02)
        form.box((0.6, radius * 2.2, 0.14), (x, 0, 0), 'concrete', 0.03)
    form.tube([(-0.4, -0.4, low - 0.2), (-0.4, -0.75, low - 0.2), (-0.4, -0.75, low + 0.9), (-0.4, -0.35, low + 0.9)],
              0.03, 'steel', 6, 0.1)
    form.box((0.09, 0.07, 0.6), (-0.4, -0.78, low + 0.05), 'label-blue', 0.01)
    for x in (-length * 0.12, length * 0.22):
        form.cyl(0.2, 0.5, (x, 0, z + radius - 0.08), 'white', segments=18)
        form.cyl(0.33, 0.09, (x, 0, z + radius + 0.36), 'white', segments=20, chamfer=0.015)
    form.put(transmitter(0.35), length * 0.05, 0, z + radius - 0.03)
    form.put(text_label(0.5, 0.34, 'aluminum'), 0.6, -radius - 0.01, z)
    form.tube([(length * 0.36, -0.7, 0.5), (length * 0.42, -1.0, 0.0)], 0.022, 'copper', 6)
    return form


def station_valve(radius=0.24, height=0.95, paint='safety-yellow'):
    """A station isolation valve along x on stands, with a shutdown actuator."""
    form = motor_valve(radius, paint)
    lifted = Form().put(form, 0, 0, height)
    lifted.put(support(height - radius), -radius * 3.4, 0)
    lifted.put(support(height - radius), radius * 3.4, 0)
    return lifted
