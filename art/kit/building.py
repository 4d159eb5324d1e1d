"""Power buildings, sheds and shelters, with doors that open outward, air conditioners and lamps."""
from kit.access import steps
from kit.form import Form
from kit.sign import text_label


def ribs(length, height, at, paint, pitch=0.42, turn=0.0):
    """Vertical ribs on a wall along x that faces -y. `at` is the lower left corner of the wall."""
    form = Form()
    for i in range(int(length / pitch) + 1):
        form.box((0.06, 0.05, height), (min(i * pitch, length - 0.03) + 0.03, -0.02, 0), paint, 0.015)
    return Form().put(form, *at, turn=turn)


def door(width=0.95, height=2.1, paint='ink', window=True):
    """A door that opens outward and faces -y: frame, lever, hinges, warning label, rain hood, window lit at night."""
    form = Form()
    form.box((width + 0.14, 0.08, height + 0.08), (0, 0, 0), 'dark-gray', 0.02)
    form.box((width, 0.08, height), (0, -0.03, 0.01), paint, 0.02)
    if window:
        form.box((0.26, 0.02, 0.4), (-width * 0.12, -0.08, height * 0.66), 'window', 0.006)
    form.box((0.16, 0.05, 0.04), (width * 0.34, -0.1, height * 0.48), 'galvanized', 0.01)
    form.put(text_label(0.22, 0.15, 'safety-yellow'), -width * 0.12, -0.08, height * 0.46)
    for k in range(3):
        form.box((0.05, 0.05, 0.12), (-width / 2 - 0.02, -0.06, height * (0.12 + 0.36 * k)), 'galvanized', 0.01)
    form.box((width + 0.5, 0.4, 0.05), (0, -0.18, height + 0.2), 'roof', 0.015)
    return form


def louver(width=0.9, height=0.7, paint='switchgear-gray'):
    """A louvered opening that faces -y."""
    form = Form()
    form.box((width, 0.06, height), (0, 0, 0), paint, 0.015)
    for i in range(int(height / 0.09)):
        form.box((width - 0.1, 0.05, 0.03), (0, -0.04, 0.05 + i * 0.09), 'dark-gray', 0.006)
    return form


def wall_unit():
    """A wall-mounted air conditioner that faces -y."""
    form = Form()
    form.box((0.95, 0.5, 1.7), (0, -0.25, 0.3), 'panel-white', 0.04)
    form.put(louver(0.8, 0.55), 0, -0.51, 0.4)
    form.put(louver(0.8, 0.3), 0, -0.51, 1.5)
    form.cyl(0.26, 0.02, (0, -0.52, 1.22), 'dark-gray', 'y', 20, 0.004)
    return form


def wall_lamp():
    """A shielded lamp for the wall above a door, facing -y. Its lens glows at night."""
    form = Form()
    form.box((0.28, 0.2, 0.16), (0, -0.1, 0), 'dark-gray', 0.03)
    form.box((0.22, 0.15, 0.03), (0, -0.11, -0.025), 'lamp', 0.006)
    return form


def e_house(length=7.0, depth=3.2, height=2.9, lift=0.7, doors=(0.16, 0.74), units=(0.4, 0.56)):
    """A prefabricated power building on piers, with doors and air conditioners on its -y side.

    `doors` and `units` (air conditioners) are positions along the length, from 0 to 1. The floor is `lift` above grade.
    """
    form = Form()
    for i in range(4):
        x = -length / 2 + 0.4 + (length - 0.8) * i / 3
        for y in (-depth / 2 + 0.3, depth / 2 - 0.3):
            form.box((0.5, 0.5, lift - 0.2), (x, y, 0), 'concrete', 0.03)
    for y in (-depth / 2 + 0.12, depth / 2 - 0.12):
        form.box((length + 0.1, 0.2, 0.24), (0, y, lift - 0.22), 'dark-gray', 0.02)
    form.box((length, depth, height), (0, 0, lift), 'panel-white', 0.04)
    for y, turn in ((-depth / 2, 0), (depth / 2, 180)):
        form.put(ribs(length, height - 0.1, (-length / 2 if turn == 0 else length / 2, y, lift), 'panel-white',
                      turn=turn))
    for x, turn in ((length / 2, 90), (-length / 2, -90)):
        form.put(ribs(depth, height - 0.1, (x, -depth / 2 if turn == 90 else depth / 2, lift), 'panel-white',
                      turn=turn))
    form.box((length + 0.06, depth + 0.06, 0.12), (0, 0, lift + 0.02), 'dark-gray', 0.02)
    top = lift + height
    roof = Form()
    roof.box((length + 0.5, depth + 0.6, 0.14), (0, 0, 0), 'roof', 0.04)
    for i in range(int(length / 0.6) + 1):
        roof.box((0.05, depth + 0.6, 0.06), (-length / 2 + i * 0.6, 0, 0.12), 'roof', 0.015)
    form.put(roof, 0, 0, top, tilt=2.0)
    for t in doors:
        x = -length / 2 + length * t
        form.put(door(), x, -depth / 2 - 0.03, lift)
        form.put(steps(lift, 1.3, 1.1), x, -depth / 2 - 0.05, 0)
        form.put(wall_lamp(), x, -depth / 2 - 0.05, lift + 2.45)
    for t in units:
        form.put(wall_unit(), -length / 2 + length * t, -depth / 2 - 0.03, lift + 0.15)
    form.put(louver(1.0, 0.8), length / 2 + 0.05, 0, lift + 1.5, 90)
    form.put(text_label(0.9, 0.4, 'white'), -length / 2 + length * 0.5 - 2.3, -depth / 2 - 0.06, lift + 2.1)
    for k in range(4):
        form.tube([(length / 2 - 0.4 - 0.2 * k, depth / 2 - 0.25, 0),
                   (length / 2 - 0.4 - 0.2 * k, depth / 2 - 0.25, lift)], 0.05, 'galvanized', 8)
    for x in (-length / 2 + 0.25, length / 2 - 0.25):
        form.tube([(x, -depth / 2 + 0.1, lift - 0.1), (x + 0.05, -depth / 2 - 0.15, 0.0)], 0.02, 'copper', 6)
    return form


