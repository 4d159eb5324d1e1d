"""Transformers on the ground: pad-mount, multi-tap step-up, substation power transformer, grounding transformer.

Dimensions are in meters, angles in degrees.
"""
from kit.form import Form
from kit.pole_line import arrester, insulator
from kit.sign import text_label, warning_label
from kit.spacing import centers, evenly

PAD_HEIGHT = 0.2
DOOR_THICKNESS = 0.04

# Power transformer: z of the tank's underside, above rails in the containment.
TANK_BOTTOM = 0.42
TANK_PAINT = 'switchgear-gray'
LID_THICKNESS = 0.1
CURB_WIDTH = 0.14
# Width of the containment on each side of the tank.
CONTAINMENT_MARGIN = 1.3


def pad(width, depth, height=PAD_HEIGHT):
    """A concrete housekeeping pad."""
    return Form().box((width, depth, height), (0, 0, 0), 'concrete', chamfer=0.04)


def fins(width, height, depth=0.3, count=8):
    """A bank of cooling fins that project from y = 0 toward -y. The gaps are wider than the fins."""
    form = Form()
    thickness = width / count * 0.42
    for x in centers(count, width):
        form.box((thickness, depth, height), (x, -depth / 2, 0), 'pad-green', chamfer=0.015)
    return form


def padmount(width=2.0, depth=1.1, height=1.75, label=True):
    """A dead-front three-phase pad-mount: doors facing -y, cooling fins behind, pad and ground lead."""
    front, right = -depth / 2, width / 2
    fins_bottom, fins_depth = 0.42, 0.35
    form = pad(width + 0.5, depth + 1.2)
    form.box((width, depth, height), (0, 0, PAD_HEIGHT), 'pad-green', chamfer=0.04)
    # Roof of the cabinet, which projects 50 mm from its front.
    form.box((width + 0.1, 0.6, 0.06), (0, front + 0.25, PAD_HEIGHT + height), 'pad-green', chamfer=0.02)
    form.put(_padmount_doors(width, height, label), y=front)
    form.put(fins(width * 0.86, height * 0.7, fins_depth, 9), 0, -front, fins_bottom, turn=180)
    ground_lead = [
        (right + 0.02, front + 0.1, 0.5),
        (right + 0.15, front + 0.05, PAD_HEIGHT),
        (right + 0.3, front, 0.0),
    ]
    form.tube(ground_lead, 0.02, 'copper', segments=6)
    return form


def _padmount_doors(width, height, label):
    """Two doors on y = 0 with handles near the middle; labels on the high-voltage (left) and low-voltage doors."""
    form = Form()
    door = (width / 2 - 0.05, DOOR_THICKNESS, height - 0.12)
    handle, handle_z = (0.05, 0.05, 0.2), 1.0
    # Distance of a handle from the middle of its door.
    handle_offset = 0.24
    label_y = -0.045
    left, right = -width / 4, width / 4
    for x, inward in ((left, 1), (right, -1)):
        form.box(door, (x, -DOOR_THICKNESS / 2, PAD_HEIGHT + 0.06), 'pad-green', chamfer=0.015)
        form.box(handle, (x + inward * handle_offset, -0.05, handle_z), 'steel', chamfer=0.01)
    if label:
        form.put(warning_label(), left, label_y, 1.45)
        form.put(text_label(0.2, 0.14, 'white'), right, label_y, 1.5)
    return form


def multi_tap(width=1.7, depth=1.2, height=1.7):
    """An ESP step-up transformer: cable throat, gauges and tap switch on the -y side, radiators left and right."""
    front, right = -depth / 2, width / 2
    lid_size = (width + 0.14, depth + 0.14, 0.07)
    radiator_bottom = 0.42
    form = pad(width + 1.1, depth + 0.7)
    form.box((width, depth, height), (0, 0, PAD_HEIGHT), TANK_PAINT, chamfer=0.04)
    form.box(lid_size, (0, 0, PAD_HEIGHT + height), TANK_PAINT, chamfer=0.02)
    for side in (-1, 1):
        form.put(_multi_tap_radiator(depth, height), side * right, 0, radiator_bottom, turn=90 * side)
    form.put(_multi_tap_front(), y=front)
    ground_lead = [(right, front + 0.1, 0.45), (right + 0.25, front - 0.15, 0.0)]
    form.tube(ground_lead, 0.02, 'copper', segments=6)
    return form


def _multi_tap_radiator(tank_depth, tank_height):
    """Six fins that project from y = 0 toward -y, along most of a short side of the tank."""
    form = Form()
    thickness, depth = 0.06, 0.32
    reach = tank_depth * 0.36
    for x in evenly(-reach, reach, 6):
        form.box((thickness, depth, tank_height * 0.75), (x, -depth / 2, 0), TANK_PAINT, chamfer=0.012)
    return form


