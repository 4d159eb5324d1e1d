"""The stand where collection cables rise into a substation, with terminators and arresters.

Dimensions are in meters.
"""
from kit.form import Form
from kit.pole_line import arrester, insulator
from kit.sign import warning_label
from kit.substation import STEP

# Top of the stand's columns.
STAND_HEIGHT = 3.1
# z of the live tips, to which jumpers connect: a terminator is 1.25 m high.
TIP = STAND_HEIGHT + 1.25
# Distance of the columns from the outer phases.
COLUMN_OFFSET = 0.55
# Middle of the beam that supports the arresters, which are in front of the terminators.
ARRESTER_Y = -0.55
# Middle of the rail to which the cables are clamped.
CLAMP_RAIL_Y = 0.06
CLAMP_RAIL_Z = 1.3


def terminator_stand(step=STEP):
    """Three cable terminators on a steel stand across x, with arresters before them and live tips at z = TIP.

    The cables rise out of conduits and are clamped to the stand. Their shields are grounded. `step` is the distance
    between phases.
    """
    form = _stand(step)
    for x in (-step, 0, step):
        form.put(_phase(), x)
    rail_end = step + 0.4
    ground_x = step + 0.68
    ground_lead = [
        (-rail_end, CLAMP_RAIL_Y, CLAMP_RAIL_Z + 0.05),
        (rail_end + 0.02, CLAMP_RAIL_Y, CLAMP_RAIL_Z + 0.05),
        (ground_x, 0.02, 1.1),
        (ground_x, 0, 0),
    ]
    form.tube(ground_lead, 0.022, 'copper', segments=6, bend=0.1)
    form.put(warning_label(0.4, 0.26), -step - COLUMN_OFFSET, -0.12, 1.6)
    return form


def _stand(step):
    """Two columns with braces, the beam of the terminators, the rail of the cable clamps and the arrester beam."""
    form = Form()
    column_x = step + COLUMN_OFFSET
    beam_length = step * 2 + 1.5
    for x in (-column_x, column_x):
        form.box((0.6, 0.6, 0.25), (x, 0, 0), 'concrete', chamfer=0.04)
        form.bar((x, 0, 0.2), (x, 0, STAND_HEIGHT), 0.2, 'galvanized')
        # Brace between column and beam.
        form.bar((x, 0, STAND_HEIGHT - 0.7), (x * 0.72, 0, STAND_HEIGHT - 0.05), 0.08, 'galvanized')
        # Bracket between column and arrester beam.
        form.bar((x, ARRESTER_Y, STAND_HEIGHT - 0.3), (x, 0, STAND_HEIGHT - 0.3), 0.08, 'galvanized')
    form.box((beam_length, 0.34, 0.16), (0, 0, STAND_HEIGHT - 0.12), 'galvanized', chamfer=0.02)
    form.box((step * 2 + 1.1, 0.1, 0.1), (0, CLAMP_RAIL_Y, CLAMP_RAIL_Z), 'galvanized', chamfer=0.015)
    form.box((beam_length, 0.1, 0.12), (0, ARRESTER_Y, STAND_HEIGHT - 0.35), 'galvanized', chamfer=0.015)
    return form


def _phase():
    """One phase at x = 0: conduit, cable, clamp, terminator, arrester, and the lead of the cable's shield."""
    form = Form()
    conduit_top, conduit_radius, cable_radius = 0.75, 0.11, 0.078
    form.tube([(0, 0, -0.05), (0, 0, conduit_top)], conduit_radius, 'pvc', segments=14)
    form.tube([(0, 0, conduit_top - 0.25), (0, 0, STAND_HEIGHT)], cable_radius, 'hot', segments=12)
    form.box((0.26, 0.22, 0.1), (0, 0.02, CLAMP_RAIL_Z), 'dark-gray', chamfer=0.02)
    form.put(insulator(1.15, 0.15, 8, 'polymer'), 0, 0, STAND_HEIGHT + 0.04)
    form.cyl(0.04, 0.16, (0, 0, STAND_HEIGHT + 1.15), 'hot', segments=8)
    form.put(arrester(0.75), 0, ARRESTER_Y, STAND_HEIGHT - 0.22, scale=(1.5, 1.5, 1.0))
    arrester_top = (0, ARRESTER_Y, STAND_HEIGHT + 0.55)
    form.tube([arrester_top, (0, -0.2, TIP - 0.02), (0, 0, TIP - 0.05)], 0.026, 'hot', segments=6, bend=0.2)
    form.tube([(0.06, 0, STAND_HEIGHT - 0.15), (0.3, CLAMP_RAIL_Y, 1.4)], 0.016, 'copper', segments=5)
    return form
