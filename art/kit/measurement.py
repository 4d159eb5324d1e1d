"""Gas measurement: ultrasonic meter runs, flow computers, chromatograph shelter, solar supply, rectifier."""
import math

from mathutils import Matrix

from kit.form import Form
from kit.piping import flange, gate_valve, gauge, motor_valve, pipe, support, transmitter
from kit.sign import text_label

RISE = 1.15


def _face(form, x, radius, paint, z=RISE):
    form.put_by(flange(radius, paint), Matrix.Translation((x - 0.06, 0, z)) @ Matrix.Rotation(math.pi / 2, 4, 'Y'))


def ultrasonic_run(length=11.0, radius=0.27, paint='white'):
    """A meter run along x at z = RISE: block valves, flow conditioner, ultrasonic meter, thermowell, transmitters."""
    form = Form()
    form.put(pipe([(-length / 2, 0, RISE), (length / 2, 0, RISE)], radius, paint))
    form.put(motor_valve(radius * 0.82, paint), -length * 0.37, 0, RISE)
    form.put(gate_valve(radius * 0.8, paint=paint), length * 0.4, 0, RISE)
    for x in (-length * 0.24, -length * 0.17, -0.3, 1.3, length * 0.28):
        _face(form, x, radius, paint)
    # Meter body with transducer ports and two electronics heads.
    form.lathe([(radius, -0.62), (radius * 1.5, -0.5), (radius * 1.62, -0.3), (radius * 1.62, 0.3), (radius * 1.5, 0.5),
                (radius, 0.62)], (0.5, 0, RISE), 'label-blue', 30, 'x')
    for x in (0.22, 0.78):
        for a in (25, 70, 110, 155):
            part = Form().cyl(0.07, 0.24, (0, 0, radius * 1.5), 'steel', segments=12)
            form.put_by(part, Matrix.Translation((x, 0, RISE)) @ Matrix.Rotation(math.radians(a - 90), 4, 'X'))
    form.cyl(0.06, 0.4, (0.5, 0, RISE + radius * 1.6), 'steel', segments=10)
    form.box((0.34, 0.3, 0.3), (0.5, 0, RISE + radius * 1.6 + 0.32), 'panel-white', 0.05)
    form.cyl(0.14, 0.1, (0.5, -0.22, RISE + radius * 1.6 + 0.47), 'label-blue', 'y', 18, 0.02)
    form.box((0.14, 0.012, 0.07), (0.5, -0.232, RISE + radius * 1.6 + 0.45), 'screen', 0.002)
    form.put(transmitter(0.5), 1.9, -0.03, RISE + radius)
    form.put(transmitter(0.7), 2.5, -0.03, RISE + radius)
    form.put(gauge(0.34), -length * 0.3, 0, RISE + radius)
    form.put(text_label(0.42, 0.26, 'aluminum'), -1.2, -radius - 0.01, RISE - 0.13)
    for x in (-length * 0.46, -length * 0.27, -0.9, 1.7, length * 0.33, length * 0.47):
        form.put(support(RISE - radius, 0.55), x, 0, 0, 0)
    # Conduits of the instruments, down to the wireway at grade.
    for x in (0.5, 1.9, 2.5):
        form.tube([(x, -0.1, RISE + radius + 0.45), (x, -radius - 0.28, RISE + radius + 0.45), (x, -radius - 0.28, 0.12)],
                  0.026, 'galvanized', 6, 0.15)
    form.box((3.4, 0.14, 0.14), (1.5, -radius - 0.28, 0.06), 'galvanized', 0.012)
    return form