def _multi_tap_front():
    """Parts on the front of the tank, which is at y = 0: cable throat, nameplate, two gauges, tap switch."""
    form = Form()
    throat_x, throat_depth = -0.25, 0.3
    form.box((0.8, throat_depth, 0.9), (throat_x, -throat_depth / 2, 0.8), TANK_PAINT, chamfer=0.02)
    form.put(warning_label(0.26, 0.18), throat_x, -throat_depth - 0.01, 1.25)
    form.put(text_label(0.24, 0.3, 'aluminum'), 0.5, -0.01, 1.0)
    # Two white gauges and a red tap switch.
    dial_radius, dial_depth, dial_z = 0.06, 0.05, 1.55
    for x, paint in ((0.38, 'white'), (0.58, 'white'), (0.7, 'fire-red')):
        form.cyl(dial_radius, dial_depth, (x, -dial_depth, dial_z), paint, 'y', segments=12, chamfer=0.01)
    return form


def power_transformer(width=3.0, depth=1.9, height=2.6):
    """A substation transformer. Three high-voltage bushings with arresters are at +y, three low-voltage bushings at -y.

    It has a conservator, two radiator banks with fans, a control cabinet and a curb around its oil containment.
    """
    front, back = -depth / 2, depth / 2
    lid = TANK_BOTTOM + height
    form = _containment(width, depth)
    form.put(_tank(width, depth, height), z=TANK_BOTTOM)
    for side in (-1, 1):
        form.put(_radiator_bank(depth, height), side * width / 2, 0, TANK_BOTTOM + 0.25, turn=90 * side)
    form.put(_conservator(width), 0, 0.25, lid)
    form.put(_high_voltage_bushings(), 0, back, lid)
    form.put(_low_voltage_bushings(lid), 0, front, lid)
    form.put(_control_cabinet(), 0, front, TANK_BOTTOM)
    return form


def _containment(tank_width, tank_depth):
    """A concrete basin filled with gravel, with a curb around it and two rails for the tank."""
    form = Form()
    width, depth = tank_width + 2 * CONTAINMENT_MARGIN, tank_depth + 2 * CONTAINMENT_MARGIN
    curb_height = 0.34
    # The curb projects 20 mm beyond the floor on each side.
    curb_x, curb_y = tank_width / 2 + 1.25, tank_depth / 2 + 1.25
    # Floor and curb.
    form.box((width, depth, 0.16), (0, 0, 0), 'concrete', chamfer=0.04)
    for side in (-1, 1):
        form.box((CURB_WIDTH, depth, curb_height), (side * curb_x, 0, 0), 'concrete', chamfer=0.03)
        form.box((width, CURB_WIDTH, curb_height), (0, side * curb_y, 0), 'concrete', chamfer=0.03)
    form.box((tank_width + 1.9, tank_depth + 1.9, 0.1), (0, 0, 0.14), 'gravel', chamfer=0.02)
    # The tops of the rails are at TANK_BOTTOM.
    rail_height = 0.22
    for y in (-0.5, 0.5):
        form.box((tank_width, 0.24, rail_height), (0, y, TANK_BOTTOM - rail_height), 'steel', chamfer=0.02)
    return form


def _tank(width, depth, height):
    """The tank from z = 0, with a lid that overhangs and five stiffeners on each long side."""
    form = Form()
    lid_size = (width + 0.16, depth + 0.16, LID_THICKNESS)
    form.box((width, depth, height), (0, 0, 0), TANK_PAINT, chamfer=0.06)
    form.box(lid_size, (0, 0, height), TANK_PAINT, chamfer=0.03)
    stiffener = (0.08, 0.08, height - 0.2)
    for x in centers(5, width):
        for side in (-1, 1):
            form.box(stiffener, (x, side * (depth / 2 + 0.03), 0.1), TANK_PAINT, chamfer=0.02)
    return form


def _radiator_bank(tank_depth, tank_height):
    """Nine radiator panels between two headers, in front of y = 0 and facing -y, with two fans on the front."""
    form = Form()
    panel = (0.07, 0.62, tank_height * 0.8)
    panel_y, header_y, fan_y = -0.42, -0.14, -0.86
    # The outer panels are at -reach and reach.
    reach = tank_depth * 0.42
    header_radius, header_length = 0.09, tank_depth * 0.95
    fan_z, fan_radius = tank_height * 0.4, 0.36
    for x in evenly(-reach, reach, 9):
        form.box(panel, (x, panel_y, 0), 'gray', chamfer=0.015)
    for z in (0.12, tank_height * 0.68):
        form.cyl(header_radius, header_length, (-header_length / 2, header_y, z), 'gray', 'x', segments=12)
    for x in (-0.45, 0.45):
        form.cyl(fan_radius, 0.12, (x, fan_y, fan_z), 'dark-gray', 'y', segments=20, chamfer=0.02)
        # Guard, 15 mm in front of the fan.
        form.cyl(0.3, 0.02, (x, fan_y - 0.015, fan_z), 'galvanized', 'y', segments=20, chamfer=0.004)
    return form


