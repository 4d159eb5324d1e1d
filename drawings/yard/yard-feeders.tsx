import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { BusBar, Conductor, Outline, RailFeeder } from '../symbols/conductor.tsx';
import { down } from '../symbols/wire.tsx';
import type { DevicePosition, YardConditions } from './yard-line-state.ts';
import { type YardPlaces, yardLineWidth } from './yard-places.ts';
import { YardRelay } from './yard-relay.tsx';
import { Dot, Leaders, Words, YardBreaker } from './yard-symbols.tsx';

const { devices } = yardRatings;

/** The 480 V bus from the main to the page's edge, its three feeders, and the way to the rail. */
export function Feeders({
  drawing,
  x,
  y,
  foot,
  is,
  at,
}: {
  drawing: ServiceDrawing;
  x: YardPlaces;
  y: number;
  /** Where the drawing ends and the page's rail goes on. */
  foot: number;
  is: YardConditions;
  at: DevicePosition;
}) {
  // On the page of an emergency the pad lies beyond the page's edge.
  const beyond = drawing === 'emergency';
  const feeders = beyond
    ? ([[x.pump, '', '', 'To pad']] as const)
    : ([
        [x.lighting, devices.lighting, 'LTG', 'Lighting'],
        [x.motorControl, devices.motorControl, 'MCC', 'Motors'],
        [x.pump, devices.pump, 'M', 'Pump'],
      ] as const);
  const built = at.planned ? 'planned' : 'dead';
  return (
    <>
      {beyond ? null : <Leaders at={feeders.map(([at]) => at)} />}
      <Conductor d={`M${x.main + 9} ${y}H${x.bus}`} is={is.bus} />
      <BusBar d={`M${x.bus} ${y}H${yardLineWidth}`} is={is.bus} />
      <Words x={x.bus + (beyond ? 3 : 12)} y={88} anchor="start">
        {beyond ? '480 V' : '480 V bus'}
      </Words>
      {is.bus === 'live' || beyond ? null : (
        <Words x={yardLineWidth} y={88} anchor="end" quiet>
          {is.bus === 'dead' ? 'De-energized' : 'Planned'}
        </Words>
      )}
      {feeders.map(([fx, number, load, name]) => (
        <g key={name}>
          <Conductor d={`M${fx} ${y}v29`} is={is.bus} />
          <YardBreaker x={fx} y={y + 38} is={is.feeders} at={at} size={18} />
          <Words x={fx + 15} y={y + 42} anchor="start">
            {number}
          </Words>
          <Conductor d={down(fx, y + 47, y + (load ? 80 : 92))} is={is.feeders} />
          {load === 'M' ? (
            <YardRelay x={fx} y={y + 95} r={15} is={built}>
              M
            </YardRelay>
          ) : load ? (
            <>
              <Outline d={`M${fx - 22} ${y + 80}h44v28h-44z`} is={built} />
              <Words x={fx} y={y + 98}>
                {load}
              </Words>
            </>
          ) : (
            <Outline d={`M${fx - 5} ${y + 85}l5 8 5-8`} is={built} />
          )}
          <Words x={beyond ? x.bus + 9 : fx} y={y + 128} quiet anchor={beyond ? 'start' : 'middle'}>
            {name}
          </Words>
          <Dot at={[fx, y]} is={is.bus} />
        </g>
      ))}
      <RailFeeder d={`M${x.bus} ${y}V${foot}`} live={is.bus === 'live'} />
    </>
  );
}
