import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { BusBar, Conductor, Outline } from '../symbols/conductor.tsx';
import type { DevicePosition, YardConditions } from './yard-line-state.ts';
import { YardRelay } from './yard-relay.tsx';
import { Dot, Words, YardBreaker } from './yard-symbols.tsx';

const { devices } = yardRatings;

export const narrowFeederX = { lighting: 54, motorControl: 172, pump: 290 } as const;

const feeders = [
  [narrowFeederX.lighting, devices.lighting, 'LTG', 'Lighting'],
  [narrowFeederX.motorControl, devices.motorControl, 'MCC', 'Motors'],
  [narrowFeederX.pump, devices.pump, 'M', 'Pump'],
] as const;

/** The 480 V bus across a phone's width and its three feeders; the main comes down at x. */
export function NarrowFeeders({
  x,
  y,
  from,
  is,
  at,
}: {
  x: number;
  y: number;
  /** Where the conductor leaves the main. */
  from: number;
  is: YardConditions;
  at: DevicePosition;
}) {
  const built = at.planned ? 'planned' : 'dead';
  const words = {
    live: '480 V bus',
    dead: '480 V bus, de-energized',
    planned: '480 V bus, planned',
  };
  return (
    <>
      <Conductor d={`M${x} ${from}V${y}`} is={is.bus} />
      <BusBar d={`M20 ${y}H330`} is={is.bus} />
      <Words x={330} y={y - 12} anchor="end">
        {words[is.bus]}
      </Words>
      {feeders.map(([fx, number, load, name]) => (
        <g key={name}>
          <Conductor d={`M${fx} ${y}v25M${fx} ${y + 43}v27`} is={is.feeders} />
          <YardBreaker x={fx} y={y + 34} is={is.feeders} at={at} size={18} />
          <Words x={fx + 14} y={y + 38} anchor="start">
            {number}
          </Words>
          {load === 'M' ? (
            <YardRelay x={fx} y={y + 85} r={15} is={built}>
              M
            </YardRelay>
          ) : (
            <>
              <Outline d={`M${fx - 22} ${y + 70}h44v28h-44z`} is={built} />
              <Words x={fx} y={y + 88}>
                {load}
              </Words>
            </>
          )}
          <Words x={fx} y={y + 118} quiet>
            {name}
          </Words>
          <Dot at={[fx, y]} is={is.bus} />
        </g>
      ))}
    </>
  );
}
