"""Enclosures: switchgear line-ups, drives, panels, disconnects, RTU racks. Dimensions are in meters."""
from kit.form import Form
from kit.sign import text_label, warning_label
from kit.slats import slats
from kit.spacing import centers

PAD_HEIGHT = 0.2
# Top of the base rails of a drive skid.
SKID_HEIGHT = 0.22
# Top of the box pad of a junction cabinet.
BOX_PAD_HEIGHT = 0.3
# (width, height) of the panels of a rack, repeated if the rack has more panels.
RACK_PANEL_SIZES = ((0.62, 1.1), (0.5, 0.85), (0.7, 1.2), (0.45, 0.7), (0.5, 0.9))
# Top of the panels of a rack, below its roof.
RACK_PANEL_TOP = 1.95


def cubicle(width=0.9, depth=1.3, height=2.3, paint='switchgear-gray', lamp=True):
    """One outdoor switchgear section. Its door faces -y and has a handle, a meter window, labels, lamps and slats."""
    form = Form()
    front = -depth / 2
    door_thickness = 0.03
    # Middle of the parts that are mounted on the door.
    on_door = front - 0.035
    form.box((width - 0.02, depth, height), (0, 0, 0), paint, chamfer=0.03)
    door = (width - 0.1, door_thickness, height - 0.2)
    form.box(door, (0, front - door_thickness / 2, 0.1), paint, chamfer=0.012)
    handle = (0.04, 0.05, 0.24)
    form.box(handle, (width * 0.3, front - 0.05, height * 0.48), 'dark-gray', chamfer=0.01)
    form.put(text_label(0.26, 0.14, 'white'), 0, on_door, height * 0.86)
    form.put(warning_label(0.2, 0.14), 0, on_door, height * 0.3)
    meter_window = (0.26, 0.02, 0.2)
    form.box(meter_window, (-width * 0.12, on_door, height * 0.66), 'glass', chamfer=0.006)
    if lamp:
        for x, lens in ((width * 0.2, 'red-light'), (width * 0.3, 'green-light')):
            form.cyl(0.028, 0.02, (x, front - 0.045, height * 0.72), lens, 'y', segments=10, chamfer=0.004)
    form.put(slats(width * 0.5, 4, 0.05, depth=0.015), 0, on_door, 0.22)
    return form


def lineup(count=4, width=0.9, depth=1.3, height=2.3):
    """A row of switchgear sections along x on a pad, under one rain roof. `width` is the width of one section."""
    form = Form()
    total = count * width
    # The pad and the roof extend farther to the front than to the back.
    form.box((total + 0.7, depth + 1.4, PAD_HEIGHT), (0, -0.2, 0), 'concrete', chamfer=0.04)
    for x in centers(count, total):
        form.put(cubicle(width, depth, height), x, 0, PAD_HEIGHT)
    form.box((total + 0.2, depth + 0.35, 0.09), (0, -0.05, PAD_HEIGHT + height), 'switchgear-gray', chamfer=0.03)
    right = total / 2
    form.tube([(right + 0.05, 0, 0.5), (right + 0.3, 0, 0.05)], 0.02, 'copper', segments=6)
    return form


def drive_skid(width=3.2, depth=1.4, height=2.35):
    """An outdoor VSD on a skid: doors and keypad facing -y, air hoods on the roof, disconnect handle at the left."""
    form = Form()
    front, left = -depth / 2, -width / 2
    roof = SKID_HEIGHT + height
    rail_y = depth / 2 - 0.15
    for y in (-rail_y, rail_y):
        form.box((width + 0.4, 0.16, SKID_HEIGHT), (0, y, 0), 'dark-gray', chamfer=0.02)
    form.box((width, depth, height), (0, 0, SKID_HEIGHT), 'panel-white', chamfer=0.04)
    form.box((width + 0.2, depth + 0.25, 0.08), (0, 0, roof), 'panel-white', chamfer=0.025)
    form.put(_drive_doors(width, height), y=front)
    for x in (-width * 0.25, width * 0.25):
        form.put(_air_hood(depth), x, 0.1, roof + 0.08)
    # Disconnect with its handle.
    handle_x, handle_y = left - 0.08, -depth * 0.2
    form.box((0.05, 0.4, 0.4), (left - 0.03, handle_y, 1.3), 'dark-gray', chamfer=0.01)
    form.bar((handle_x, handle_y, 1.5), (handle_x, handle_y, 1.75), 0.05, 'fire-red')
    return form


def _drive_doors(width, height):
    """Three doors on y = 0 with handles and labels. The left door has the keypad, the other two have slats."""
    form = Form()
    door = (width / 3 - 0.06, 0.035, height - 0.16)
    handle = (0.04, 0.06, 0.26)
    left, middle, right = centers(3, width)
    for x in (left, middle, right):
        form.box(door, (x, -0.017, SKID_HEIGHT + 0.08), 'panel-white', chamfer=0.014)
        form.box(handle, (x + width * 0.11, -0.06, 1.25), 'dark-gray', chamfer=0.01)
        form.put(warning_label(0.24, 0.16), x, -0.04, 1.75)
    # Keypad with its display.
    form.box((0.34, 0.03, 0.28), (left, -0.045, 1.32), 'ink', chamfer=0.008)
    form.box((0.22, 0.015, 0.12), (left, -0.065, 1.42), 'screen', chamfer=0.004)
    for x in (middle, width * 0.333):
        form.put(slats(0.6, 6, 0.06, depth=0.03, height=0.03, paint='gray', chamfer=0.006), x, -0.045, 0.42)
    return form


