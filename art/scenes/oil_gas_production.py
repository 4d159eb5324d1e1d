"""Well pad: pumping unit, ESP well with drive and transformer, separator, flowlines, RTU, instrument air."""
from kit.building import comms_mast, shed
from kit.fence import bollard, cattle_guard, pipe_guard
from kit.form import Form
from kit.lighting import put_door_lamp, put_light
from kit.package import air_skid, chemical_tote, header
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.piping import control_valve, gate_valve, pipe, support
from kit.pole_line import bank_pole, guy, line, tangent_pole
from kit.pumpjack import pumpjack
from kit.sign import site_sign, wind_sock
from kit.slab import slab
from kit.switchgear import disconnect, drive_skid, panel, rack
from kit.transformer import multi_tap
from kit.underground import duct_bank, duct_rise, grid_wire, ground_rod, stub_ups, warning_tape
from kit.vegetation import scatter
from kit.vehicle import bucket_truck, pickup
from kit.vessel import horizontal, scrubber
from kit.wellhead import esp_wellhead, rod_wellhead, vented_box

PAD = [(-13.2, -11.0), (9.4, -11.3), (10.0, -12.7), (14.6, -12.7), (14.9, -10.4), (15.4, -2.0), (14.6, 9.0),
       (11.6, 10.9), (-9.8, 11.1), (-12.6, 9.2), (-13.8, 2.0)]
WELL = (5.2, 5.7)
SIZE = 1.28
ESP = (8.4, -6.6)


def build(site):
    slab(
        site,
        pads=[PAD],
        tracks=[(0.28, [(11.4, -12.6), (11.2, -8), (8.6, -1.6), (2, 0.2), (-6, 0.4)]),
                (0.28, [(13.4, -12.6), (13.2, -7.4), (10.0, 0.2), (2, 2.1), (-6, 2.2)])],
        windows=[('front', -14.0, 1.75, -2.0, -0.75, 0.5), ('front', -15.25, -14.0, -2.0, -0.125, 0.5),
                 ('front', 1.75, 3.0, -2.0, -0.125, 0.5)],
    )
    _lift(site)
    _drive_string(site)
    _process(site)
    _yard(site)
    scatter(site, [PAD], [(-15.4, -8.9, 0.9), (-15.4, -12.0, 1.3), (-15.4, 0.9, 0.6), (-15.4, 10.6, 0.6)], seed=21)


def _lift(site):
    x, y = WELL
    unit = Form()
    unit.put(pumpjack(), scale=SIZE)
    unit.tube([(0, 0, 1.3), (0, 0, 2.4)], 0.035, 'steel', 8)
    site.add(unit, x, y)
    site.add(rod_wellhead(), x, y)
    site.anchor('pumpjack', x - 3.3 * SIZE, y, 5.2 * SIZE)
    back, front, side = x - 9.1 * SIZE, x - 4.6 * SIZE, 1.75 * SIZE
    site.add(pipe_guard([(front, y - side), (back, y - side), (back, y + side), (front, y + side)]))
    site.add(panel(0.85, 0.4, 1.15, stand=0.8), back - 1.2, y - 1.7)
    site.add(disconnect(), back - 2.2, y - 1.7)
    site.add(comms_mast(6.5), back - 2.6, y + 0.6)
    site.anchor('pump-off-controller', back - 1.2, y - 1.9, 1.6)
    ex, ey = ESP
    site.add(esp_wellhead(), ex, ey)
    site.anchor('esp-wellhead', ex, ey, 1.9)
    site.add(chemical_tote(), ex + 2.6, ey + 2.3)
    for dx, dy in ((0.2, -2.2), (2.2, -1.7), (-1.9, 1.9)):
        site.add(bollard(), ex + dx, ey + dy)


