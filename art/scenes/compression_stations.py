"""Gas compression station: two electric packages with coolers, MCC building, gas detection and shutdown."""
from kit.building import comms_mast, e_house
from kit.cable_tray import cable_drop
from kit.compression import (DISCHARGE_AT, MOTOR_BOX, SUCTION_AT, electric_package, filter_separator, gas_cooler,
                             gas_detector, shutdown_station, station_valve)
from kit.fence import bollard
from kit.form import Form
from kit.lighting import put_door_lamp, put_light
from kit.package import air_skid
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.piping import pipe, support
from kit.pole_line import cable_riser_pole, guy, line, tangent_pole
from kit.rotating import generator
from kit.sign import site_sign, wind_sock
from kit.slab import slab
from kit.switchgear import bus_duct, disconnect, lineup
from kit.transformer import padmount
from kit.underground import duct_bank, duct_rise, grid_wire, ground_rod, stub_ups, warning_tape
from kit.vegetation import scatter
from kit.vehicle import pickup
from kit.vessel import vent_stack

PAD = [(-13.7, -11.3), (10.6, -11.4), (11.2, -12.7), (14.6, -12.7), (15.0, -11.2), (15.7, -9.0), (15.6, 9.6),
       (13.4, 11.8), (-11.6, 11.9), (-13.9, 9.8)]
ROWS = (0.6, 7.6)
SKID, COOLER = -1.4, -10.0
RACK = (5.6, 6.7)


def build(site):
    slab(
        site,
        pads=[PAD],
        tracks=[(0.28, [(12.0, -12.6), (11.8, -9), (10.4, -5.6), (4, -4.0), (-10, -3.8)]),
                (0.28, [(13.9, -12.6), (13.7, -8.4), (11.6, -3.6), (4, -2.2), (-10, -2.0)])],
        windows=[('front', -14.0, -4.5, -2.0, -0.75, 0.5), ('front', -15.25, -14.0, -2.0, -0.125, 0.5),
                 ('front', -4.5, -3.25, -2.0, -0.125, 0.5)],
    )
    _compressors(site)
    _gas(site)
    _power(site)
    _yard(site)
    scatter(site, [PAD], [(-15.4, -8.9, 0.9), (-15.4, -12.0, 1.3), (-15.4, 0.9, 0.6), (-15.4, 10.6, 0.6)], seed=44)


def _compressors(site):
    unit, fans = electric_package(), gas_cooler()
    form = Form()
    bx, by, bz = MOTOR_BOX
    for y in ROWS:
        site.add(unit, SKID, y)
        site.add(fans, COOLER, y)
        # The feeders rise from the ground at the motors, because overhead feeders would hide the compressors.
        site.add(stub_ups(3, 0.2, 0.7), SKID + bx, y - 2.1)
        for k in (-0.2, 0, 0.2):
            form.put(cable_drop((SKID + bx + k, y - 2.1, 0.7), (SKID + bx + k, y + by, bz), 0.8, 0.045))
        site.add(disconnect(), SKID - 4.4, y - 2.5)
    site.add(form)
    site.anchor('compressor-drive', SKID + bx, ROWS[0], 2.2)
    site.anchor('cooler-fans', COOLER + 1.4, ROWS[0], 4.6)


def _gas(site):
    form = Form()
    gas = 'safety-yellow'
    for x, dy, at in ((RACK[0] + 1.2, SUCTION_AT, 1.3), (RACK[1] + 1.4, DISCHARGE_AT, 1.3)):
        form.put(pipe([(x, -2.6, at), (x, 10.6, at)], 0.26, gas if dy is SUCTION_AT else 'white'))
        for y in (-2.65, 10.65):
            form.sphere(0.36, (x, y, at), gas if dy is SUCTION_AT else 'white')
        for y in (-1.8, 3.2, 9.8):
            form.put(support(at - 0.26), x, y, 0, 90)
        for y in ROWS:
            sx, sy, _ = dy
            form.put(pipe([(SKID + sx + 0.4, y + sy, 2.5), (x - 0.5, y + sy, 2.5), (x, y + sy, 2.5),
                           (x, y + sy, at)], 0.16, gas if dy is SUCTION_AT else 'white', False))
    sx, dx = RACK[0] + 1.2, RACK[1] + 1.4
    form.put(pipe([(sx, 9.0, 1.3), (sx, 9.0, 4.1), (9.4, 9.0, 4.1), (11.53, 8.0, 4.1), (11.53, 8.0, 3.5)], 0.22, gas, False))
    form.put(pipe([(13.43, 8.0, 3.5), (13.43, 8.0, 4.1), (15.4, 8.0, 4.1), (15.4, 8.0, 0.95), (15.4, 5.6, 0.95),
                   (15.4, 1.4, 0.95), (15.4, 1.4, -0.6)], 0.22, gas, False))
    form.put(pipe([(dx, -2.0, 1.3), (10.6, -2.0, 1.3), (10.6, -2.0, 0.95), (14.6, -2.0, 0.95), (14.6, -2.0, -0.6)],
                  0.24, 'white', False))
    form.put(station_valve(0.22, 0.95, gas), 15.4, 4.4, 0, 90)
    form.put(station_valve(0.22, 0.95, 'white'), 12.4, -2.0)
    form.put(pipe([(dx, 3.6, 1.5), (dx, 3.6, 2.0), (11.2, 3.6, 2.0), (11.2, 3.6, 0.7), (11.2, 4.6, 0.7)], 0.12,
                  'aluminum', False))
    site.add(form)
    site.add(filter_separator(), 12.2, 8.0)
    site.anchor('filter-separator', 12.2, 8.0, 3.3)
    site.add(vent_stack(9.0, 0.2), 11.2, 4.8)
    for x, y, turn in ((-5.9, -2.9, 0), (10.7, -8.9, 0), (9.6, 6.2, 0)):
        site.add(shutdown_station(), x, y, 0, turn)
    site.anchor('emergency-shutdown', 10.7, -9.0, 1.3)
    for x, y in ((2.9, -1.6), (2.9, 5.4), (-7.0, 4.0), (13.0, 6.0)):
        site.add(gas_detector(), x, y)
    site.anchor('gas-detection', 2.9, -1.6, 1.7)


