"""Pipeline pump station: two mainline pumps between suction and discharge headers, drives, power supply."""
from kit.building import comms_mast, e_house
from kit.cable_tray import cable_drop, cable_tray
from kit.fence import bollard
from kit.form import Form
from kit.lighting import put_door_lamp, put_light
from kit.mainline import MOTOR_BOX, NOZZLE, PUMP_X, branch, control_run, into_ground, mainline_pump, pig_trap
from kit.package import air_skid
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.piping import gate_valve, pipe, support, transmitter
from kit.pole_line import cable_riser_pole, guy, line, tangent_pole
from kit.sign import site_sign, wind_sock
from kit.slab import slab
from kit.switchgear import disconnect, lineup, panel, rack
from kit.transformer import padmount
from kit.underground import duct_bank, duct_rise, grid_wire, ground_rod, stub_ups, warning_tape
from kit.vegetation import scatter
from kit.vehicle import pickup
from kit.vessel import horizontal

PAD = [(-15.0, -11.2), (-1.6, -11.5), (-1.2, -12.7), (2.4, -12.7), (2.8, -11.4), (15.6, -11.2), (15.6, 8.0),
       (13.8, 10.0), (-12.2, 10.6), (-15.2, 8.4)]
PUMPS = (-4.9, 6.3)
ROW = 1.7
SIZE = 1.15
SUCTION, DISCHARGE = -3.7, 6.6
TRAY = (-0.9, 3.3)


def build(site):
    slab(
        site,
        pads=[PAD],
        tracks=[(0.28, [(-0.4, -12.6), (-0.5, -9.8), (1.8, -7.6), (8, -6.9)]),
                (0.28, [(1.5, -12.6), (1.4, -10.6), (2.8, -9.2), (8, -8.7)])],
        windows=[('right', -5.0, 8.0, -2.0, -0.75, 0.5), ('right', 8.0, 9.25, -2.0, -0.125, 0.5),
                 ('right', -6.25, -5.0, -2.0, -0.125, 0.5),
                 ('front', -5.5, 7.0, -2.0, -0.75, 0.5), ('front', 7.0, 8.25, -2.0, -0.125, 0.5),
                 ('front', -6.75, -5.5, -2.0, -0.125, 0.5)],
    )
    _pumps(site)
    _piping(site)
    _power(site)
    _below(site)
    _yard(site)
    scatter(site, [PAD], [(13.2, 11.2, 1.0), (16.0, 11.2, 0.8), (2.4, 11.2, 0.6), (-8.4, 11.2, 0.6)], seed=33)


def _pumps(site):
    unit = mainline_pump()
    form = Form()
    for x in PUMPS:
        site.add(unit, x, ROW, scale=SIZE)
        form.put(branch(SUCTION, ROW - 1.6 * SIZE, 0.95, NOZZLE * SIZE, 0.29, 'oil-green', True), x + PUMP_X * SIZE, 0)
        form.put(branch(DISCHARGE, ROW + 1.6 * SIZE, 0.95, NOZZLE * SIZE, 0.26, 'white'), x + PUMP_X * SIZE, 0)
        bx, by, bz = (v * SIZE for v in MOTOR_BOX)
        for k in (-0.16, 0, 0.16):
            form.put(cable_drop((x + bx + k, TRAY[0], TRAY[1] + 0.06), (x + bx + k, ROW + by, bz), 0.6, 0.034))
        site.add(disconnect(), x - 4.3, ROW - 2.5)
    site.add(form)
    site.anchor('pump-motor', PUMPS[1] - 2.3 * SIZE, ROW, 2.9)
    site.anchor('mainline-pump', PUMPS[1] + PUMP_X * SIZE, ROW, 2.9)
    site.anchor('motor-feeder', PUMPS[0] + 1.6, TRAY[0], TRAY[1] + 0.1)


def _piping(site):
    form = Form()
    form.put(pipe([(-10.6, SUCTION, 0.95), (10.4, SUCTION, 0.95)], 0.33, 'oil-green'))
    form.sphere(0.46, (10.5, SUCTION, 0.95), 'oil-green', 1.0)
    form.put(into_ground(-10.6, SUCTION, 0.95, 0.33, 'oil-green', (-1, 0)))
    form.put(pipe([(-4.0, DISCHARGE, 0.95), (9.9, DISCHARGE, 0.95)], 0.29, 'white'))
    for x in (-9.0, -4.6, 0.6, 4.6, 9.6):
        form.put(support(0.62), x, SUCTION)
    for x in (-3.2, 1.0, 5.6):
        form.put(support(0.66), x, DISCHARGE)
    for x, y, r in ((-7.8, SUCTION, 0.33), (6.4, DISCHARGE, 0.29), (3.2, DISCHARGE, 0.29)):
        form.put(transmitter(0.5), x, y - 0.05, 0.95 + r)
    form.put(control_run(4.8, 0.25, 'white', 0.95), 12.2, DISCHARGE)
    form.put(into_ground(14.6, DISCHARGE, 0.95, 0.25, 'white', (0, -1)))
    form.put(pipe([(-3.9, DISCHARGE, 0.95), (-6.6, DISCHARGE, 0.95), (-6.6, 8.1, 1.15)], 0.2, 'white', False))
    form.put(gate_valve(0.19, paint='white'), -5.2, DISCHARGE, 0.95)
    form.put(into_ground(-11.8, 8.4, 1.15, 0.3, 'white', (-1, 0), 1.5))
    site.add(form)
    site.anchor('pressure-control', 12.2, DISCHARGE, 2.3)
    site.add(pig_trap(), -8.6, 8.4)


