"""Wind underground collection: turbine pad-mount, junction cabinet, open trench, risers to the substation."""
from kit.collector_riser import TIP, terminator_stand
from kit.direct_buried import grounding_unit
from kit.fence import bollard, chain_link, gate
from kit.form import Form
from kit.lighting import put_light
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.pole_line import span
from kit.sign import site_sign
from kit.slab import slab
from kit.substation import STEP, breaker, breaker_terminals, dead_end_frame, jumper, lightning_mast, phase_point
from kit.switchgear import junction_cabinet
from kit.transformer import padmount, power_transformer
from kit.trenching import (barricade, bedding, circuit, end_caps, marker, reel, reel_trailer, spoil, survey_pole,
                           trencher)
from kit.turbine_model import model_turbine
from kit.underground import grid_wire, ground_rod, warning_tape
from kit.vegetation import scatter
from kit.vehicle import pickup

YARD = [(-15.9, -9.9), (-5.4, -9.9), (-5.4, 10.4), (-15.9, 10.4)]
WORK = [(-5.4, -9.9), (8.4, -10.0), (8.6, -12.0), (15.9, -12.0), (16.0, 4.5), (14.6, 7.0), (12.6, 10.6), (6.4, 11.0),
        (3.6, 7.8), (-0.6, 7.2), (-5.4, 7.4)]
PADS = [YARD, WORK]
BAY = -10.6
FLOOR = -1.0
MAIN = (-7.5, 7.75)
SIDE = 7.0


def build(site):
    slab(
        site,
        pads=PADS,
        rocks=[[(-15.6, -9.6), (-5.7, -9.6), (-5.7, 10.1), (-15.6, 10.1)]],
        tracks=[(0.28, [(-5.6, -5.6), (-1, -6.0), (2.6, -3.6), (2.8, 3.0)]),
                (0.28, [(-5.6, -3.8), (-1.4, -4.2), (0.9, -2.2), (1.1, 3.0)])],
        windows=[('front', -11.75, MAIN[0], FLOOR, -0.375, 1.5)],
        trenches=[(MAIN[0], -12.5, MAIN[1], -10.25, -FLOOR), (12.0, -12.5, 13.5, -0.5, -FLOOR)],
    )
    _trench(site)
    _cabinet(site)
    _substation(site)
    _turbine(site)
    _work(site)
    scatter(site, PADS, [(BAY, -11.0, 2.2), (-15.9, 10.4, 0.8), (9.4, -11.5, 1.4)]
            + [(x, -11.3, 2.0) for x in range(-7, 9)], seed=66)

def _trench(site):
    middle, high = -11.6, FLOOR + 0.2
    site.add(circuit([(BAY, -10.2, high), (BAY, middle, high), (6.9, middle, high), (6.9, -10.2, high)]))
    site.add(bedding(MAIN[0], -12.5, MAIN[1], -10.25, FLOOR))
    site.add(bedding(-11.75, -12.5, MAIN[0], -11.9, FLOOR))
    # The finished part of the trench, in section: sand around the cables, native soil above it, then tape.
    filled = Form()
    filled.box((MAIN[0] + 11.79, 1.0, 0.4), ((MAIN[0] - 11.71) / 2, -11.5, FLOOR), 'sand', 0.02)
    filled.box((MAIN[0] + 11.77, 0.96, 0.24), ((MAIN[0] - 11.73) / 2, -11.5, FLOOR + 0.39), 'stone-red', 0.02)
    site.add(filled)
    site.add(warning_tape(-11.6, MAIN[0] - 0.2, -0.16))
    site.anchor('collection-cable', -2.0, -12.06, FLOOR + 0.28)
    site.anchor('fiber-duct', -5.4, -10.63, FLOOR + 0.25)
    crossing = Form()
    crossing.tube([(2.2, -12.5, -0.42), (2.2, -10.2, -0.42)], 0.2, 'white', 22)
    crossing.cyl(0.165, 0.012, (2.2, -12.51, -0.42), 'black', 'y', 20, 0.002)
    crossing.lathe([(0.2, -11.75), (0.225, -11.75), (0.225, -11.15), (0.2, -11.15)], (2.2, 0, -0.42), 'ink', 20, 'y')
    site.add(crossing)
    site.anchor('flowline-crossing', 2.2, -11.9, -0.3)
    for x in (2.2,):
        site.add(marker(1.3), x + 0.5, -9.9)
    site.add(barricade([(MAIN[0] + 0.2, -9.75), (5.4, -9.75)]))
    for x in (-4.9, -1.4):
        site.add(spoil(3.0, 1.3, 0.6, round(x * 7) + 60), x, -8.7)
    for x in (-10.2, -8.4, -5.0, 0.0, 5.0):
        site.glow(x, -12.7, -0.7, 6, LIVE_GLOW, 0.3)
    for x in (9.6, 11.2, 15.2):
        site.add(ground_rod(1.9, x=x))
    site.add(grid_wire(7.9, 11.9, -0.42))
    site.add(ground_rod(1.9, x=-14.6))
    site.add(grid_wire(-16.3, -12.9, -0.42))