def _power(site):
    site.add(line([(-15.4, -8.9, 'end'), (-15.4, 0.9, 'pin'), (-15.4, 10.6, 'pin')], 0.6, 3.6))
    site.add(cable_riser_pole(), -15.4, -8.9)
    site.add(guy(10.0, 3.2, 180), -15.4, -8.9)
    for y in (0.9, 10.6):
        site.add(tangent_pole(), -15.4, y)
    site.add(padmount(3.0, 1.6, 2.3), -5.6, -9.2)
    site.anchor('transformer', -5.6, -10.0, 2.2)
    site.add(lineup(4, 0.95, 1.4, 2.4), -0.4, -9.2)
    site.anchor('switchgear', -0.4, -9.9, 2.2)
    site.add(bus_duct([(-4.0, -8.9, 1.9), (-2.2, -8.9, 1.9)], 0.5))
    site.add(bus_duct([(1.4, -8.9, 2.1), (2.9, -8.9, 2.1)], 0.5))
    site.add(e_house(7.0, 3.4, doors=(0.14, 0.84), units=(0.38, 0.56)), 6.3, -8.4)
    site.anchor('mcc-building', 6.3, -8.4, 3.9)
    for t in (0.14, 0.84):
        put_door_lamp(site, 6.3 - 3.5 + 7.0 * t, -8.4 - 1.85, 3.1)
    site.add(generator(3.6, 1.6, 2.2), -11.0, -8.8)
    site.anchor('standby-generator', -11.0, -8.8, 2.7)
    site.add(duct_bank(-14.0, -4.5))
    site.add(duct_rise(-14.6))
    site.add(duct_rise(-3.9, away=-1))
    site.add(warning_tape(-13.2, -5.0, -0.5))
    site.anchor('duct-bank', -9.0, -12.5, -1.3)
    for x in (-0.6, 3.4, 7.4, 11.4, 15.0):
        site.add(ground_rod(2.3, x=x))
    site.add(grid_wire(-3.1, 16.3, -0.42))
    for x in (-12.4, -9.2, -6.0):
        site.glow(x, -12.75, -1.3, 6, LIVE_GLOW, 0.3)
    site.add(stub_ups(3, 0.26, 0.5), -3.9, -12.0)


def _yard(site):
    for x, y in ((-8.2, -10.9), (-3.5, -11.0), (2.1, -10.9), (10.6, -10.9), (10.7, -6.4), (-13.4, -10.8)):
        site.add(bollard(), x, y)
    site.add(air_skid(), 12.6, -6.4, 0, 0)
    site.add(comms_mast(8.0), 12.6, 1.6)
    put_light(site, -12.8, -4.8, 7.2, 60, 2)
    put_light(site, 9.4, 0.4, 7.2, -70, 2)
    put_light(site, -6.4, 11.0, 7.2, 10, 2)
    site.add(pickup(), -7.2, -5.2, 0, 4)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), 1.0, -4.6, 0, 190)
    site.add(person('helmet-blue', 'khaki', 'point'), 0.0, -4.4, 0, 150)
    site.add(person('helmet', 'khaki'), 12.4, -4.4, 0, 10)
    site.add(person('helmet-blue', 'denim'), 9.0, 4.6, 0, 60)
    site.add(site_sign(), 15.2, -10.6)
    site.add(wind_sock(6.0), 15.0, 11.0)
    buried = Form()
    for y, r, paint in ((1.4, 0.22, 'safety-yellow'), (-2.0, 0.24, 'white')):
        buried.cyl(r, 0.5, (16.2, y, -1.3), paint, 'x', 24, 0.01)
        buried.cyl(r * 0.85, 0.02, (16.69, y, -1.3), 'black', 'x', 20, 0.004)
    site.add(buried)
