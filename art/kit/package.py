"""Small packaged units: LACT unit, vapor recovery unit, instrument air, meter run, header, chemical tote."""
from mathutils import Matrix

from kit.form import Form
from kit.piping import control_valve, flange, gate_valve, gauge, pipe, support, transmitter
from kit.pumpjack import motor
from kit.rotating import skid
from kit.sign import text_label


def lact_skid(length=5.2, width=1.9):
    """A LACT unit: charge pump, strainer, BS&W probe, sampler, divert valve, meter, proving taps."""
    form = skid(length, width, 0.24)
    z = 0.24
    form.put(motor(0.62), -2.1, 0.35, z)
    form.cyl(0.22, 0.3, (-1.55, 0.35, z + 0.3), 'oil-green', 'x', 18, 0.04)
    form.put(pipe([(-1.3, 0.35, z + 0.3), (-0.9, 0.35, z + 0.3), (-0.9, 0.35, z + 1.15), (0.4, 0.35, z + 1.15),
                   (0.4, 0.35, z + 0.55), (2.4, 0.35, z + 0.55)], 0.075, 'oil-green'))
    form.put(pipe([(-0.3, 0.35, z + 1.15), (-0.3, -0.45, z + 1.15), (-0.3, -0.45, z + 0.5), (-2.5, -0.45, z + 0.5)],
                  0.06, 'oil-green'))
    form.put(control_valve(0.06), -1.5, -0.45, z + 0.5)
    form.put(gate_valve(0.065), 0.85, 0.35, z + 0.55)
    form.cyl(0.17, 0.5, (-0.9, 0.35, z + 0.1), 'oil-green', segments=18)
    # Coriolis meter: two bent tubes in a case.
    form.box((0.7, 0.26, 0.3), (1.55, 0.35, z + 0.4), 'panel-white', 0.05)
    form.tube([(1.3, 0.35, z + 0.5), (1.3, 0.0, z + 0.55), (1.8, 0.0, z + 0.55), (1.8, 0.35, z + 0.5)], 0.07,
              'panel-white', 10, 0.15)
    form.cyl(0.1, 0.16, (1.55, 0.27, z + 0.86), 'label-blue', 'y', 14, 0.02)
    for x in (2.05, 2.3):
        form.put(gate_valve(0.045), x, 0.0, z + 0.62, 90)
    form.cyl(0.24, 0.55, (0.75, -0.5, z), 'aluminum', segments=20)
    form.tube([(0.75, -0.5, z + 0.5), (0.75, -0.5, z + 0.9), (0.2, 0.3, z + 1.15)], 0.022, 'steel', 6, 0.1)
    form.put(transmitter(0.3), 0.05, 0.35, z + 1.2)
    form.put(gauge(0.2), -0.6, 0.35, z + 1.2)
    form.box((0.7, 0.3, 0.95), (2.1, -0.72, z + 0.75), 'panel-white', 0.025)
    form.put(text_label(0.26, 0.16, 'safety-yellow'), 2.1, -0.885, z + 1.35)
    form.box((0.2, 0.02, 0.12), (2.1, -0.885, z + 1.15), 'screen', 0.003)
    form.bar((2.1, -0.62, z), (2.1, -0.62, z + 0.8), 0.07, 'galvanized')
    return form


def vru_skid(length=4.0, width=2.0):
    """A vapor recovery unit: scrubber, screw compressor, motor, fin-fan cooler, drive panel."""
    form = skid(length, width, 0.26)
    z = 0.26
    form.cyl(0.36, 1.9, (-1.5, 0.3, z + 0.2), 'white', segments=26, chamfer=0.14)
    form.cyl(0.3, 0.25, (-1.5, 0.3, z), 'white', segments=20)
    form.tube([(-1.3, 0.0, z + 0.5), (-1.3, -0.15, z + 0.5), (-1.3, -0.15, z + 1.3), (-1.3, 0.0, z + 1.3)], 0.025,
              'steel', 6)
    form.put(motor(0.95), -0.1, -0.4, z)
    form.cyl(0.2, 0.4, (0.5, -0.4, z + 0.42), 'safety-yellow', 'x', 16, 0.04)
    form.cyl(0.3, 0.9, (0.85, -0.4, z + 0.42), 'oil-green', 'x', 22, 0.06)
    form.box((0.5, 0.5, 0.2), (1.2, -0.4, z), 'ink', 0.03)
    form.box((1.5, 0.7, 1.5), (1.1, 0.5, z), 'gray', 0.04)
    form.cyl(0.5, 0.08, (1.1, 0.11, z + 0.78), 'dark-gray', 'y', 26, 0.02)
    for i in range(7):
        form.tube([(0.62, 0.09, z + 0.36 + i * 0.14), (1.58, 0.09, z + 0.36 + i * 0.14)], 0.01, 'safety-yellow', 4)
    form.put(pipe([(-1.5, 0.3, z + 2.05), (-1.5, 0.3, z + 2.4), (1.2, -0.4, z + 2.4), (1.2, -0.4, z + 0.75)], 0.08,
                  'aluminum', False))
    form.put(pipe([(1.75, -0.4, z + 0.45), (1.9, -0.4, z + 0.45), (1.9, 0.5, z + 0.45), (1.9, 0.5, z + 1.2)], 0.06,
                  'aluminum', False))
    form.box((0.55, 0.3, 0.8), (-0.6, -width / 2 + 0.2, z + 0.9), 'panel-white', 0.02)
    form.bar((-0.6, -width / 2 + 0.3, z), (-0.6, -width / 2 + 0.3, z + 0.9), 0.07, 'galvanized')
    form.put(text_label(0.22, 0.14, 'safety-yellow'), -0.6, -width / 2 + 0.04, z + 1.4)
    form.put(transmitter(0.4), -1.5, -0.2, z + 2.1)
    return form


