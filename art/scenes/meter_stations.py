"""Gas meter station: three ultrasonic runs, flow computers, chromatograph shelter, solar supply, telemetry."""
from kit.building import comms_mast, shed
from kit.compression import filter_separator, station_valve
from kit.fence import bollard, chain_link, gate
from kit.form import Form
from kit.lighting import put_door_lamp, put_light
from kit.measurement import (RISE, analyzer_shelter, battery_cabinet, fixed_array, flow_computer_rack, rectifier,
                             ultrasonic_run)
from kit.palette import LIVE_GLOW
from kit.person import person
from kit.piping import control_valve, gate_valve, gauge, pipe, support, transmitter
from kit.pole_line import guy
from kit.service_conduit import anode_bed, conduit_rise, conduit_run
from kit.sign import site_sign, wind_sock
from kit.single_phase import single_phase_line, single_phase_pole, single_phase_service
from kit.slab import slab
from kit.solar import combiner
from kit.switchgear import disconnect, rack
from kit.underground import grid_wire, ground_rod, stub_ups, warning_tape
from kit.vegetation import scatter
from kit.vehicle import pickup
from kit.vessel import horizontal

PAD = [(-13.9, -11.4), (8.6, -11.5), (9.2, -12.7), (13.2, -12.7), (13.6, -11.4), (15.5, -10.6), (15.6, 10.6),
       (-13.2, 11.3), (-14.0, 9.4)]
RUNS = (-0.6, 2.6, 5.8)
INLET, OUTLET = -6.2, 7.4
SERVICE = ('hot', 'bare-wire', 'oil-green')
SUPPLY = ('hot', 'hot', 'oil-green')


def build(site):
    slab(
        site,
        pads=[PAD],
        rocks=[[(-5.6, -2.2), (6.8, -2.2), (6.8, 7.4), (-5.6, 7.4)]],
        tracks=[(0.28, [(10.2, -12.6), (10.3, -9.4), (11.2, -6.4), (12.2, -1)]),
                (0.28, [(12.2, -12.6), (12.2, -9.4), (13.0, -6.4), (14.0, -1)])],
        windows=[('front', -14.0, -10.0, -1.5, -0.625, 0.5), ('front', -15.0, -14.0, -1.5, -0.125, 0.5),
                 ('front', -10.0, -9.0, -1.5, -0.125, 0.5),
                 ('front', -7.0, 5.0, -1.5, -0.625, 0.5), ('front', -8.0, -7.0, -1.5, -0.125, 0.5), ('front', 5.0, 6.0, -1.5, -0.125, 0.5)],
    )
    _metering(site)
    _piping(site)
    _power(site)
    _instruments(site)
    _yard(site)
    scatter(site, [PAD], [(-15.4, -8.9, 0.9), (-15.4, -12.0, 1.3), (-15.4, 0.9, 0.6), (-15.4, 10.6, 0.6)], seed=55)


def _metering(site):
    run = ultrasonic_run()
    for y in RUNS:
        site.add(run, 0.6, y)
    site.anchor('ultrasonic-meter', 1.1, RUNS[0] - 0.3, 1.3)
    site.add(flow_computer_rack(3), -3.3, -3.6)
    site.anchor('flow-computers', -3.3, -3.8, 1.9)


