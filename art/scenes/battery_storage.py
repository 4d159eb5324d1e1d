"""Battery storage: nine containers in three strings, power conversion, switchgear, main transformer."""
from kit.battery import container, hydrant, pcs_skid, water_tank
from kit.building import shed
from kit.fence import bollard, chain_link, gate
from kit.lighting import put_door_lamp, put_light
from kit.line_bay import bay
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.sign import site_sign
from kit.slab import slab
from kit.storage_yard import covered_trench, emergency_stop, lane_marks, marked_container
from kit.switchgear import lineup, rack
from kit.transformer import padmount
from kit.underground import duct_bank, duct_rise, grid_wire, ground_rod, stub_ups, warning_tape
from kit.vegetation import scatter
from kit.vehicle import pickup

PAD = [(-16.0, -9.9), (-9.0, -11.2), (3.6, -11.2), (4.2, -12.7), (8.6, -12.7), (9.2, -10.9), (15.4, -10.8),
       (16.0, -8.0),
       (16.0, 11.6), (13.0, 12.2), (-15.2, 12.2), (-16.2, 10.0)]
YARD = [(8.4, -7.6), (16.2, -7.6), (16.2, 12.2), (8.4, 12.2)]
STRINGS = (-12.5, -5.3, 1.9)
ROWS = (9.5, 5.4, 1.3)
SKIDS = -6.1
BAY = (12.2, 1.1)


def build(site):
    slab(
        site,
        pads=[PAD],
        rocks=[YARD, [(-15.9, -0.5), (5.3, -0.5), (5.3, 11.4), (-15.9, 11.4)]],
        tracks=[(0.28, [(5.9, -12.6), (5.9, -8), (5.9, 2), (5.9, 9)]),
                (0.28, [(7.7, -12.6), (7.5, -8), (7.5, 2), (7.5, 9)]),
                (0.28, [(6.2, -5.0), (3.0, -2.9), (-15, -2.9)]), (0.28, [(7.9, -3.0), (4.0, -1.5), (-15, -1.5)])],
        windows=[('front', -11.75, 8.75, -2.0, -0.75, 0.5), ('front', -13.0, -11.75, -2.0, -0.125, 0.5),
                 ('front', 8.75, 10.0, -2.0, -0.125, 0.5)],
    )
    _strings(site)
    _yard(site)
    _cut(site)
    _safety(site)
    scatter(site, [PAD], [(9.4, -12.0, 0.9), (-12.4, -12.0, 0.9), (13.6, -11.8, 1.5)], seed=33)


def _strings(site):
    block = marked_container(container())
    skid = pcs_skid()
    trench = covered_trench(13.2)
    for x in STRINGS:
        for y in ROWS:
            site.add(block, x, y)
        site.add(skid, x, SKIDS)
        site.add(trench, x - 2.2, SKIDS + 1.5)
    site.anchor('battery-container', STRINGS[2], ROWS[2] - 1.2, 2.6)
    site.anchor('dc-connections', STRINGS[1] - 2.2, -2.4, 0.1)
    site.anchor('inverter', STRINGS[0] - 1.2, SKIDS - 0.7, 1.8)
    site.anchor('skid-transformer', STRINGS[1] + 1.6, SKIDS - 0.7, 1.6)


def _yard(site):
    x, y = BAY
    site.add(bay(4.2), x, y)
    site.anchor('main-transformer', x, y, 3.2)
    site.add(lineup(5, 0.95, 1.4), x - 0.2, -5.2)
    site.anchor('switchgear', x - 0.2, -5.9, 1.9)
    site.add(chain_link([(8.35, 12.1), (8.35, -7.5), (9.0, -7.5)]))
    site.add(gate(3.4), 9.0, -7.5)
    site.add(chain_link([(12.4, -7.5), (16.1, -7.5), (16.1, 12.1)]))
    site.add(shed(3.0, 2.2, 2.4), 14.2, -9.6)
    site.anchor('site-controller', 14.2, -10.7, 2.4)
    put_door_lamp(site, 13.6, -10.8, 2.5)
    site.add(padmount(1.6, 0.9, 1.45), 3.4, -9.6)
    site.add(rack(4, 2.6), 0.9, -9.9)


def _cut(site):
    site.add(duct_bank(-11.75, 8.75))
    site.add(duct_rise(-12.4))
    site.add(duct_rise(9.4, away=-1))
    site.add(warning_tape(-11.0, 8.0, -0.5))
    site.add(stub_ups(3, 0.26, 0.5), 9.4, -11.9)
    site.add(stub_ups(3, 0.26, 0.5), -12.4, -11.9)
    site.anchor('duct-bank', -2.0, -12.5, -1.3)
    for x in (11.4, 13.4, 15.4, -14.4):
        site.add(ground_rod(2.3, x=x))
    site.add(grid_wire(10.3, 16.3, -0.42))
    site.anchor('ground-grid', 13.4, -12.5, -1.0)
    for x in (-10.0, -4.5, 1.0, 6.5):
        site.glow(x, -12.75, -1.3, 6, LIVE_GLOW, 0.3)


def _safety(site):
    site.add(lane_marks(18.9, 2.6), 6.7, -9.4, 0.01)
    site.anchor('fire-lane', 6.7, -7.6, 0.05)
    site.add(water_tank(1.2, 2.6), 6.7, 11.0)
    site.add(hydrant(), 5.1, -3.4)
    site.add(emergency_stop(), 5.1, -0.5)
    site.anchor('emergency-stop', 5.1, -0.6, 1.7)
    put_light(site, -8.9, -0.7, 6.6, 0, 2)
    put_light(site, 5.15, 3.4, 6.6, 40, 2)
    put_light(site, -8.9, -8.0, 6.6, 20, 1)
    put_light(site, 8.9, -5.2, 6.6, 60, 1)
    for x in STRINGS:
        for dx in (-3.0, 0.4):
            site.add(bollard(), x + dx, -4.1)
    for x, y in ((5.1, -5.0), (5.1, -7.4), (8.1, -8.2), (8.1, -4.2)):
        site.add(bollard(), x, y)
    site.add(site_sign(), 10.2, -11.1)
    site.add(pickup(), -6.0, -9.8, 0, 3)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), -11.5, -8.9, 0, 150)
    site.add(person('helmet-blue', 'khaki', 'point'), -10.6, -9.4, 0, -100)
    site.add(person('helmet', 'khaki'), -1.2, -2.6, 0, 160)
    site.add(person('helmet-blue', 'denim'), 11.4, -8.9, 0, 60)