def _conservator(tank_width):
    """The oil expansion tank along x on two legs, above the lid at z = 0."""
    form = Form()
    length, radius, axis_z = tank_width * 0.7, 0.34, 0.95
    leg_x, leg_height = tank_width * 0.22, 0.75
    form.cyl(radius, length, (-length / 2, 0, axis_z), TANK_PAINT, 'x', segments=24, chamfer=0.06)
    for x in (-leg_x, leg_x):
        form.bar((x, 0, 0), (x, 0, leg_height), 0.1, TANK_PAINT)
    return form


def _high_voltage_bushings():
    """Three bushings that lean toward +y, on turrets; arresters behind them on brackets.

    The origin is at the back edge of the tank, at the level of the underside of the lid.
    """
    form = Form()
    spacing, lean = 0.95, 14
    bushing_y, turret_radius, turret_height = -0.25, 0.18, 0.3
    arrester_bracket = (0.2, 0.16, 0.5)
    turret_z = LID_THICKNESS - 0.05
    # The bushing starts slightly inside the turret.
    bushing_z = turret_z + turret_height - 0.03
    bushing = Form().put(insulator(1.35, 0.13, 12, 'porcelain'), tilt=-lean)
    station_arrester = Form().put(arrester(0.95), scale=(1.5, 1.5, 1.0))
    for x in (-spacing, 0, spacing):
        form.cyl(turret_radius, turret_height, (x, bushing_y, turret_z), TANK_PAINT, segments=18)
        form.put(bushing, x, bushing_y, bushing_z)
        form.box(arrester_bracket, (x, 0.12, -0.55), 'galvanized', chamfer=0.02)
        form.put(station_arrester, x + 0.3, 0.2, -0.2)
    return form


def _low_voltage_bushings(lid):
    """Three phase bushings and, at the right, the neutral bushing with its lead to ground.

    The origin is at the front edge of the tank, at the level of the underside of the lid, `lid` above the ground.
    """
    form = Form()
    spacing, phase_y = 0.6, 0.3
    neutral_x, neutral_y, neutral_height = 1.15, 0.35, 0.5
    lead_x = neutral_x + 0.2
    for x in (-spacing, 0, spacing):
        form.put(insulator(0.75, 0.1, 7, 'porcelain'), x, phase_y, LID_THICKNESS)
    form.put(insulator(neutral_height, 0.08, 5, 'porcelain'), neutral_x, neutral_y, LID_THICKNESS)
    ground_lead = [
        (neutral_x, neutral_y, LID_THICKNESS + neutral_height),
        (lead_x, -0.02, LID_THICKNESS),
        (lead_x, -0.06, 0.2 - lid),
    ]
    form.tube(ground_lead, 0.03, 'copper', segments=6, bend=0.15)
    return form


def _control_cabinet():
    """The cabinet with a warning label, and the nameplate. The origin is at the lower front edge of the tank."""
    form = Form()
    cabinet_x, cabinet_y, depth = -0.5, -0.24, 0.4
    form.box((0.9, depth, 1.5), (cabinet_x, cabinet_y, 0.35), TANK_PAINT, chamfer=0.03)
    form.put(warning_label(), cabinet_x, cabinet_y - depth / 2 - 0.005, 1.4)
    form.put(text_label(0.34, 0.4, 'aluminum'), 0.6, -0.08, 1.2)
    return form


def neutral_reactor(turn=0):
    """A zig-zag grounding transformer: a small tank with three phase bushings and a grounded neutral bushing."""
    width, depth, height = 1.2, 0.9, 1.35
    lid, lid_thickness = PAD_HEIGHT + height, 0.06
    # The bushings start slightly inside the lid.
    bushing_z = lid + lid_thickness - 0.01
    neutral_y, neutral_height = -0.3, 0.35
    # The ground lead runs down 50 mm in front of the tank.
    lead_x, lead_y = 0.3, -depth / 2 - 0.05
    form = pad(1.9, 1.6)
    form.box((width, depth, height), (0, 0, PAD_HEIGHT), TANK_PAINT, chamfer=0.04)
    form.box((width + 0.1, depth + 0.1, lid_thickness), (0, 0, lid), TANK_PAINT, chamfer=0.02)
    form.put(fins(1.0, 1.0, 0.25, 7), 0, depth / 2, 0.35, turn=180)
    for x in (-0.38, 0, 0.38):
        form.put(insulator(0.6, 0.08, 6), x, 0.05, bushing_z)
    form.put(insulator(neutral_height, 0.07, 4), 0, neutral_y, bushing_z)
    neutral_tip = (0, neutral_y, bushing_z + neutral_height)
    form.tube([neutral_tip, (lead_x, lead_y, 1.7), (lead_x, lead_y, 0.0)], 0.022, 'copper', segments=6, bend=0.1)
    form.put(warning_label(0.24, 0.16), -0.2, -depth / 2 - 0.005, 1.2)
    return Form().put(form, turn=turn)
