"""Battery storage: containers, power conversion skids, fire equipment. Dimensions are in meters."""
from kit.form import Form
from kit.sign import text_label, warning_label
from kit.slats import slats
from kit.spacing import centers, evenly

# Underside of a container, on piers.
CONTAINER_BOTTOM = 0.3
# Space on the front of a container that has no battery doors: at the left end, and at the right end for the chiller.
LEFT_MARGIN = 0.25
RIGHT_MARGIN = 1.15
# Middle of the chiller's door, measured from the right end of the container.
CHILLER_INSET = 0.55

# Top of the pad and the rails of a power conversion skid.
SKID_TOP = 0.24


def container(length=6.1, width=2.44, height=2.7):
    """A battery container along x on piers: doors facing -y, chiller at +x, deflagration panels on the roof."""
    form = Form()
    front, right = -width / 2, length / 2
    for x in (-right + 0.4, 0, right - 0.4):
        form.box((0.5, width + 0.5, CONTAINER_BOTTOM), (x, 0, 0), 'concrete', chamfer=0.03)
    form.put(_container_frame(length, width, height), z=CONTAINER_BOTTOM)
    form.put(_battery_doors(length, height), 0, front, CONTAINER_BOTTOM)
    form.put(_deflagration_panels(length), 0, 0.1, CONTAINER_BOTTOM + height)
    form.put(_chiller_door(height), right - CHILLER_INSET, front, CONTAINER_BOTTOM)
    form.put(_chiller_fans(width), right, 0, CONTAINER_BOTTOM)
    # A green stripe along the front.
    form.box((length, 0.012, 0.08), (0, front - 0.005, CONTAINER_BOTTOM + height - 0.16), 'oil-green', chamfer=0.002)
    # Warning light on the roof.
    form.cyl(0.06, 0.12, (-right + 0.3, front + 0.2, CONTAINER_BOTTOM + height), 'red-light', segments=10)
    ground_lead = [(-right + 0.1, front, CONTAINER_BOTTOM + 0.1), (-right - 0.1, front - 0.25, 0)]
    form.tube(ground_lead, 0.02, 'copper', segments=5)
    return form


def _container_frame(length, width, height):
    """The body of a container from z = 0, with a post at each corner that projects 20 mm above and below."""
    form = Form()
    form.box((length, width, height), (0, 0, 0), 'white', chamfer=0.05)
    post_x, post_y = length / 2 - 0.08, width / 2 - 0.08
    for x in (-post_x, post_x):
        for y in (-post_y, post_y):
            form.box((0.18, 0.18, height + 0.04), (x, y, -0.02), 'white', chamfer=0.03)
    return form


def _door_sections(length):
    """The sections of a container that have one battery door each: a list of their middles (x), and their width."""
    count = round((length - 1.3) / 0.8)
    total = length - LEFT_MARGIN - RIGHT_MARGIN
    middle = (LEFT_MARGIN - RIGHT_MARGIN) / 2
    return [middle + x for x in centers(count, total)], total / count


def _battery_doors(length, height):
    """Doors on y = 0 with handles, slats and labels. Yellow and white labels alternate."""
    form = Form()
    positions, section = _door_sections(length)
    door_thickness = 0.03
    # Middle of the slats and labels, which are mounted on the doors.
    on_door = -0.035
    door, handle = (section - 0.05, door_thickness, height - 0.3), (0.03, 0.05, 0.3)
    for i, x in enumerate(positions):
        form.box(door, (x, -door_thickness / 2, 0.14), 'white', chamfer=0.012)
        form.box(handle, (x + 0.24, -0.05, 1.1), 'dark-gray', chamfer=0.008)
        form.put(slats(0.4, 3, 0.06, paint='gray'), x, on_door, 0.3)
        label_paint = 'white' if i % 2 else 'safety-yellow'
        form.box((0.14, 0.012, 0.12), (x - 0.12, on_door, 1.7), label_paint, chamfer=0.003)
    return form


def _deflagration_panels(length):
    """One panel on the roof for each battery door. The panels open if gas explodes inside the container."""
    form = Form()
    positions, section = _door_sections(length)
    for x in positions:
        form.box((section - 0.16, 1.1, 0.05), (x, 0, 0), 'switchgear-gray', chamfer=0.012)
    return form


def _chiller_door(height):
    """The door of the chiller on y = 0, with a label and an emergency stop."""
    form = Form()
    form.box((1.0, 0.05, height - 0.4), (0, -0.02, 0.2), 'switchgear-gray', chamfer=0.015)
    form.put(warning_label(0.4, 0.3), 0, -0.05, 1.6)
    form.cyl(0.05, 0.05, (0.3, -0.08, 1.3), 'fire-red', 'y', segments=12, chamfer=0.01)
    return form


