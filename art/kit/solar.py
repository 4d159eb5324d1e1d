"""Solar plant: single-axis tracker rows, combiners, inverter skid, met mast.

Dimensions are in meters, angles in degrees.
"""
import math

from mathutils import Matrix

from kit.form import Form
from kit.sign import warning_label
from kit.slats import slats
from kit.spacing import centers, evenly

# A module lies with its long side across the row, along x.
MODULE_LENGTH = 2.3
MODULE_WIDTH = 1.12
MODULE_PITCH = MODULE_WIDTH + 0.03
# On each side, 30 mm of the module is frame.
GLASS_LENGTH = MODULE_LENGTH - 0.06
GLASS_WIDTH = MODULE_WIDTH - 0.06
# Number of cells along x and along y.
CELLS_ALONG = 12
CELLS_ACROSS = 6
# Approximate distance between the piles of a row.
PILE_SPACING = 4.2

# Top of the rails of an inverter skid.
SKID_TOP = 0.4


def tracker(modules=12, tilt=38.0, hub=1.7, motor_at=None):
    """A one-in-portrait tracker row along y from y = 0 (north-south), which faces -x.

    `tilt` is the angle of the modules, `hub` the height of the torque tube, and `motor_at` the y of the drive motor,
    by default the middle of the row.
    """
    form = Form()
    length = modules * MODULE_PITCH
    table = Form()
    for y in centers(modules, length):
        table.put(_module(), 0, length / 2 + y)
    form.put_by(table, Matrix.Translation((0, 0, hub)) @ Matrix.Rotation(-math.radians(tilt), 4, 'Y'))
    # The torque tube.
    form.box((0.13, length + 0.3, 0.13), (0, length / 2, hub - 0.07), 'galvanized', chamfer=0.02)
    bearing_length = 0.14
    for y in pile_positions(modules):
        form.bar((0, y, -0.1), (0, y, hub - 0.05), 0.12, 'galvanized', depth=0.16)
        form.cyl(0.14, bearing_length, (0, y - bearing_length / 2, hub), 'dark-gray', 'y', segments=14, chamfer=0.02)
    motor_y = length / 2 if motor_at is None else motor_at
    form.put(_tracker_drive(), 0, motor_y, hub)
    # The controller of the motor.
    form.box((0.2, 0.28, 0.4), (-0.16, motor_y + 0.5, 0.9), 'panel-white', chamfer=0.02)
    form.tube([(0.06, 0.35, 0.6), (0.16, 0.3, 0)], 0.016, 'copper', segments=5)
    return form


def pile_positions(modules):
    """y of each pile of a tracker row, which also has a bearing."""
    length = modules * MODULE_PITCH
    spans = max(2, round(length / PILE_SPACING))
    return evenly(0.3, length - 0.3, spans + 1)


def _module():
    """A module on two rails, facing +z. Its middle is above the axis of the torque tube, which is at z = 0."""
    form = Form()
    # Undersides of frame, glass and lines between the cells. The glass and the lines project slightly.
    frame_z, glass_z, lines_z = 0.1, 0.138, 0.149
    frame_height, line_height = 0.045, 0.004
    form.box((MODULE_LENGTH, MODULE_WIDTH, frame_height), (0, 0, frame_z), 'aluminum', chamfer=0.01)
    form.box((GLASS_LENGTH, GLASS_WIDTH, 0.012), (0, 0, glass_z), 'cell-blue', chamfer=0.002)
    # The first and the last position are the edges of the glass, which have no line.
    for x in evenly(-GLASS_LENGTH / 2, GLASS_LENGTH / 2, CELLS_ALONG + 1)[1:-1]:
        form.box((0.012, GLASS_WIDTH, line_height), (x, 0, lines_z), 'cell-line', chamfer=0.001)
    for y in evenly(-GLASS_WIDTH / 2, GLASS_WIDTH / 2, CELLS_ACROSS + 1)[1:-1]:
        form.box((GLASS_LENGTH, 0.01, line_height), (0, y, lines_z), 'cell-line', chamfer=0.001)
    for y in (-0.3, 0.3):
        form.box((1.2, 0.06, 0.1), (0, y, 0), 'galvanized', chamfer=0.01)
    return form


def _tracker_drive():
    """The gearbox and the motor of a tracker, below the torque tube, whose axis is at z = 0."""
    form = Form()
    form.box((0.3, 0.34, 0.34), (0, 0, -0.35), 'dark-gray', chamfer=0.03)
    form.cyl(0.08, 0.3, (0.15, 0, -0.2), 'label-blue', 'x', segments=12, chamfer=0.015)
    return form


def combiner():
    """A DC combiner with a load-break handle on a two-post stand, facing -y, with three conduits from below."""
    form = Form()
    width, depth, bottom = 0.9, 0.32, 0.75
    middle_y = -0.08
    front = middle_y - depth / 2
    post_y = 0.1
    for x in (-0.35, 0.35):
        form.bar((x, post_y, 0), (x, post_y, 1.6), 0.08, 'galvanized')
    form.box((width, depth, 0.9), (0, middle_y, bottom), 'panel-white', chamfer=0.03)
    handle_x = width / 2 + 0.05
    form.bar((handle_x, -0.1, 1.2), (handle_x, -0.25, 1.3), 0.05, 'fire-red')
    form.put(warning_label(), -0.1, front - 0.015, 1.3)
    for x in (-0.25, 0.0, 0.25):
        form.tube([(x, -0.05, -0.05), (x, -0.05, bottom + 0.01)], 0.05, 'pvc', segments=8)
    return form


