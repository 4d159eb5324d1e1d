"""Central tank battery: five tanks in containment, treater, VRU, LACT, power building, lighting."""
from kit.access import stair, stair_run, walk
from kit.building import comms_mast, e_house
from kit.fence import bollard
from kit.form import Form
from kit.lighting import put_door_lamp, put_light
from kit.package import air_skid, lact_skid, vru_skid
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.piping import gate_valve, pipe, support
from kit.pole_line import bank_pole, guy, line, tangent_pole
from kit.sign import site_sign, wind_sock
from kit.slab import slab
from kit.switchgear import rack
from kit.tank import dike, step_over, tank
from kit.underground import duct_bank, duct_rise, grid_wire, ground_rod, stub_ups, warning_tape
from kit.vegetation import scatter
from kit.vehicle import bucket_truck, pickup
from kit.vessel import combustor, heater_treater, horizontal

PAD = [(-13.6, -11.2), (3.8, -11.4), (4.4, -12.7), (10.2, -12.7), (10.6, -11.2), (14.4, -10.2), (15.3, -7.5),
       (15.2, 9.6), (13.2, 11.7), (-10.8, 12.0), (-13.6, 10.4)]
TANKS = (-8.6, -4.3, 0.0, 4.3, 8.6)
ROW = 8.7


def build(site):
    slab(
        site,
        pads=[PAD],
        rocks=[[(-11.3, 5.1), (11.3, 5.1), (11.3, 11.7), (-11.3, 11.7)]],
        tracks=[(0.28, [(6.3, -12.6), (6.2, -9), (4.0, -4.2), (-1, -2.0), (-8, -1.6)]),
                (0.28, [(8.3, -12.6), (8.2, -8.5), (5.4, -2.8), (-1, 0.1), (-8, 0.4)])],
        windows=[('front', -14.0, 2.0, -2.0, -0.75, 0.5), ('front', -15.25, -14.0, -2.0, -0.125, 0.5),
                 ('front', 2.0, 3.25, -2.0, -0.125, 0.5)],
    )
    _tanks(site)
    _process(site)
    _power(site)
    _yard(site)
    scatter(site, [PAD], [(-15.4, -8.9, 0.9), (-15.4, -12.0, 1.3), (-15.4, 0.9, 0.6), (-15.4, 10.6, 0.6),
                          (-15.4, -3.2, 0.8)])


def _tanks(site):
    steel, water = tank(), tank(paint='fiberglass', roof='fiberglass')
    for i, x in enumerate(TANKS):
        site.add(water if i == 4 else steel, x, ROW)
    site.add(dike(-11.3, 5.1, 11.3, 11.7))
    level = 5.75
    site.add(walk(21.0, 0.95, 'both', level, 4.25, 'right'), -10.4, 6.25, level)
    site.add(Form().put(stair(level, 0.9), turn=90), -10.85, 6.25 - 0.4 - stair_run(level), 0)
    site.add(walk(1.0, 0.95, 'back', level, 1.0), -11.35, 6.25, level)
    site.add(step_over(), 6.4, 5.1)
    form = Form()
    # Vapor line above the roofs and its drop, and fill header along the shells.
    form.put(pipe([(-9.6, ROW + 0.7, 7.0), (10.9, ROW + 0.7, 7.0), (10.9, 3.9, 7.0), (10.9, 3.9, 0.5),
                   (8.2, 3.9, 0.5)], 0.11, 'galvanized', False))
    for x in TANKS:
        form.put(pipe([(x, ROW + 0.1, 6.6), (x, ROW + 0.7, 7.0)], 0.07, 'galvanized', False))
        form.put(pipe([(x - 1.2, 5.75, 0.35), (x - 1.2, 6.9, 0.35)], 0.06, 'oxide', False))
        form.put(gate_valve(0.07, paint='oxide'), x - 1.2, 6.2, 0.35, 90)
    form.put(pipe([(-10.2, 5.7, 0.35), (12.6, 5.7, 0.35), (12.6, 4.2, 0.35)], 0.085, 'oxide'))
    form.put(pipe([(3.0, 5.7, 0.35), (3.0, 4.3, 0.35), (3.0, -4.4, 0.35)], 0.08, 'oil-green', False))
    site.add(form)
    site.anchor('tank-bonds', TANKS[1], ROW - 1.9, 1.0)