def _chiller_fans(container_width):
    """Two fans with guard bars, and slats below them, on the end wall at x = 0, facing +x."""
    form = Form()
    fan_z, fan_radius, guard_x, guard_reach = 1.85, 0.42, 0.08, 0.3
    for y in (-0.55, 0.55):
        form.cyl(fan_radius, 0.06, (0, y, fan_z), 'dark-gray', 'x', segments=24, chamfer=0.015)
        form.cyl(fan_radius - 0.08, 0.02, (0.055, y, fan_z), 'black', 'x', segments=24, chamfer=0.004)
        for z in evenly(fan_z - 0.2, fan_z + 0.2, 5):
            guard = [(guard_x, y - guard_reach, z), (guard_x, y + guard_reach, z)]
            form.tube(guard, 0.01, 'galvanized', segments=4)
    for z in evenly(0.3, 1.1, 9):
        form.box((0.03, container_width - 0.5, 0.04), (0.01, 0, z), 'dark-gray', chamfer=0.006)
    return form


def pcs_skid(length=5.4):
    """A power conversion skid: two inverter cabinets (left) and their transformer (right), with doors facing -y."""
    form = Form()
    right = length / 2
    transformer_x = right - 1.1
    first_inverter, inverter_pitch = 0.75, 1.4
    form.box((length + 0.8, 3.0, 0.18), (0, 0, 0), 'concrete', chamfer=0.04)
    for x in (first_inverter, first_inverter + inverter_pitch):
        form.put(_inverter_cabinet(), -right + x, 0, SKID_TOP)
    form.put(_skid_transformer(), transformer_x, 0, SKID_TOP)
    # Bus duct between inverters and transformer.
    form.box((0.5, 0.8, 0.5), (transformer_x - 1.1, 0, 0.9), 'switchgear-gray', chamfer=0.03)
    form.tube([(right - 0.2, -0.6, 0.4), (right + 0.2, -0.9, 0)], 0.02, 'copper', segments=5)
    return form


def _inverter_cabinet():
    """An inverter from z = 0: door with slats, display and label on the -y side, air outlet on the roof."""
    form = Form()
    size, height = 1.3, 2.2
    front = -size / 2
    # Middle of the parts that are mounted on the door.
    on_door = front - 0.04
    form.box((size, size, height), (0, 0, 0), 'panel-white', chamfer=0.04)
    door = (1.16, 0.03, 2.0)
    form.box(door, (0, front - 0.015, 0.1), 'panel-white', chamfer=0.012)
    form.put(slats(0.8, 7, 0.07, depth=0.03, height=0.03, chamfer=0.005), 0, on_door, 0.26)
    form.box((0.2, 0.02, 0.13), (0, on_door, 1.51), 'screen', chamfer=0.004)
    form.put(warning_label(0.26, 0.18), 0.3, on_door, 1.16)
    form.box((1.0, 0.9, 0.18), (0, 0, height), 'dark-gray', chamfer=0.03)
    return form


def _skid_transformer():
    """The medium-voltage transformer of a skid from z = 0: two doors on the -y side, fins on the +y side."""
    form = Form()
    width, depth, height = 1.7, 1.4, 1.8
    front, back = -depth / 2, depth / 2
    form.box((width, depth, height), (0, 0, 0), 'pad-green', chamfer=0.05)
    form.box((width + 0.1, depth + 0.1, 0.07), (0, 0, height), 'pad-green', chamfer=0.02)
    fin_pitch = 0.185
    for i in range(8):
        x = -0.65 + i * fin_pitch
        form.box((0.06, 0.34, 1.25), (x, back + 0.16, 0.21), 'pad-green', chamfer=0.012)
    door = (0.78, 0.03, 1.6)
    for x in (-0.42, 0.42):
        form.box(door, (x, front - 0.015, 0.1), 'pad-green', chamfer=0.012)
    form.put(warning_label(), -0.4, front - 0.035, 1.16)
    return form


def hydrant():
    """A yard hydrant as high as a bollard, with a pumper outlet toward -y and two hose outlets along x."""
    form = Form()
    barrel_height = 0.75
    outlet_z, hose_span = 0.5, 0.5
    form.cyl(0.2, 0.1, (0, 0, 0), 'fire-red', segments=18)
    form.cyl(0.13, barrel_height, (0, 0, 0), 'fire-red', segments=18)
    form.sphere(0.15, (0, 0, barrel_height + 0.01), 'fire-red', squash=0.8)
    form.cyl(0.07, hose_span, (-hose_span / 2, 0, outlet_z), 'fire-red', 'x', segments=14)
    form.cyl(0.09, 0.2, (0, -0.22, outlet_z), 'fire-red', 'y', segments=14)
    return form


def water_tank(radius=1.5, height=3.0):
    """A fire-water tank with a conical roof and a fire department connection at -y."""
    form = Form()
    bottom, connection_length = 0.1, 0.3
    # (radius, z) of the roof, which overhangs by 30 mm.
    roof = [(radius + 0.03, 0), (0, radius * 0.2)]
    form.cyl(radius, height, (0, 0, bottom), 'label-blue', segments=40, chamfer=0.06)
    form.lathe(roof, (0, 0, bottom + height), 'label-blue', 40)
    form.cyl(0.09, connection_length, (0.2, -radius - connection_length, 0.7), 'fire-red', 'y', segments=14)
    form.put(text_label(0.7, 0.4, 'white'), 0, -radius - 0.01, 1.6)
    return form