def inverter_skid(length=6.1):
    """A central inverter (left), its transformer and its switchgear (right) on one skid, with doors facing -y."""
    form = Form()
    right = length / 2
    form.box((length + 1.2, 3.4, 0.16), (0, 0, 0), 'concrete', chamfer=0.04)
    for y in (-1.0, 1.0):
        form.box((length + 0.2, 0.2, 0.24), (0, y, 0.16), 'dark-gray', chamfer=0.02)
    form.put(_inverter(), -right, 0, SKID_TOP)
    form.put(_skid_transformer(), right - 2.0, 0, SKID_TOP)
    form.put(_skid_switchgear(), right - 0.55, 0, SKID_TOP)
    ground_lead = [(right + 0.05, -0.8, SKID_TOP + 0.1), (right + 0.4, -1.0, 0)]
    form.tube(ground_lead, 0.022, 'copper', segments=5)
    return form


def _inverter():
    """The inverter from z = 0: four doors with handles and slats, a display, and two fans on the roof.

    The origin is at the left end of the skid.
    """
    form = Form()
    width, depth, height = 3.0, 1.9, 2.2
    front = -depth / 2
    door, door_pitch, first_door = (0.68, 0.03, 2.0), 0.74, 0.5
    handle = (0.03, 0.05, 0.2)
    # Middle of the slats and of the display, which are mounted on the doors.
    on_door = front - 0.035
    form.box((width, depth, height), (1.6, 0, 0), 'panel-white', chamfer=0.05)
    for x in (first_door + i * door_pitch for i in range(4)):
        form.box(door, (x, front - 0.015, 0.1), 'panel-white', chamfer=0.012)
        form.box(handle, (x + 0.24, front - 0.05, 1.0), 'dark-gray', chamfer=0.008)
        form.put(slats(0.44, 4, 0.06), x, on_door, 0.3)
    form.put(warning_label(), first_door, front - 0.04, 1.5)
    form.box((0.2, 0.02, 0.13), (first_door + door_pitch, on_door, 1.55), 'screen', chamfer=0.004)
    for x in (0.9, 2.3):
        form.put(_roof_fan(), x, 0, height)
    return form


def _roof_fan():
    """A fan that blows upward, with five guard bars along x."""
    form = Form()
    form.cyl(0.42, 0.16, (0, 0, 0), 'dark-gray', segments=24, chamfer=0.03)
    guard_z, reach = 0.18, 0.38
    for y in evenly(-0.3, 0.3, 5):
        form.tube([(-reach, y, guard_z), (reach, y, guard_z)], 0.012, 'galvanized', segments=4)
    return form


def _skid_transformer():
    """The medium-voltage transformer of an inverter skid, with fins in front and behind."""
    form = Form()
    size, height = 1.5, 1.9
    form.box((size, size, height), (0, 0, 0), 'pad-green', chamfer=0.05)
    form.box((size + 0.1, size + 0.1, 0.07), (0, 0, height), 'pad-green', chamfer=0.02)
    fin_y, fin_pitch = size / 2 + 0.15, 0.17
    for i in range(8):
        x = -0.6 + i * fin_pitch
        for y in (-fin_y, fin_y):
            form.box((0.06, 0.3, 1.3), (x, y, 0.25), 'pad-green', chamfer=0.012)
    return form


def _skid_switchgear():
    """The switchgear of an inverter skid, with one door facing -y."""
    form = Form()
    depth = 1.6
    form.box((1.0, depth, 2.0), (0, 0, 0), 'switchgear-gray', chamfer=0.04)
    form.box((0.9, 0.03, 1.8), (0, -depth / 2 - 0.015, 0.1), 'switchgear-gray', chamfer=0.012)
    form.put(warning_label(), 0, -depth / 2 - 0.04, 1.4)
    return form


def met_mast(height=6.0):
    """A weather station: an arm with anemometer and wind vane, a pyranometer, a logger box and its solar panel."""
    form = Form()
    arm, arm_z = 0.7, height - 0.5
    form.cyl(0.28, 0.25, (0, 0, 0), 'concrete', segments=18, chamfer=0.03)
    form.tube([(0, 0, 0.2), (0, 0, height)], 0.05, 'galvanized', segments=10)
    form.tube([(-arm, 0, arm_z), (arm, 0, arm_z)], 0.025, 'galvanized', segments=6)
    form.put(_anemometer(), arm, 0, arm_z)
    # Wind vane.
    form.bar((-arm, 0, arm_z), (-arm, 0, arm_z + 0.25), 0.03, 'black')
    form.box((0.4, 0.02, 0.14), (-arm, 0, arm_z + 0.22), 'white', chamfer=0.004)
    pyranometer_z = 2.2
    form.tube([(0, 0, pyranometer_z), (0, -0.9, pyranometer_z)], 0.022, 'galvanized', segments=6)
    form.cyl(0.08, 0.08, (0, -0.85, pyranometer_z + 0.02), 'white', segments=14)
    # Logger box.
    form.box((0.4, 0.25, 0.5), (0, -0.16, 1.1), 'panel-white', chamfer=0.02)
    solar_panel = Form().box((0.7, 0.5, 0.03), (0, 0, 0), 'cell-blue', chamfer=0.006)
    form.put(solar_panel, 0, -0.2, 1.8, tilt=35)
    return form


def _anemometer():
    """Three cups on arms, 0.2 m above the origin."""
    form = Form()
    cups_z, cup_distance = 0.2, 0.16
    for i in range(3):
        angle = math.tau * i / 3
        cup = (cup_distance * math.cos(angle), cup_distance * math.sin(angle), cups_z)
        form.tube([(0, 0, cups_z), cup], 0.012, 'black', segments=5)
        form.sphere(0.05, cup, 'black', segments=8, rings=6)
    form.tube([(0, 0, 0), (0, 0, cups_z)], 0.016, 'galvanized', segments=5)
    return form