def _cabinet(site):
    site.add(junction_cabinet(2.7, 1.35, 1.75), 6.9, -8.4)
    site.anchor('junction-cabinet', 6.9, -9.1, 1.7)
    for x, y in ((5.0, -9.6), (8.9, -9.6), (5.0, -7.2), (8.9, -7.2)):
        site.add(bollard(), x, y)
    # The trench to the turbine is backfilled and marked, because nobody works beside live cable.
    site.add(spoil(8.6, 1.5, 0.2, 23), SIDE, -2.6, 0, 90)
    for y in (-6.0, 1.0):
        site.add(marker(1.3), SIDE - 1.1, y)


def _substation(site):
    site.add(terminator_stand(), BAY, -8.2)
    site.anchor('riser-to-substation', BAY, -8.2, 4.2)
    site.add(breaker(STEP), BAY, -4.4)
    site.add(power_transformer(), BAY, 1.4)
    site.add(dead_end_frame(7.6, 8.6, 2.4), BAY, 6.6)
    form = Form()
    for k, (near, far) in zip((-1, 0, 1), breaker_terminals(STEP)):
        form.put(jumper((BAY + k * STEP, -8.2, TIP - 0.05), (BAY + near[0], -4.4 + near[1], near[2] + 0.05), 0.3, 0.05))
        low = (BAY + k * 0.6, 1.4 - 0.65, 3.9)
        form.put(jumper((BAY + far[0], -4.4 + far[1], far[2] + 0.05), low, 0.35, 0.05))
        high = (BAY + k * 0.95, 1.4 + 0.7 + 0.33, 4.68)
        start = phase_point(k, 8.6)
        live = (BAY + start[0], 6.6 + start[1], start[2])
        form.put(jumper(high, live, 0.3, 0.045))
        form.put(jumper(high, (BAY + k * 0.95 + 0.3, 2.55, 3.85), 0.05, 0.025))
        form.put(span(live, (live[0], 16.2, live[2] - 0.1), 0.18, 0.04))
    for s in (-1, 1):
        form.put(span((BAY + s * 3.8, 6.6, 10.9), (BAY + s * 3.8, 16.2, 10.7), 0.15, 0.022, 'bare-wire'))
    site.add(form)
    site.add(grounding_unit(), -7.0, -6.2)
    site.anchor('grounding-transformer', -7.0, -6.6, 2.0)
    site.add(lightning_mast(10.0), -14.9, -2.2)
    site.add(chain_link([(-15.8, 10.3), (-15.8, -9.8), (-9.0, -9.8)]))
    site.add(chain_link([(-5.5, -9.8), (-5.5, -6.8)]))
    site.add(chain_link([(-5.5, -2.6), (-5.5, 10.3), (-15.8, 10.3)]))
    site.add(gate(4.2), -5.5, -6.8, 0, 90)
    put_light(site, -6.4, -1.0, 7.0, -60, 2)


def _turbine(site):
    site.add(model_turbine(), 9.6, 6.6)
    site.anchor('wind-turbine', 9.6, 6.6, 14.0)
    site.add(padmount(2.6, 1.4, 2.0), 6.7, 3.6)
    site.anchor('turbine-pad-mount', 6.7, 2.9, 2.0)
    for x, y in ((4.9, 2.2), (8.7, 2.2)):
        site.add(bollard(), x, y)


def _work(site):
    site.add(trencher(), 12.75, 2.6, 0, 90)
    site.anchor('trencher', 12.75, 2.6, 2.6)
    high = FLOOR + 0.2
    site.add(bedding(12.0, -12.5, 13.5, -5.0, FLOOR))
    site.add(circuit([(12.45, -12.46, high), (12.45, -6.2, high)], False, 0.3))
    site.add(end_caps(12.45, -6.15, high, 90, 0.3))
    site.add(spoil(7.5, 1.7, 0.8, 11), 15.1, -2.4, 0, 90)
    site.add(reel_trailer(), 10.25, -4.4, 0, 90)
    site.anchor('cable-reel', 10.25, -4.8, 1.9)
    site.add(reel(1.1, 1.1), -2.7, 1.6, 0, 20)
    site.add(reel(1.25, 1.2), -3.0, 4.8, 0, -8)
    site.add(pickup(), 0.4, -4.6, 0, 28)
    put_light(site, 3.2, -8.2, 7.0, 10, 2)
    put_light(site, 4.6, 6.2, 7.0, 60, 2)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), 10.9, -8.0, 0, 60)
    site.add(person('helmet-blue', 'khaki', 'point'), 10.6, -10.4, 0, 80)
    site.add(survey_pole(), 11.4, -9.9)
    site.add(person('helmet', 'khaki'), 3.4, -1.0, 0, -20)
    site.add(person('helmet-blue', 'denim'), 10.0, 0.4, 0, 90)
    site.add(site_sign(), 1.3, -8.3)
