"""Pipeline pump station: mainline pumps with motors, pump branches, pig traps, control runs, bends into the ground."""
import math

from mathutils import Matrix

from kit.form import Form
from kit.piping import control_valve, flange, gate_valve, gauge, motor_valve, pipe, support, transmitter
from kit.pumpjack import motor
from kit.sign import text_label

AXIS = 1.75
NOZZLE = 1.42
PUMP_X = 2.0
MOTOR_BOX = (-2.2, -1.1, 2.34)


def mainline_pump(paint='oil-green'):
    """A double-suction split-case pump and its large motor along x on one block, 9.2 m long.

    The motor is at -x. The suction nozzle points to -y and the discharge nozzle to +y, both at x = PUMP_X, z = NOZZLE.
    Their flange faces are at y = -1.6 and y = 1.6. MOTOR_BOX is the top of the motor's terminal box.
    """
    form = Form()
    form.box((9.2, 2.9, 0.42), (0.1, 0, 0), 'concrete', 0.06)
    form.box((8.6, 2.0, 0.28), (0.1, 0, 0.42), 'ink', 0.04)
    form.put(motor(2.4), -2.3, 0, 0.7)
    form.box((1.0, 0.62, 0.95), MOTOR_BOX[:2] + (1.38,), 'label-blue', 0.04)
    form.put(text_label(0.4, 0.26, 'safety-yellow'), MOTOR_BOX[0], MOTOR_BOX[1] - 0.32, 1.75)
    form.cyl(0.44, 1.25, (-0.72, 0, AXIS), 'safety-yellow', 'x', 24, 0.08)
    form.box((1.1, 0.5, 0.95), (-0.1, 0, 0.7), 'ink', 0.04)
    x = PUMP_X
    form.lathe([(0, -0.62), (0.5, -0.6), (0.78, -0.42), (0.88, -0.15), (0.88, 0.15), (0.78, 0.42), (0.5, 0.6),
                (0, 0.62)], (x, 0, AXIS), paint, 36, 'x')
    for s in (-1, 1):
        form.lathe([(0.62, 0), (0.6, 0.3), (0.4, 0.52), (0.3, 0.56), (0.3, 0.85), (0.24, 0.9), (0, 0.9)] if s > 0 else
                   [(0, -0.9), (0.24, -0.9), (0.3, -0.85), (0.3, -0.56), (0.4, -0.52), (0.6, -0.3), (0.62, 0)],
                   (x + s * 0.42, 0, AXIS), paint, 28, 'x')
        form.box((0.34, 0.8, AXIS - 0.75), (x + s * 0.85, 0, 0.7), 'ink', 0.04)
        form.box((0.4, 0.52, 0.46), (x + s * 1.42, 0, AXIS - 0.22), 'gray', 0.06)
        form.cyl(0.1, 0.18, (x + s * 1.42, 0, AXIS + 0.2), 'steel', segments=14)
        form.tube([(x + s * 0.62, -0.25, AXIS + 0.5), (x + s * 0.7, -0.6, AXIS + 0.75), (x + s * 0.9, -1.12, 1.5)],
                  0.024, 'steel', 6, 0.15)
        form.cyl(0.13, 0.62, (x + s * 0.9, -1.12, 1.2), 'aluminum', segments=16, chamfer=0.04)
        form.bar((x + s * 0.9, -1.12, 0.42), (x + s * 0.9, -1.12, 1.2), 0.07, 'galvanized')
        bolts = Form()
        bolts.cyl(0.34, 1.0, (0, 0, 0), paint, segments=24, chamfer=0.03)
        bolts.put_by(flange(0.31, paint), Matrix.Translation((0, 0, 0.97)))
        form.put_by(bolts, Matrix.Translation((x, s * 0.5, NOZZLE)) @ Matrix.Rotation(-s * math.pi / 2, 4, 'X'))
    form.box((2.5, 1.62, 0.13), (x, 0, AXIS - 0.065), paint, 0.03)
    for i in range(9):
        for s in (-1, 1):
            form.cyl(0.045, 0.16, (x - 1.1 + i * 0.275, s * 0.73, AXIS - 0.02), 'steel', segments=8, chamfer=0.01)
    form.cyl(0.09, 0.3, (x, 0, AXIS + 0.82), 'steel', segments=12)
    form.put(gauge(0.3), x + 0.25, -0.2, AXIS + 0.8)
    form.box((0.5, 0.26, 0.62), (3.9, -1.1, 1.3), 'panel-white', 0.025)
    form.bar((3.9, -1.06, 0.42), (3.9, -1.06, 1.35), 0.08, 'galvanized')
    form.put(text_label(0.24, 0.16, 'safety-yellow'), 3.9, -1.24, 1.62)
    form.box((0.26, 0.18, 0.36), (-0.35, -1.12, 1.25), 'switchgear-gray', 0.02)
    form.bar((-0.35, -1.08, 0.42), (-0.35, -1.08, 1.3), 0.06, 'galvanized')
    form.cyl(0.06, 0.06, (-0.35, -1.26, 1.42), 'fire-red', 'y', 14, 0.01)
    form.tube([(-4.1, -0.8, 0.6), (-4.35, -1.3, 0.3), (-4.4, -1.5, 0.0)], 0.024, 'copper', 6)
    return form


