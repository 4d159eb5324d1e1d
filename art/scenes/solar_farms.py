"""Solar farm: tracker rows, DC trunk, inverter skid, 34.5 kV feeder, switchgear, line.

At night the DC side is not live, so it is not orange. The line keeps the AC side energized.
"""
from kit.building import shed
from kit.dc_harness import dc_bank, dc_rise, harness, trunk
from kit.fence import bollard
from kit.form import Form
from kit.lighting import put_door_lamp, put_light
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.pole_line import cable_riser_pole, guy, line, tangent_pole
from kit.sign import site_sign
from kit.slab import slab
from kit.solar import MODULE_PITCH, combiner, inverter_skid, met_mast, pile_positions, tracker
from kit.switchgear import junction_cabinet, lineup, panel
from kit.underground import duct_bank, duct_rise, grid_wire, ground_rod, stub_ups, warning_tape
from kit.vegetation import scatter
from kit.vehicle import pickup

PADS = [
    [(-13.2, -8.6), (-11.8, -11.0), (-0.6, -10.9), (2.6, -10.8), (3.0, -12.7), (6.6, -12.7), (7.0, -10.8),
     (13.6, -10.6),
     (15.6, -8.4), (15.6, -1.2), (7.0, -0.8), (6.4, 12.7), (3.6, 12.7), (3.6, -5.0), (-11.6, -5.2)],
]
HUB, TILT = 2.15, 34.0
LEFT, RIGHT = 3.5, 14.5
ROWS = (10.6, 7.2, 3.8, 0.4, -3.0)


def build(site):
    slab(
        site,
        pads=PADS,
        rocks=[[(-11.2, -9.9), (-2.0, -9.9), (-2.0, -5.2), (-11.2, -5.2)],
               [(6.8, -9.6), (12.6, -9.6), (12.6, -5.6), (6.8, -5.6)]],
        tracks=[(0.28, [(3.8, -12.6), (3.9, -6), (4.1, 2), (4.1, 12.6)]),
                (0.28, [(5.4, -12.6), (5.2, -6), (5.2, 2), (5.2, 12.6)])],
        windows=[('front', -13.5, -9.75, -2.0, -0.75, 0.5), ('front', -14.75, -13.5, -2.0, -0.125, 0.5),
                 ('front', -9.75, -8.5, -2.0, -0.125, 0.5),
                 ('front', -1.75, 7.75, -2.0, -0.75, 0.5), ('front', -3.0, -1.75, -2.0, -0.125, 0.5),
                 ('front', 7.75, 9.0, -2.0, -0.125, 0.5)],
    )
    _array(site)
    _station(site)
    _collector(site)
    _cut(site)
    _yard(site)
    keep = [(x, y, 0.7) for y in ROWS for x in range(-15, 15, 2)]
    scatter(site, PADS, [(-14.1, -11.0, 1.1), (15.4, -5.4, 0.8), (15.4, 3.2, 0.6), (15.4, 11.6, 0.6), *keep], seed=52)


def _direct(site):
    """Paint of the DC conductors: black at night, when they are not live."""
    return 'black' if site.night else 'hot'


def _array(site):
    live = _direct(site)
    long, short = tracker(16, TILT, HUB), tracker(7, TILT, HUB)
    long_posts = _posts(16)
    short_posts = _posts(7)
    wide, narrow = harness(16 * MODULE_PITCH, long_posts, live), harness(7 * MODULE_PITCH, short_posts, live)
    box = combiner()
    for i, y in enumerate(ROWS):
        site.add(long, LEFT, y, 0, 90)
        site.add(wide, LEFT - 16 * MODULE_PITCH, y)
        site.add(box, -15.4, y - 0.6)
        site.add(_lead(-15.4, y, live))
        site.add(_tail(y, live))
        if i < 4:
            site.add(short, RIGHT, y, 0, 90)
            site.add(narrow, RIGHT - 7 * MODULE_PITCH, y)
            site.add(box, 6.0, y - 0.6)
            site.add(_lead(6.0, y, live))
    site.add(trunk([(-16.1, 11.4), (-16.1, -8.0), (-14.1, -11.0)],
                   [(-16.1, y) for y in (11.2, 8.4, 5.5, 2.1, -1.4, -4.6, -7.8)] + [(-14.25, -10.8)], live))
    drop = Form()
    for s in (-0.17, 0.17):
        drop.tube([(-14.1 + s, -11.0, 1.37), (-14.1 + s, -12.05, 1.37), (-14.1 + s, -12.34, 1.0),
                   (-14.1 + s, -12.34, -0.3)],
                  0.042, live, 8, 0.25)
        drop.cyl(0.095, 0.6, (-14.1 + s, -12.34, -0.1), 'pvc', segments=12)
    drop.bar((-14.1, -12.1, 0), (-14.1, -12.1, 1.3), 0.09, 'galvanized')
    drop.box((0.5, 0.08, 0.07), (-14.1, -12.1, 1.22), 'galvanized', 0.01)
    site.add(drop)
    site.anchor('tracker-row', -4.0, ROWS[4], 2.2)
    site.anchor('dc-collection', -16.1, 3.4, 1.37)
    site.anchor('combiner', -15.4, ROWS[4] - 0.8, 1.4)