def _piping(site):
    form = Form()
    paint = 'white'
    low, high = RUNS[0] - 1.2, RUNS[-1] + 1.2
    for x in (INLET, OUTLET):
        form.put(pipe([(x, low, RISE), (x, high, RISE)], 0.36, paint, False))
        for y in (low, high):
            form.sphere(0.4, (x, y, RISE), paint)
        for y in (low + 0.9, RUNS[1] + 1.6):
            form.put(support(RISE - 0.36, 0.7), x, y, 0, 90)
        for y in RUNS:
            form.cyl(0.3, 1.35, (x if x < 0 else x - 1.35, y, RISE), paint, 'x', 20)
    form.put(pipe([(INLET, RUNS[1], RISE), (-9.4, RUNS[1], RISE), (-9.4, 4.4, RISE), (-9.4, 4.4, 4.1), (-9.4, 6.6, 4.1),
                   (-9.4, 6.6, 3.5)], 0.25, paint, False))
    form.put(support(RISE - 0.25), -8.2, RUNS[1])
    form.put(pipe([(-11.3, 6.6, 3.5), (-11.3, 6.6, 4.1), (-13.0, 6.6, 4.1), (-13.0, 6.6, RISE), (-13.0, 3.2, RISE),
                   (-13.0, -1.4, RISE), (-13.0, -1.4, -0.6)], 0.25, paint, False))
    form.cyl(0.27, 0.8, (-13.0, -1.4, -0.4), 'black', segments=20)
    form.put(pipe([(OUTLET, RUNS[1], RISE), (15.0, RUNS[1], RISE), (15.0, RUNS[1], -0.6)], 0.25, paint, False))
    form.cyl(0.27, 0.8, (15.0, RUNS[1], -0.4), 'black', segments=20)
    form.put(control_valve(0.24, paint), 9.6, RUNS[1], RISE)
    for x in (8.5, 11.0):
        form.put(support(RISE - 0.25), x, RUNS[1])
    form.put(transmitter(0.5), 8.4, RUNS[1], RISE + 0.25)
    form.put(gauge(0.4), 10.9, RUNS[1], RISE + 0.25)
    form.put(pipe([(OUTLET, high - 0.3, RISE), (9.4, high - 0.3, RISE), (9.4, RUNS[1] + 1.5, RISE),
                   (11.6, RUNS[1] + 1.5, RISE), (11.6, RUNS[1] + 0.3, RISE)], 0.14, paint, False))
    form.put(gate_valve(0.15, paint=paint), 9.4, RUNS[1] + 2.6, RISE, 90)
    # Sample probe and the heat-traced line from it to the shelter.
    form.put(transmitter(0.8), OUTLET, RUNS[0] - 0.4, RISE + 0.36)
    form.tube([(OUTLET, RUNS[0] - 0.4, RISE + 0.8), (8.0, RUNS[0] - 1.2, 1.9), (8.3, -4.2, 1.9), (8.3, -5.2, 1.9),
               (8.3, -5.2, 1.5)], 0.05, 'aluminum', 8, 0.3)
    for y in (-2.4, -3.9):
        form.bar((8.2, y, 0), (8.2, y, 1.86), 0.07, 'galvanized')
    site.add(form)
    site.add(station_valve(0.23, RISE, paint), 12.9, RUNS[1])
    site.add(station_valve(0.23, RISE, paint), -13.0, 1.4, 0, 90)
    site.add(filter_separator(0.8, 4.6), -10.3, 6.6)
    site.add(horizontal(0.65, 3.4, 'fiberglass'), -3.4, 9.6)
    site.add(pipe([(-8.4, 6.6, 0.8), (-7.4, 6.6, 0.8), (-7.4, 6.6, 0.3), (-7.4, 9.6, 0.3), (-5.7, 9.6, 0.3), (-5.7, 9.6, 1.35),
                   (-5.0, 9.6, 1.35)], 0.06, 'oil-green', False))