def _power(site):
    overhead = line([(0, 0, 'end'), (0, 10.8, 'pin'), (0, 21.6, 'pin')], 0.6, 3.6)
    site.add(overhead, 13.2, 11.2, 0, 90)
    site.add(cable_riser_pole(), 13.2, 11.2, 0, 90)
    site.add(guy(10.0, 2.8, 180), 13.2, 11.2, 0, 90)
    for x in (2.4, -8.4):
        site.add(tangent_pole(), x, 11.2, 0, 90)
    site.anchor('riser-pole', 13.2, 11.2, 8.9)
    site.add(padmount(2.7, 1.5, 2.1), 13.2, -6.6)
    site.anchor('transformer', 13.2, -7.4, 2.0)
    site.add(lineup(4, 0.95, 1.4, 2.4), 8.6, -9.4)
    site.anchor('switchgear', 8.6, -10.0, 2.2)
    site.add(e_house(8.6, 3.4, doors=(0.12, 0.86), units=(0.34, 0.48, 0.62)), -9.6, -7.6)
    site.anchor('vfd-house', -9.6, -7.6, 3.9)
    for t in (0.12, 0.86):
        put_door_lamp(site, -9.6 - 4.3 + 8.6 * t, -7.6 - 1.85, 3.1)
    site.add(cable_tray([(-5.3, -6.6, TRAY[1]), (-4.1, -6.6, TRAY[1]), (-4.1, TRAY[0] - 0.18, TRAY[1])], 0.46, every=3.4, radius=0.034))
    site.add(cable_tray([(PUMPS[0] - 3.1, TRAY[0], TRAY[1]), (PUMPS[1] - 1.9, TRAY[0], TRAY[1])], 0.46, every=3.8, radius=0.034))
    site.add(Form().box((0.1, 0.7, 0.34), (-5.24, -6.6, TRAY[1] - 0.16), 'dark-gray', 0.02))


def _below(site):
    right = Form()
    right.put(duct_bank(-5.0, 8.0))
    right.put(duct_rise(8.65, away=-1))
    right.put(duct_rise(-5.6))
    right.put(warning_tape(-4.6, 7.6, -0.5))
    right.put(ground_rod(2.3, x=-7.4))
    right.put(ground_rod(2.3, x=-11.8))
    right.put(grid_wire(-12.3, -6.4, -0.42))
    site.add(right, 4.0, 0, 0, 90)
    site.add(duct_bank(-5.5, 7.0))
    site.add(duct_rise(7.6, away=-1))
    site.add(duct_rise(-6.1))
    site.add(warning_tape(-5.0, 6.6, -0.5))
    site.anchor('duct-bank', 1.0, -12.5, -1.3)
    for x in (-14.6, -11.6, 11.4, 14.2):
        site.add(ground_rod(2.3, x=x))
    site.add(grid_wire(-16.3, -7.2, -0.42))
    site.add(grid_wire(8.8, 16.3, -0.42))
    for x in (-3.5, 0.75, 5.0):
        site.glow(x, -12.75, -1.3, 6, LIVE_GLOW, 0.3)
    for y in (-3.0, 1.5, 6.0):
        site.glow(16.75, y, -1.3, 6, LIVE_GLOW, 0.3)
    for x, y in ((7.6, -12.0), (-6.1, -12.0)):
        site.add(stub_ups(3, 0.26, 0.5), x, y)
    site.add(stub_ups(3, 0.26, 0.5), 16.0, -5.6, 0, 90)


def _yard(site):
    for x, y in ((11.2, -8.4), (15.3, -8.4), (11.2, -4.8), (6.0, -10.8), (11.4, -10.8), (-4.6, -9.6), (-14.4, -9.8)):
        site.add(bollard(), x, y)
    site.add(rack(3, 2.4), 2.9, -10.5)
    site.add(comms_mast(7.5), -14.4, -3.2)
    site.anchor('telemetry-mast', -14.4, -3.2, 7.2)
    site.add(panel(0.8, 0.4, 1.15, stand=0.8), -13.3, -3.3)
    site.add(horizontal(0.75, 4.0, 'fiberglass'), -12.6, 3.6, 0, 0)
    put_light(site, -3.4, -5.6, 8.4, 200, 2)
    put_light(site, 12.2, 0.6, 7.0, -40, 2)
    put_light(site, -9.4, 5.6, 7.0, 30, 2)
    site.add(pickup(), 2.6, -7.0, 0, 176)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), 9.4, -2.2, 0, 120)
    site.add(person('helmet-blue', 'khaki', 'point'), 8.4, -2.0, 0, 160)
    site.add(person('helmet', 'khaki'), 9.0, -11.3, 0, 180)
    site.add(person('helmet-blue', 'denim'), -1.0, 8.4, 0, 40)
    site.add(site_sign(), 4.9, -11.4)
    site.add(wind_sock(6.0), -14.8, 10.6)
    site.add(air_skid(), 13.4, -2.2)
    buried = Form()
    for y, r, paint in ((-10.4, 0.25, 'oil-green'), (-8.9, 0.2, 'white')):
        buried.cyl(r, 0.5, (16.2, y, -1.35), paint, 'x', 24, 0.01)
        buried.cyl(r * 0.85, 0.02, (16.69, y, -1.35), 'black', 'x', 20, 0.004)
    site.add(buried)