def shed(length=3.2, depth=2.6, height=2.5, paint='sand', roof='roof'):
    """A small shelter on a slab, with louvers, a lamp and one door, which faces -y."""
    form = Form()
    form.box((length + 0.6, depth + 0.8, 0.16), (0, -0.1, 0), 'concrete', 0.03)
    form.box((length, depth, height), (0, 0, 0.16), paint, 0.03)
    form.put(ribs(length, height - 0.08, (-length / 2, -depth / 2, 0.16), paint))
    form.put(ribs(depth, height - 0.08, (length / 2, -depth / 2, 0.16), paint, turn=90))
    form.put(Form().box((length + 0.5, depth + 0.6, 0.12), (0, 0, 0), roof, 0.03), 0, 0, height + 0.16, tilt=4)
    form.put(door(), -length * 0.2, -depth / 2 - 0.03, 0.16)
    form.put(louver(0.7, 0.5), length * 0.26, -depth / 2 - 0.05, 1.5)
    form.put(louver(0.8, 0.6), length / 2 + 0.05, 0, 1.4, 90)
    form.put(wall_lamp(), -length * 0.2, -depth / 2 - 0.05, 2.5)
    form.put(text_label(0.5, 0.3, 'white'), length * 0.26, -depth / 2 - 0.06, 0.9)
    form.tube([(length / 2 + 0.02, -depth / 2 + 0.1, 0.5), (length / 2 + 0.2, -depth / 2, 0.0)], 0.02, 'copper', 6)
    return form


def open_building(length=9.0, depth=6.0, height=4.6):
    """A compressor shelter without walls: a steel frame and a pitched roof with a ridge vent along x."""
    form = Form()
    form.box((length + 0.6, depth + 0.6, 0.16), (0, 0, 0), 'concrete', 0.04)
    for i in range(4):
        x = -length / 2 + 0.2 + (length - 0.4) * i / 3
        for y in (-depth / 2 + 0.2, depth / 2 - 0.2):
            form.bar((x, y, 0.1), (x, y, height), 0.2, 'oil-green')
        form.bar((x, -depth / 2, height), (x, 0, height + 0.9), 0.16, 'oil-green')
        form.bar((x, depth / 2, height), (x, 0, height + 0.9), 0.16, 'oil-green')
    for s in (-1, 1):
        panel = Form().box((length + 0.8, depth / 2 * 1.09, 0.07), (0, 0, 0), 'roof', 0.02)
        for i in range(int(length / 0.5) + 2):
            panel.box((0.05, depth / 2 * 1.09, 0.05), (-length / 2 - 0.3 + i * 0.5, 0, 0.06), 'roof', 0.012)
        form.put(panel, 0, s * depth / 4 * 1.04, height + 0.5, tilt=-s * 16.7)
    form.box((length * 0.7, 0.7, 0.3), (0, 0, height + 0.92), 'roof', 0.04)
    return form


def comms_mast(height=9.0):
    """A slim lattice mast with a Yagi antenna, an omnidirectional antenna, a lightning rod and a ground lead."""
    form = Form()
    form.box((0.8, 0.8, 0.3), (0, 0, 0), 'concrete', 0.04)
    legs = [(0.16, 0), (-0.1, 0.15), (-0.1, -0.15)]
    for x, y in legs:
        form.tube([(x, y, 0.25), (x, y, height)], 0.025, 'galvanized', 6)
    z, k = 0.4, 0
    while z < height - 0.4:
        for (ax, ay), (bx, by) in zip(legs, legs[1:] + legs[:1]):
            form.tube([(ax, ay, z), (bx, by, z + 0.4)], 0.012, 'galvanized', 4)
        z, k = z + 0.4, k + 1
    form.tube([(0, 0, height - 0.2), (0, 0, height + 1.6)], 0.016, 'copper', 6)
    form.tube([(0.1, 0, height - 0.6), (1.3, 0, height - 0.6)], 0.02, 'aluminum', 6)
    for i in range(7):
        half = 0.34 - 0.025 * i
        form.tube([(0.3 + i * 0.16, -half, height - 0.6), (0.3 + i * 0.16, half, height - 0.6)], 0.012, 'aluminum', 5)
    form.tube([(-0.25, 0, height - 1.6), (-0.25, 0, height - 0.2)], 0.03, 'white', 8)
    form.tube([(0.18, -0.05, 0), (0.18, -0.05, height)], 0.014, 'copper', 5)
    return form