def _lead(x, y, live):
    """Cable from the end of a row's harness to the bottom of the combiner at `x`. `live` is its paint."""
    return Form().tube([(x + 0.5, y - 0.28, 0.7), (x + 0.2, y - 0.3, 0.66), (x + 0.15, y - 0.55, 0.78)], 0.034, live, 8)


def _tail(y, live):
    """Cable from a combiner at the left edge up to the trunk. `live` is its paint."""
    return Form().tube([(-15.6, y - 0.6, 1.6), (-15.75, y - 0.6, 1.8), (-15.93, y - 0.6, 1.4)], 0.034, live, 8, 0.1)


def _posts(modules):
    """x of the piles of a tracker row, measured from the left end of the row."""
    length = modules * MODULE_PITCH
    return [length - y for y in reversed(pile_positions(modules))]


def _station(site):
    site.add(inverter_skid(), -6.2, -7.7)
    site.anchor('inverter', -7.8, -8.7, 2.2)
    site.anchor('step-up-transformer', -5.1, -8.5, 2.2)
    site.add(junction_cabinet(), 0.6, -8.2)
    site.anchor('junction-cabinet', 0.6, -8.7, 1.5)
    for x, y in ((-10.4, -10.0), (-7.6, -10.1), (-4.8, -10.1), (-2.2, -10.0)):
        site.add(bollard(), x, y)
    site.add(met_mast(6.0), -12.9, -6.6)
    site.anchor('met-mast', -12.9, -6.6, 5.6)


def _collector(site):
    site.add(lineup(4, 0.95, 1.4), 9.6, -7.6)
    site.anchor('switchgear', 9.6, -8.4, 1.9)
    site.add(shed(3.2, 2.3, 2.4), 11.4, -3.0)
    site.anchor('plant-controller', 11.4, -3.0, 2.9)
    put_door_lamp(site, 10.76, -4.25, 2.5)
    site.add(line([(15.3, -5.4, 'end'), (15.3, 3.2, 'pin'), (15.3, 11.6, 'pin')], 0.6, 3.6))
    site.add(cable_riser_pole(), 15.3, -5.4)
    site.add(guy(10.0, 3.2, 180), 15.3, -5.4)
    for y in (3.2, 11.6):
        site.add(tangent_pole(), 15.3, y)
    site.anchor('interconnection', 15.3, -5.0, 8.4)


def _cut(site):
    site.add(dc_bank(-13.5, -9.75, _direct(site)))
    site.add(dc_rise(-14.1, 1, _direct(site)))
    site.add(dc_rise(-9.1, -1, _direct(site)))
    site.add(warning_tape(-13.0, -10.2, -0.5))
    site.add(duct_bank(-1.75, 7.75))
    site.add(duct_rise(-2.4))
    site.add(duct_rise(8.4, away=-1))
    site.add(warning_tape(-1.2, 7.2, -0.5))
    site.add(stub_ups(2, 0.34, 0.5), -9.1, -11.9)
    for x in (-2.4, 8.4):
        site.add(stub_ups(3, 0.26, 0.5), x, -11.9)
    site.anchor('medium-voltage-feeder', 3.0, -12.5, -1.3)
    for x in (-7.2, -4.4, 10.6, 13.4):
        site.add(ground_rod(2.3, x=x))
    site.add(grid_wire(-8.2, -3.2, -0.42))
    site.add(grid_wire(9.2, 16.3, -0.42))
    for x in (0.5, 3.5, 6.5):
        site.glow(x, -12.75, -1.3, 6, LIVE_GLOW, 0.3)


def _yard(site):
    put_light(site, -1.6, -6.6, 6.4, -30, 1)
    put_light(site, 13.4, -8.6, 6.4, 250, 1)
    put_light(site, 7.2, -3.2, 6.4, -60, 2)
    site.add(pickup(), 4.9, -5.2, 0, 92)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), -8.9, -10.7, 0, 160)
    site.add(person('helmet-blue', 'khaki', 'point'), 1.9, -6.2, 0, -60)
    site.add(person('helmet', 'khaki'), 2.6, -6.6, 0, 70)
    site.add(person('helmet-blue', 'denim'), 7.9, -9.7, 0, 170)
    site.add(panel(0.7, 0.35, 1.0, stand=0.8), -11.6, -6.4)
    site.add(site_sign(), 1.2, -10.5)
