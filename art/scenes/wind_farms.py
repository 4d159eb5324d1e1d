"""Wind farm: two turbines, their pad-mounts, buried 34.5 kV circuits, collector substation."""
from kit.building import comms_mast, e_house
from kit.direct_buried import buried_circuit, grounding_unit
from kit.fence import bollard, chain_link, gate
from kit.lighting import put_door_lamp, put_light
from kit.line_bay import bay
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.sign import site_sign
from kit.slab import slab
from kit.switchgear import junction_cabinet, lineup
from kit.transformer import padmount
from kit.turbine_model import model_turbine
from kit.underground import duct_rise, grid_wire, ground_rod, stub_ups, warning_tape
from kit.vegetation import scatter
from kit.vehicle import bucket_truck, pickup

WEST, EAST = (-12.6, -5.2), (12.6, 5.2)
BAY = (1.2, 0.9)
YARD = [(-3.4, -8.4), (6.0, -8.4), (6.0, 12.0), (-12.2, 12.0), (-12.2, 3.0), (-3.4, 3.0)]
PADS = [
    [(-15.6, -9.6), (-4.6, -10.2), (-3.6, -9.6), (6.2, -9.6), (7.4, -11.0), (7.6, -12.7), (11.0, -12.7), (11.2, -9.4),
     (15.4, -9.2), (15.8, 2.0), (15.9, 8.8), (11.0, 9.4), (8.4, 6.4), (8.0, 3.0), (6.6, 12.3), (-12.8, 12.3),
     (-12.9, 3.4),
     (-15.8, -1.0)],
]


def build(site):
    slab(
        site,
        pads=PADS,
        rocks=[YARD],
        tracks=[(0.28, [(8.5, -12.6), (8.4, -7), (8.7, 0), (9.6, 4.2)]),
                (0.28, [(10.1, -12.6), (10.0, -7), (10.3, 0), (11.0, 3.0)]),
                (0.28, [(8.4, -9.6), (5.0, -9.9), (-4.0, -9.3), (-9.0, -3.2)])],
        windows=[('front', -9.0, -0.75, -2.0, -0.75, 0.5), ('front', -10.25, -9.0, -2.0, -0.125, 0.5),
                 ('front', -0.75, 0.5, -2.0, -0.125, 0.5),
                 ('front', 3.0, 11.75, -2.0, -0.75, 0.5), ('front', 1.75, 3.0, -2.0, -0.125, 0.5),
                 ('front', 11.75, 13.0, -2.0, -0.125, 0.5)],
    )
    _turbines(site)
    _substation(site)
    _cut(site)
    _people(site)
    scatter(site, PADS, [(-9.6, -12.0, 0.8), (-0.1, -12.0, 0.8), (2.4, -12.0, 0.8), (12.4, -12.0, 0.8)], seed=41)


def _turbines(site):
    site.add(model_turbine(14.2, 9.3, 72), *WEST)
    site.add(model_turbine(14.2, 9.3, -38), *EAST)
    site.anchor('turbine', WEST[0], WEST[1], 9.0)
    site.add(padmount(1.9, 1.1, 1.7), -9.4, -7.2)
    site.add(padmount(1.9, 1.1, 1.7), 13.6, 0.6)
    site.anchor('turbine-transformer', -9.4, -7.8, 1.7)
    site.add(junction_cabinet(), -6.2, -8.4)
    site.add(junction_cabinet(), 13.2, -6.8)
    site.anchor('junction-cabinet', 13.2, -7.3, 1.6)
    site.anchor('turbine-controls', EAST[0], EAST[1] - 1.0, 2.0)
    for x, y in ((-10.9, -8.6), (-7.9, -8.6), (12.1, -0.9), (15.1, -0.9), (11.9, -7.9), (14.6, -7.9)):
        site.add(bollard(), x, y)


def _substation(site):
    x, y = BAY
    site.add(bay(4.5), x, y)
    site.anchor('main-transformer', x, y, 3.2)
    site.anchor('breaker', x, y + 4.3, 2.4)
    site.anchor('transmission-line', x - 2.4, y + 14.2, 8.1)
    site.add(lineup(5, 0.95, 1.4), x, -6.0)
    site.anchor('switchgear', x, -6.7, 1.9)
    for gx in (-1.9, 4.5):
        site.add(grounding_unit(), gx, -3.6)
    site.anchor('grounding-transformer', 4.5, -4.0, 1.5)
    site.add(e_house(6.2, 3.0, 2.8), -7.9, 7.4)
    site.anchor('control-house', -7.9, 7.4, 3.6)
    for t in (0.16, 0.74):
        put_door_lamp(site, -7.9 - 3.1 + 6.2 * t, 7.4 - 1.65, 3.0)
    site.add(comms_mast(6.0), -11.4, 10.4)
    site.add(chain_link([(6.0, 11.9), (-12.1, 11.9), (-12.1, 3.0), (-3.4, 3.0), (-3.4, -8.3), (-1.0, -8.3)]))
    site.add(gate(3.2), -1.0, -8.3)
    site.add(chain_link([(2.2, -8.3), (6.0, -8.3), (6.0, 11.9)]))


def _cut(site):
    site.add(buried_circuit(-9.0, -0.75))
    site.add(duct_rise(-9.6))
    site.add(duct_rise(-0.1, away=-1))
    site.add(warning_tape(-8.4, -1.4, -0.5))
    site.add(buried_circuit(3.0, 11.75))
    site.add(duct_rise(2.4))
    site.add(duct_rise(12.4, away=-1))
    site.add(warning_tape(3.6, 11.2, -0.5))
    site.anchor('underground-feeder', 7.0, -12.5, -1.3)
    for x in (-9.6, -0.1, 2.4, 12.4):
        site.add(stub_ups(3, 0.26, 0.45), x, -11.9)
    for x in (-14.2, -12.0, 14.6):
        site.add(ground_rod(2.3, x=x))
    site.add(grid_wire(-16.3, -10.5, -0.42))
    site.add(grid_wire(13.2, 16.3, -0.42))
    for x in (-7.5, -2.5, 4.5, 8.0, 11.0):
        site.glow(x, -12.75, -1.3, 6, LIVE_GLOW, 0.3)


def _people(site):
    put_light(site, -4.2, -9.2, 6.8, 200, 1)
    put_light(site, -3.9, 4.4, 6.8, 20, 2)
    put_light(site, 7.0, -4.6, 6.8, -40, 2)
    put_light(site, 11.0, -2.0, 6.6, 60, 1)
    site.add(bucket_truck(), -8.0, -2.0, 0, 10)
    site.add(pickup(), 9.4, -6.6, 0, 92)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), -11.4, -8.2, 0, 60)
    site.add(person('helmet-blue', 'khaki', 'point'), 11.0, -4.4, 0, 130)
    site.add(person('helmet', 'khaki'), 11.6, -5.0, 0, -20)
    site.add(person('helmet-blue', 'denim'), -6.6, 3.6, 0, 160)
    site.add(site_sign(), 6.2, -10.6)