def _process(site):
    site.add(heater_treater(), 12.9, 2.6, 0, 0)
    site.anchor('heater-treater', 12.9, 2.6, 5.2)
    site.add(horizontal(0.72, 4.2, 'white'), 8.4, 1.5, 0)
    form = Form()
    form.put(pipe([(10.4, 1.5, 1.4), (11.2, 1.5, 1.4), (11.2, 2.0, 2.6), (12.0, 2.4, 2.6)], 0.08, 'aluminum', False))
    form.put(pipe([(8.9, 0.9, 0.45), (8.9, -0.6, 0.45), (11.4, -0.6, 0.3), (11.4, -8.65, 0.3), (12.4, -8.65, 0.3)],
                  0.06, 'safety-yellow', False))
    form.put(pipe([(3.0, -4.4, 0.35), (3.0, -5.4, 0.35), (5.2, -5.4, 0.35), (5.2, -5.6, 0.75)], 0.08, 'oil-green',
                  False))
    form.put(pipe([(10.0, -6.0, 0.8), (12.2, -6.0, 0.8), (12.2, -6.0, 0.1), (12.2, -6.0, -0.2)], 0.08, 'oil-green'))
    for x, y in ((3.0, 1.5), (3.0, -2.0), (11.4, -3.4), (11.4, -7.4)):
        form.put(support(0.27 if x == 3.0 else 0.24), x, y)
    site.add(form)
    site.add(vru_skid(), 6.2, -2.0, 0, 0)
    site.anchor('vapor-recovery-unit', 6.2, -2.0, 2.0)
    site.add(lact_skid(), 7.6, -6.2, 0)
    site.anchor('lact-unit', 7.6, -6.2, 1.8)
    site.add(combustor(5.6, 0.55), 13.6, -7.4)
    site.anchor('combustor', 13.6, -7.4, 4.0)


def _power(site):
    site.add(line([(-15.4, -8.9, 'end'), (-15.4, 0.9, 'pin'), (-15.4, 10.6, 'pin')], 0.6, 3.6))
    site.add(bank_pole(), -15.4, -8.9)
    site.add(guy(10.0, 3.2, 180), -15.4, -8.9)
    for y in (0.9, 10.6):
        site.add(tangent_pole(), -15.4, y)
    site.anchor('transformer-bank', -15.4, -8.4, 7.3)
    site.add(e_house(7.4, 3.2), -8.4, -7.3)
    site.anchor('e-house', -8.4, -7.3, 3.8)
    for t in (0.16, 0.74):
        put_door_lamp(site, -8.4 - 3.7 + 7.4 * t, -7.3 - 1.75, 3.1)
    site.add(air_skid(), -1.9, -7.4)
    site.anchor('instrument-air', -1.9, -7.4, 1.4)
    site.add(rack(4, 2.8), 1.9, -10.7)
    site.add(stub_ups(3, 0.26, 0.5), 2.6, -12.0)
    for x, y in ((-3.7, -9.0), (-0.7, -9.0), (-13.0, -9.2), (-12.9, -5.6), (4.6, -8.4), (10.7, -8.4), (4.4, -4.6),
                 (10.8, -4.3)):
        site.add(bollard(), x, y)
    site.add(comms_mast(7.5), -12.6, -3.9)
    site.add(duct_bank(-14.0, 2.0))
    site.add(duct_rise(-14.6))
    site.add(duct_rise(2.6, away=-1))
    site.add(warning_tape(-13.2, 1.3, -0.5))
    site.anchor('duct-bank', -6.0, -12.5, -1.25)
    for x in (5.2, 8.6, 12.0):
        site.add(ground_rod(2.3, x=x))
    site.add(grid_wire(3.6, 16.3, -0.42))
    for x in (-11.5, -6.0, -0.5):
        site.glow(x, -12.75, -1.2, 6, LIVE_GLOW, 0.3)
    put_light(site, -2.3, 3.2, 7.2, 180)
    put_light(site, 10.9, -2.4, 7.2, 20)
    put_light(site, -11.8, -0.6, 7.2, 110, 1)
    site.anchor('area-light', -2.3, 3.2, 6.8)


def _yard(site):
    site.add(bucket_truck(), -4.9, 0.7, 0, 4)
    site.add(pickup(), -0.2, -3.4, 0, 20)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), 4.6, -8.0, 0, 70)
    site.add(person('helmet-blue', 'khaki', 'point'), 4.0, -4.4, 0, 190)
    site.add(person('helmet', 'khaki'), -0.6, -5.4, 0, 100)
    site.add(person('helmet-blue', 'denim'), -4.5, 6.2, 5.75, 0)
    site.add(site_sign(), 11.6, -10.4, 0, 0)
    site.add(wind_sock(6.5), 14.2, 10.4)
    buried = Form()
    for y, r, paint in ((-6.0, 0.14, 'oil-green'), (-4.9, 0.1, 'safety-yellow')):
        buried.cyl(r, 0.5, (16.2, y, -1.2), paint, 'x', 20, 0.01)
        buried.cyl(r * 0.8, 0.02, (16.69, y, -1.2), 'black', 'x', 18, 0.004)
    site.add(buried)