def _air_hood(drive_depth):
    """An air hood for the roof, with a dark opening on its -y side."""
    form = Form()
    depth = drive_depth * 0.6
    form.box((0.9, depth, 0.28), (0, 0, 0), 'panel-white', chamfer=0.04)
    form.box((0.8, 0.02, 0.16), (0, -depth / 2 - 0.01, 0.06), 'dark-gray', chamfer=0.006)
    return form


def panel(width=0.6, depth=0.3, height=0.9, paint='panel-white', stand=0.9, legend='safety-yellow'):
    """A panel with its door facing -y and its underside at z = `stand`.

    It has two legs and a conduit, unless `stand` is 0, for panels on a wall or rack. `legend` is the label's paint.
    """
    form = Form()
    front = -depth / 2
    if stand:
        leg_x, leg_y = width * 0.4, depth * 0.55
        for x in (-leg_x, leg_x):
            form.bar((x, leg_y, 0), (x, leg_y, stand + height), 0.06, 'galvanized')
        form.tube([(0, 0.02, -0.05), (0, 0.02, stand + 0.05)], 0.035, 'galvanized', segments=8)
    form.box((width, depth, height), (0, 0, stand), paint, chamfer=0.025)
    door, handle = (width - 0.06, 0.02, height - 0.06), (0.03, 0.04, 0.12)
    form.box(door, (0, front - 0.01, stand + 0.03), paint, chamfer=0.008)
    form.box(handle, (width * 0.36, front - 0.03, stand + height * 0.45), 'dark-gray', chamfer=0.006)
    label = text_label(min(0.2, width * 0.5), 0.13, legend)
    form.put(label, -width * 0.05, front - 0.025, stand + height * 0.68)
    return form


def disconnect(stand=0.8):
    """A fused safety switch on a strut stand, with its handle on the right side."""
    width = 0.45
    # 45 mm right of the enclosure.
    handle_x = width / 2 + 0.045
    form = panel(width, 0.24, 0.75, 'switchgear-gray', stand)
    form.bar((handle_x, -0.04, stand + 0.35), (handle_x, -0.16, stand + 0.58), 0.045, 'fire-red')
    return form


def rack(panels=4, width=3.0):
    """A strut rack with panels that face -y, a wireway, conduits to grade and a roof."""
    form = Form()
    post_y, post_height = 0.1, 2.3
    for x in (-width / 2, 0, width / 2):
        form.bar((x, post_y, 0), (x, post_y, post_height), 0.08, 'galvanized')
        form.box((0.3, 0.3, 0.06), (x, post_y, 0), 'concrete', chamfer=0.02)
    for z in (0.9, 1.9):
        form.box((width + 0.2, 0.06, 0.06), (0, 0.05, z), 'galvanized', chamfer=0.01)
    form.box((width + 0.5, 1.1, 0.06), (0, -0.15, post_height), 'roof', chamfer=0.02)
    for i, x in enumerate(centers(panels, width)):
        panel_width, panel_height = RACK_PANEL_SIZES[i % len(RACK_PANEL_SIZES)]
        paint = 'switchgear-gray' if i % 2 else 'panel-white'
        bottom = RACK_PANEL_TOP - panel_height
        form.put(panel(panel_width, 0.28, panel_height, paint, stand=0), x, -0.12, bottom)
        form.tube([(x, -0.1, bottom), (x, -0.1, -0.05)], 0.04, 'galvanized', segments=8)
    # Wireway.
    form.box((width, 0.16, 0.16), (0, -0.06, 0.5), 'switchgear-gray', chamfer=0.015)
    return form


def junction_cabinet(width=1.9, depth=1.0, height=1.5):
    """A 35 kV sectionalizing cabinet at ground level, on a box pad, with doors facing -y."""
    form = Form()
    front = -depth / 2
    door_thickness = 0.03
    form.box((width + 0.2, depth + 0.2, BOX_PAD_HEIGHT), (0, 0, 0), 'concrete', chamfer=0.04)
    form.box((width, depth, height), (0, 0, BOX_PAD_HEIGHT), 'pad-green', chamfer=0.05)
    form.box((width + 0.06, depth + 0.06, 0.07), (0, 0, BOX_PAD_HEIGHT + height), 'pad-green', chamfer=0.03)
    left, right = -width / 4, width / 4
    door = (width / 2 - 0.05, door_thickness, height - 0.14)
    for x in (left, right):
        form.box(door, (x, front - door_thickness / 2, BOX_PAD_HEIGHT + 0.07), 'pad-green', chamfer=0.012)
    form.put(warning_label(), left, front - 0.035, 1.3)
    form.put(text_label(0.22, 0.14, 'white'), right, front - 0.035, 1.35)
    handle = (0.05, 0.05, 0.22)
    form.box(handle, (0.1, front - 0.05, 0.95), 'steel', chamfer=0.01)
    form.tube([(width / 2, -0.2, 0.6), (width / 2 + 0.2, -0.3, 0.0)], 0.02, 'copper', segments=6)
    return form


def bus_duct(points, size=0.3):
    """A closed bus duct through points, with a straight section between each two points."""
    form = Form()
    for start, end in zip(points, points[1:]):
        form.bar(start, end, size, 'switchgear-gray')
    return form