def branch(y0, y1, rise, nozzle=NOZZLE, radius=0.26, paint='oil-green', strainer=False):
    """A pump branch along y at x = 0, from a header at (y0, rise) to a nozzle at (y1, nozzle), given as (y, z).

    It has a motor-operated block valve near the header and a transmitter and a gauge at the nozzle. `strainer` adds a
    basket strainer, for a suction branch.
    """
    form = Form()
    s = 1 if y1 > y0 else -1
    form.put(pipe([(0, y0, rise), (0, y0 + s * 2.4, rise), (0, y1 - s * 1.1, nozzle), (0, y1, nozzle)]
                  if abs(rise - nozzle) > 0.05 else [(0, y0, rise), (0, y1, nozzle)], radius, paint))
    form.put(motor_valve(radius * 0.92, paint), 0, y0 + s * 1.35, rise, 90)
    form.put(support(rise - radius), 0, y0 + s * 2.1)
    if strainer:
        form.cyl(radius * 1.7, rise + 0.5, (0, y0 + s * 2.75, 0.3), paint, segments=24, chamfer=0.08)
        form.cyl(radius * 2.1, 0.12, (0, y0 + s * 2.75, rise + 0.78), paint, segments=24, chamfer=0.02)
    form.put(transmitter(0.35), 0.05, y1 - s * 0.55, nozzle + radius)
    form.put(gauge(0.3), -0.14, y1 - s * 0.8, nozzle + radius * 0.9)
    return form


def pig_trap(length=6.4, radius=0.3, paint='white'):
    """A pig launcher or receiver along x: barrel and closure at +x, reducer, trap valve, kicker line, pig signaler."""
    form = Form()
    z = 1.15
    form.lathe([(radius, -length / 2), (radius, -length * 0.12), (radius * 1.4, 0.0), (radius * 1.4, length / 2 - 0.35),
                (radius * 1.75, length / 2 - 0.35), (radius * 1.75, length / 2 - 0.05), (radius * 1.5, length / 2),
                (0, length / 2 + 0.12)], (0, 0, z), paint, 32, 'x')
    form.bar((length / 2 - 0.15, -radius * 1.7, z), (length / 2 - 0.15, -radius * 2.6, z), 0.12, 'fire-red')
    form.put(motor_valve(radius * 0.95, paint), -length * 0.34, 0, z)
    for x in (-length * 0.2, length * 0.14, length * 0.38):
        form.box((0.24, radius * 2.6, z - radius * 0.9), (x, 0, 0.1), 'steel', 0.02)
        form.box((0.6, radius * 3.2, 0.14), (x, 0, 0), 'concrete', 0.03)
    form.put(pipe([(length * 0.22, radius * 1.3, z), (length * 0.22, 1.25, z), (-length * 0.46, 1.25, z),
                   (-length * 0.46, radius, z)], radius * 0.42, paint, False))
    form.put(gate_valve(radius * 0.42, paint=paint), 0, 1.25, z)
    form.put(gauge(0.3), length * 0.3, 0, z + radius * 1.35)
    form.put(support(z - radius * 0.42), length * 0.1, 1.25)
    form.cyl(0.05, 0.35, (-length * 0.08, 0, z + radius), 'steel', segments=8)
    form.box((0.16, 0.16, 0.2), (-length * 0.08, 0, z + radius + 0.32), 'label-blue', 0.02)
    form.tube([(length * 0.38, -radius, 0.6), (length * 0.42, -radius * 2, 0.0)], 0.02, 'copper', 6)
    return form


def control_run(length=7.0, radius=0.24, paint='white', rise=0.9):
    """A pressure control run along x: block valves, control valve, bypass, transmitters."""
    form = Form()
    form.put(pipe([(-length / 2, 0, rise), (length / 2, 0, rise)], radius, paint))
    form.put(control_valve(radius * 0.95, paint), 0, 0, rise)
    for x in (-length * 0.3, length * 0.3):
        form.put(gate_valve(radius * 0.85, paint=paint), x, 0, rise)
    side = 1.3
    form.put(pipe([(-length * 0.43, 0, rise), (-length * 0.43, side, rise), (length * 0.43, side, rise),
                   (length * 0.43, 0, rise)], radius * 0.62, paint, False))
    form.put(gate_valve(radius * 0.6, paint=paint), 0, side, rise)
    for x in (-length * 0.17, length * 0.17):
        form.put(transmitter(0.45), x, -0.04, rise + radius)
    for x in (-length * 0.4, length * 0.4, -length * 0.13, length * 0.13):
        form.put(support(rise - radius), x, 0)
    return form


def into_ground(x, y, rise, radius, paint, along=(1, 0), reach=1.6):
    """The bend of a header into the ground: an elbow, the soil-to-air wrap and an isolating flange."""
    form = Form()
    dx, dy = along
    form.put(pipe([(x, y, rise), (x + dx * reach, y + dy * reach, rise), (x + dx * reach, y + dy * reach, -0.6)], radius,
                  paint, False, radius * 2.4))
    form.cyl(radius * 1.06, 0.75, (x + dx * reach, y + dy * reach, -0.4), 'black', segments=20)
    lying = flange(radius, paint)
    turn = Matrix.Rotation(math.pi / 2, 4, 'Y') if dx else Matrix.Rotation(math.pi / 2, 4, 'X')
    form.put_by(lying, Matrix.Translation((x + dx * 0.3, y + dy * 0.3, rise)) @ turn)
    form.cyl(radius * 1.72, 0.02, (x + dx * reach, y + dy * reach, 0.38), 'oxide', segments=20, chamfer=0.004)
    return form