def _drive_string(site):
    site.add(line([(-15.4, -8.9, 'end'), (-15.4, 0.9, 'pin'), (-15.4, 10.6, 'pin')], 0.6, 3.6))
    site.add(bank_pole(), -15.4, -8.9)
    site.add(guy(10.0, 3.2, 180), -15.4, -8.9)
    for y in (0.9, 10.6):
        site.add(tangent_pole(), -15.4, y)
    site.anchor('transformer-bank', -15.4, -8.4, 7.3)
    site.add(rack(4, 3.2), -11.0, -9.0)
    site.anchor('service-rack', -11.0, -9.2, 1.7)
    site.add(drive_skid(3.6, 1.5, 2.45), -6.2, -8.6)
    site.anchor('esp-drive', -6.2, -9.4, 2.0)
    site.add(multi_tap(), -1.4, -8.6)
    site.anchor('step-up-transformer', -1.4, -9.2, 1.8)
    site.add(vented_box(), 3.3, -10.2)
    site.anchor('vented-junction-box', 3.3, -10.4, 1.4)
    site.add(stub_ups(3, 0.26, 0.5), 2.4, -11.9)
    cable = Form()
    points = [(3.6, -10.1, 0.95), (3.9, -10.1, 0.4), (4.6, -9.7, 0.36), (7.2, -6.8, 0.36), (7.75, -6.4, 0.5)]
    cable.tube(points, 0.05, 'hot', 8, 0.25)
    for t in (0.05, 0.35, 0.65, 0.95):
        x, y = 4.6 + 2.6 * t, -9.7 + 2.9 * t
        cable.bar((x, y, 0), (x, y, 0.34), 0.08, 'galvanized')
        cable.box((0.3, 0.3, 0.04), (x, y, 0.29), 'galvanized', 0.008, 45)
    site.add(cable)
    site.add(duct_bank(-14.0, 1.75))
    site.add(duct_rise(-14.6))
    site.add(duct_rise(2.4, away=-1))
    site.add(warning_tape(-13.2, 1.2, -0.5))
    for x in (5.4, 9.0, 12.6):
        site.add(ground_rod(2.3, x=x))
    site.add(grid_wire(3.4, 16.3, -0.42))
    site.anchor('ground-rods', 9.0, -12.5, -1.2)
    for x in (-11.5, -6.0, -0.5):
        site.glow(x, -12.75, -1.3, 6, LIVE_GLOW, 0.3)
    for x, y in ((-13.0, -10.4), (-8.6, -10.4), (-3.4, -10.4), (0.6, -10.4)):
        site.add(bollard(), x, y)


def _process(site):
    site.add(horizontal(0.8, 5.0), 11.0, 7.8)
    site.add(scrubber(), 13.2, 4.6)
    site.add(header(4.6, 0.11, 'oil-green', (-1.6, -0.6, 0.6, 1.6), 0.6), 8.6, 4.2)
    form = Form()
    form.put(pipe([(WELL[0], WELL[1] + 2.6, 0.3), (WELL[0] + 2.4, WELL[1] + 2.6, 0.3), (WELL[0] + 2.4, 4.2, 0.6),
                   (6.3, 4.2, 0.6)], 0.06, 'oxide', False))
    form.put(pipe([(ESP[0] + 1.5, ESP[1] + 1.6, 0.3), (ESP[0] + 1.5, 1.8, 0.3), (8.0, 1.8, 0.3), (8.0, 3.5, 0.6)],
                  0.07, 'oil-green', False))
    form.put(pipe([(9.2, 4.2, 0.6), (9.2, 6.5, 0.6), (8.0, 6.5, 0.6), (8.0, 7.8, 1.5), (8.6, 7.8, 1.5)], 0.07,
                  'oil-green', False))
    form.put(pipe([(13.4, 7.8, 1.5), (14.1, 7.8, 1.5), (14.1, 5.2, 2.4), (13.5, 4.9, 2.4)], 0.08, 'safety-yellow',
                  False))
    form.put(pipe([(11.4, 7.1, 0.4), (11.4, 5.4, 0.4), (14.6, 2.6, 0.4), (14.6, -2.6, 0.4), (14.6, -2.6, -0.3)],
                  0.07, 'oil-green', False))
    form.put(control_valve(0.07), 14.6, 0.4, 0.4, 90)
    form.put(gate_valve(0.07), 14.6, -1.2, 0.4, 90)
    for x, y in ((9.9, -3.4), (9.9, -0.6), (9.0, 1.8), (5.0, WELL[1] + 2.6), (14.6, 1.6)):
        form.put(support(0.3), x, y)
    site.add(form)
    site.add(air_skid(), -3.2, -3.9)
    site.anchor('instrument-air', -3.2, -3.9, 1.5)
    site.add(shed(2.8, 2.3, 2.4), -9.0, -3.0)
    put_door_lamp(site, -9.56, -4.25, 2.6)


def _yard(site):
    put_light(site, -6.4, -1.7, 7.0, 40, 2)
    put_light(site, 6.6, 10.2, 7.0, 0, 2)
    put_light(site, 12.6, -3.0, 7.0, -60, 2)
    site.add(pickup(), 2.6, -2.2, 0, 172)
    site.add(bucket_truck(), -4.4, 0.9, 0, 3)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), -5.0, -11.1, 0, 170)
    site.add(person('helmet-blue', 'khaki', 'point'), 0.6, -4.4, 0, -30)
    site.add(person('helmet', 'khaki'), 1.8, -4.6, 0, 60)
    site.add(person('helmet-blue', 'denim'), 11.6, 3.0, 0, -60)
    site.add(cattle_guard(3.6, 1.4), 12.4, -11.6)
    site.add(site_sign(), 8.6, -11.2)
    site.add(wind_sock(6.2), -11.6, 9.6)
    buried = Form()
    for y, r, paint in ((-2.6, 0.13, 'oil-green'), (-1.4, 0.1, 'safety-yellow')):
        buried.cyl(r, 0.5, (16.2, y, -1.2), paint, 'x', 20, 0.01)
        buried.cyl(r * 0.8, 0.02, (16.69, y, -1.2), 'black', 'x', 18, 0.004)
    site.add(buried)