def air_skid(length=2.6, width=1.3):
    """An instrument air package: receiver, two compressors, dryer, panel."""
    form = skid(length, width, 0.2)
    form.lathe([(0, 0), (0.25, 0.04), (0.34, 0.16), (0.34, 1.74), (0.25, 1.86), (0, 1.9)], (-1.1, 0.2, 0.75),
               'white', 26, 'x')
    for x in (-0.6, 0.35):
        form.box((0.1, 0.5, 0.3), (x, 0.2, 0.18), 'ink', 0.02)
        form.box((0.7, 0.45, 0.08), (x, 0.2, 1.07), 'ink', 0.015)
        form.put(motor(0.4), x - 0.18, 0.2, 1.15)
        form.box((0.26, 0.3, 0.4), (x + 0.26, 0.2, 1.15), 'label-blue', 0.03)
    for x in (0.95, 1.15):
        form.cyl(0.09, 1.1, (x, 0.3, 0.2), 'aluminum', segments=14)
    form.box((0.5, 0.24, 0.7), (0.7, -0.45, 0.6), 'panel-white', 0.02)
    form.bar((0.7, -0.4, 0.2), (0.7, -0.4, 0.62), 0.06, 'galvanized')
    return form


def meter_run(length=7.0, radius=0.14, paint='white'):
    """An orifice or ultrasonic meter run along x on stanchions, with isolation valves and instrument tubes."""
    form = Form()
    z = 0.95
    form.put(pipe([(-length / 2, 0, z), (length / 2, 0, z)], radius, paint))
    for x in (-length * 0.36, length * 0.36):
        form.put(gate_valve(radius, paint=paint), x, 0, z)
    for x in (-length * 0.16, 0.0, length * 0.2):
        form.put_by(flange(radius, paint), Matrix.Translation((x, 0, z)) @ Matrix.Rotation(1.5708, 4, 'Y'))
    form.box((0.5, radius * 3, radius * 3), (0.3, 0, z - radius * 1.5), 'label-blue', 0.04)
    form.put(transmitter(0.55), 0.3, 0, z + radius)
    form.put(transmitter(0.35), -length * 0.08, -0.05, z + radius)
    form.put(gauge(0.3), length * 0.12, 0, z + radius)
    for x in (-length * 0.45, -length * 0.1, length * 0.14, length * 0.45):
        form.put(support(z - radius), x, 0, 0)
    return form


def header(length, radius=0.18, paint='white', taps=(), rise=0.9):
    """A header along x on stanchions. `taps` lists the x of flanged outlets toward -y."""
    form = Form()
    form.put(pipe([(-length / 2, 0, rise), (length / 2, 0, rise)], radius, paint))
    for x in (-length * 0.42, 0.0, length * 0.42):
        form.put(support(rise - radius), x, 0, 0)
    for x in taps:
        form.put(pipe([(x, 0, rise), (x, -0.7, rise)], radius * 0.7, paint))
    return form


def chemical_tote():
    """A chemical tank and an injection pump in a spill tray."""
    form = Form()
    form.box((1.5, 1.3, 0.25), (0, 0, 0), 'ink', 0.03)
    form.cyl(0.5, 1.2, (0.05, 0.05, 0.2), 'panel-white', segments=26, chamfer=0.08)
    form.cyl(0.16, 0.1, (0.05, 0.05, 1.38), 'dark-gray', segments=14)
    form.box((0.3, 0.2, 0.3), (-0.5, -0.4, 0.25), 'label-blue', 0.02)
    form.put(text_label(0.26, 0.26, 'white'), 0.05, -0.455, 0.75)
    return form