def _power(site):
    site.add(single_phase_line([(-15.4, -8.9, 'end'), (-15.4, 0.9, 'pin'), (-15.4, 10.6, 'pin')], 0.6, 3.6))
    site.add(single_phase_service(), -15.4, -8.9)
    site.add(guy(9.8, 3.2, 180), -15.4, -8.9)
    for y in (0.9, 10.6):
        site.add(single_phase_pole(), -15.4, y)
    site.anchor('service-transformer', -15.4, -9.5, 7.6)
    array = fixed_array(4, 2, 38)
    for x in (-1.4, 3.9):
        site.add(array, x, -8.6)
    site.anchor('solar-array', 1.4, -8.8, 2.3)
    site.add(combiner(), 7.2, -10.5)
    site.add(battery_cabinet(1.9, 1.0, 1.6), -5.6, -9.6)
    site.anchor('battery-and-charger', -5.6, -10.1, 1.6)
    site.add(shed(4.2, 3.0, 2.6), -10.2, -7.4)
    site.anchor('rtu-building', -10.2, -7.4, 3.0)
    put_door_lamp(site, -11.04, -9.0, 2.6)
    site.add(disconnect(), -13.2, -8.8)
    site.add(conduit_run(-14.0, -10.0, SERVICE))
    site.add(conduit_rise(-14.5, SERVICE))
    site.add(conduit_rise(-9.5, SERVICE, away=-1))
    site.add(conduit_run(-7.0, 5.0, SUPPLY))
    site.add(conduit_rise(-7.5, SUPPLY))
    site.add(conduit_rise(5.5, SUPPLY, away=-1))
    site.add(warning_tape(-6.6, 4.6, -0.36))
    site.anchor('dc-supply-conduits', -1.0, -12.5, -0.9)
    site.add(anode_bed(8.6, 4, 1.5))
    for x in (-15.8, 6.9, 15.6):
        site.add(ground_rod(2.3, x=x))
    site.add(grid_wire(6.3, 16.3, -0.3))
    for x in (-12.2, -5.0, -1.0, 3.0):
        site.glow(x, -12.75, -1.1, 5, LIVE_GLOW, 0.3)
    for x in (-9.5, -7.5, 5.5):
        site.add(stub_ups(2, 0.26, 0.45), x, -12.0)
    site.add(rectifier(), 14.6, -6.6)
    site.anchor('rectifier', 14.6, -6.9, 1.9)


def _instruments(site):
    site.add(analyzer_shelter(), 10.2, -5.4)
    site.anchor('gas-chromatograph', 10.0, -4.8, 1.75)
    site.glow(10.0, -5.2, 2.5, 12, '#FFC98A', 0.2)
    site.add(comms_mast(11.0), -9.4, -2.2)
    site.add(fixed_panel(), -9.4, -2.2, 4.2)
    site.anchor('telemetry-mast', -9.4, -2.2, 10.4)


def fixed_panel():
    """A small solar module for the mast, tilted toward -y, that charges the battery of the radio."""
    form = Form()
    face = Form().box((1.2, 0.8, 0.05), (0, 0, 0), 'aluminum', 0.01)
    face.box((1.12, 0.72, 0.012), (0, 0, 0.045), 'cell-blue', 0.003)
    form.put(face, 0, -0.5, 0, tilt=42)
    form.bar((0, -0.15, 0.0), (0, -0.5, 0.0), 0.06, 'galvanized')
    form.box((0.5, 0.26, 0.6), (0, -0.34, -1.5), 'panel-white', 0.02)
    return form


def _yard(site):
    site.add(chain_link([(-14.2, 11.5), (-14.2, -10.6)]))
    site.add(chain_link([(15.8, 11.5), (-14.2, 11.5)]))
    site.add(chain_link([(5.0, -11.9), (9.1, -11.9)]))
    site.add(chain_link([(13.1, -11.9), (15.8, -11.9), (15.8, 11.5)]))
    site.add(gate(4.0), 9.1, -11.9)
    for x, y in ((8.6, -7.6), (12.9, -7.8), (-7.4, -10.8), (6.0, -11.2)):
        site.add(bollard(), x, y)
    put_light(site, -7.6, -4.0, 7.0, 60, 2)
    put_light(site, 14.8, 6.2, 7.0, -60, 2)
    put_light(site, 3.0, 9.6, 7.0, 0, 2)
    site.add(rack(3, 2.4), -6.4, -5.2)
    site.add(pickup(), 12.2, 8.8, 0, 186)
    site.add(person('helmet', 'denim', 'carry', 'tablet'), -2.2, -4.9, 0, 175)
    site.add(person('helmet-blue', 'khaki', 'point'), 4.9, -3.2, 0, 190)
    site.add(person('helmet', 'khaki'), 6.0, -3.4, 0, 220)
    site.add(person('helmet-blue', 'denim'), 12.6, -8.6, 0, 150)
    site.add(site_sign(), 7.2, -12.2)
    site.add(wind_sock(6.0), -12.6, 10.2)
    buried = Form()
    buried.cyl(0.25, 0.5, (16.2, RUNS[1], -1.3), 'black', 'x', 24, 0.01)
    buried.cyl(0.2, 0.02, (16.69, RUNS[1], -1.3), 'dark-gray', 'x', 20, 0.004)
    site.add(buried)