def flow_computer_rack(count=3):
    """Flow computers, one per meter run, in weather enclosures with keypad and lit display, under a sun hood."""
    form = Form()
    width = count * 1.0
    for x in (-width / 2, width / 2):
        form.bar((x, 0.12, 0), (x, 0.12, 2.35), 0.09, 'galvanized')
        form.box((0.34, 0.34, 0.08), (x, 0.12, 0), 'concrete', 0.02)
    for z in (0.85, 1.75):
        form.box((width + 0.2, 0.06, 0.07), (0, 0.07, z), 'galvanized', 0.01)
    form.put(Form().box((width + 0.6, 1.0, 0.05), (0, -0.1, 0), 'roof', 0.015), 0, 0, 2.35, tilt=6)
    for i in range(count):
        x = -width / 2 + i + 0.5
        form.box((0.78, 0.34, 1.05), (x, -0.14, 0.85), 'panel-white', 0.03)
        form.box((0.7, 0.02, 0.97), (x, -0.32, 0.89), 'panel-white', 0.008)
        form.box((0.44, 0.02, 0.4), (x, -0.34, 1.34), 'ink', 0.006)
        form.box((0.34, 0.012, 0.15), (x, -0.355, 1.54), 'screen', 0.003)
        for k in range(8):
            form.box((0.05, 0.01, 0.04), (x - 0.13 + (k % 4) * 0.087, -0.355, 1.39 + (k // 4) * 0.06), 'white', 0.002)
        form.put(text_label(0.24, 0.14, 'white'), x, -0.335, 1.1)
        form.tube([(x - 0.2, -0.14, 0.86), (x - 0.2, -0.14, -0.05)], 0.035, 'galvanized', 8)
        form.tube([(x + 0.2, -0.14, 0.86), (x + 0.2, -0.14, -0.05)], 0.035, 'label-blue', 8)
    form.box((width - 0.2, 0.05, 0.07), (0, -0.1, 0.5), 'copper', 0.008)
    form.tube([(width / 2 - 0.2, -0.1, 0.5), (width / 2 - 0.1, -0.2, 0.0)], 0.022, 'copper', 6)
    return form


def analyzer_shelter(length=4.4, depth=2.8, height=2.7):
    """A chromatograph shelter, open to -y: two analyzers, a sample panel, and gas cylinders beside it."""
    form = Form()
    form.box((length + 1.8, depth + 1.4, 0.16), (0.5, -0.2, 0), 'concrete', 0.03)
    form.box((length, 0.08, height), (0, depth / 2 - 0.04, 0.16), 'sand', 0.02)
    for s in (-1, 1):
        form.box((0.08, depth, height), (s * (length / 2 - 0.04), 0, 0.16), 'sand', 0.02)
        form.bar((s * (length / 2 - 0.05), -depth / 2, 0.1), (s * (length / 2 - 0.05), -depth / 2, height + 0.16), 0.12,
                 'dark-gray')
        for k in range(7):
            form.box((0.05, 0.06, height - 0.1), (s * (length / 2 + 0.01), -depth / 2 + 0.2 + k * 0.4, 0.2), 'sand', 0.012)
    form.box((length, 0.1, 0.22), (0, -depth / 2, height - 0.1), 'dark-gray', 0.02)
    roof = Form().box((length + 0.5, depth * 0.62, 0.1), (0, 0, 0), 'roof', 0.03)
    for i in range(8):
        roof.box((0.05, depth * 0.62, 0.06), (-length / 2 + i * length / 7, 0, 0.08), 'roof', 0.012)
    form.put(roof, 0, depth * 0.24, height + 0.2, tilt=-3)
    back = depth / 2 - 0.1
    for x in (-1.35, -0.2):
        form.box((0.9, 0.05, 1.5), (x, back, 0.9), 'aluminum', 0.01)
        form.cyl(0.27, 0.5, (x, back - 0.5, 1.75), 'label-blue', 'y', 26, 0.03)
        form.cyl(0.3, 0.08, (x, back - 0.56, 1.75), 'gray', 'y', 26, 0.015)
        form.cyl(0.24, 0.36, (x, back - 0.38, 1.2), 'panel-white', 'y', 24, 0.03)
        form.box((0.26, 0.012, 0.14), (x, back - 0.57, 1.7), 'screen', 0.003)
        for k in (-0.2, 0, 0.2):
            form.tube([(x + k, back - 0.2, 0.3), (x + k, back - 0.2, 1.0)], 0.018, 'steel', 6)
    form.box((0.8, 0.3, 1.1), (1.3, back - 0.16, 0.95), 'panel-white', 0.03)
    form.put(text_label(0.3, 0.2, 'safety-yellow'), 1.3, back - 0.32, 1.5)
    form.box((0.6, 0.12, 0.06), (0, back - 0.06, height - 0.25), 'lamp', 0.01)
    for i in range(4):
        x, y = length / 2 + 0.42, depth / 2 - 0.35 - i * 0.44
        form.cyl(0.16, 1.35, (x, y, 0.16), ('white', 'oil-green', 'oxide', 'white')[i], segments=18, chamfer=0.1)
        form.cyl(0.05, 0.14, (x, y, 1.5), 'steel', segments=10)
    form.bar((length / 2 + 0.24, depth / 2 - 0.1, 1.1), (length / 2 + 0.24, -depth / 2 + 0.5, 1.1), 0.05, 'galvanized')
    form.bar((length / 2 + 0.62, depth / 2 - 0.1, 1.1), (length / 2 + 0.62, -depth / 2 + 0.5, 1.1), 0.03, 'steel')
    form.tube([(-length / 2, -depth / 2 + 0.1, 0.6), (-length / 2 - 0.2, -depth / 2, 0.0)], 0.022, 'copper', 6)
    return form


def fixed_array(columns=4, rows=2, tilt=36.0):
    """A grounded, fixed solar rack that faces -y: framed modules with cell lines, on two rows of posts."""
    form = Form()
    wide, tall = 1.14, 1.75
    panel = Form()
    for c in range(columns):
        for r in range(rows):
            x, y = (c - (columns - 1) / 2) * (wide + 0.03), (r - (rows - 1) / 2) * (tall + 0.03)
            panel.box((wide, tall, 0.05), (x, y, 0), 'aluminum', 0.01)
            panel.box((wide - 0.06, tall - 0.06, 0.012), (x, y, 0.045), 'cell-blue', 0.004)
            for k in range(1, 6):
                panel.box((0.008, tall - 0.08, 0.004), (x - wide / 2 + wide * k / 6, y, 0.056), 'cell-line', 0.001)
            for k in range(1, 10):
                panel.box((wide - 0.08, 0.008, 0.004), (x, y - tall / 2 + tall * k / 10, 0.056), 'cell-line', 0.001)
    for y in (-tall * 0.5 * rows * 0.5, tall * 0.5 * rows * 0.5):
        panel.box((columns * wide, 0.07, 0.09), (0, y, -0.09), 'galvanized', 0.012)
    lift = 0.55 + math.sin(math.radians(tilt)) * rows * tall / 2
    form.put(panel, 0, 0, lift, tilt=tilt)
    reach = rows * tall * 0.25 * math.cos(math.radians(tilt))
    rise = rows * tall * 0.25 * math.sin(math.radians(tilt))
    half = columns * wide / 2 - 0.4
    for x in (-half, 0, half):
        form.bar((x, -reach, 0), (x, -reach, lift - rise - 0.06), 0.1, 'galvanized')
        form.bar((x, reach, 0), (x, reach, lift + rise - 0.06), 0.1, 'galvanized')
        form.bar((x, -reach, 0.3), (x, reach, lift + rise - 0.4), 0.06, 'galvanized')
        for y in (-reach, reach):
            form.cyl(0.2, 0.1, (x, y, 0), 'concrete', segments=16)
    form.tube([(half + 0.05, -reach, 0.4), (half + 0.2, -reach - 0.15, 0.0)], 0.02, 'copper', 6)
    return form


def battery_cabinet(width=1.7, depth=0.9, height=1.5):
    """A vented cabinet for batteries and charge controller on a pad: louvers, display, disconnect, label."""
    form = Form()
    form.box((width + 0.4, depth + 0.7, 0.14), (0, 0, 0), 'concrete', 0.03)
    form.box((width, depth, height), (0, 0, 0.14), 'panel-white', 0.03)
    form.put(Form().box((width + 0.2, depth + 0.3, 0.05), (0, 0, 0), 'panel-white', 0.02), 0, -0.02, height + 0.16,
             tilt=4)
    for x in (-width / 4, width / 4):
        form.box((width / 2 - 0.05, 0.025, height - 0.14), (x, -depth / 2 - 0.012, 0.21), 'panel-white', 0.01)
        form.box((0.03, 0.05, 0.18), (x * 0.25, -depth / 2 - 0.04, 0.9), 'dark-gray', 0.008)
        for k in range(5):
            form.box((width / 2 - 0.3, 0.02, 0.025), (x, -depth / 2 - 0.03, 0.34 + k * 0.06), 'dark-gray', 0.004)
    form.put(text_label(0.26, 0.18, 'safety-yellow'), width / 4, -depth / 2 - 0.03, 1.15)
    form.box((0.26, 0.02, 0.16), (-width / 4, -depth / 2 - 0.03, 1.2), 'screen', 0.004)
    form.box((0.16, 0.3, 0.42), (width / 2 + 0.08, -0.1, 0.75), 'switchgear-gray', 0.015)
    form.bar((width / 2 + 0.19, -0.1, 0.95), (width / 2 + 0.19, -0.1, 1.15), 0.04, 'fire-red')
    form.tube([(-width / 2, -0.3, 0.5), (-width / 2 - 0.2, -0.4, 0.0)], 0.02, 'copper', 6)
    return form


def rectifier():
    """A cathodic protection rectifier on a post: AC disconnect, meters, leads to pipe and anodes."""
    form = Form()
    form.bar((0, 0.16, 0), (0, 0.16, 2.4), 0.16, 'wood')
    form.box((0.8, 0.5, 0.95), (0, -0.12, 1.05), 'gray', 0.03)
    form.box((0.72, 0.02, 0.86), (0, -0.38, 1.1), 'gray', 0.008)
    for x in (-0.17, 0.17):
        form.cyl(0.09, 0.02, (x, -0.4, 1.72), 'white', 'y', 16, 0.004)
    form.put(text_label(0.26, 0.17, 'safety-yellow'), 0, -0.39, 1.3)
    form.box((0.3, 0.22, 0.45), (0, -0.02, 2.05), 'switchgear-gray', 0.015)
    form.bar((0.2, -0.06, 2.2), (0.2, -0.14, 2.4), 0.04, 'fire-red')
    form.tube([(-0.18, -0.12, 1.06), (-0.18, -0.12, -0.05)], 0.045, 'pvc', 10)
    form.tube([(0.18, -0.12, 1.06), (0.18, -0.12, -0.05)], 0.045, 'pvc', 10)
    form.box((0.12, 0.2, 0.3), (0.47, -0.12, 1.3), 'panel-white', 0.015)
    form.tube([(0.47, -0.12, 1.6), (0.47, -0.12, 2.0)], 0.012, 'black', 6)
    return form
