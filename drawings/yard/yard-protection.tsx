import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { type Condition, Conductor, Outline } from '../symbols/conductor.tsx';
import { ControlWire } from '../symbols/wire.tsx';
import type { YardLineState } from './yard-line-state.ts';
import type { YardPlaces } from './yard-places.ts';
import { YardRelay } from './yard-relay.tsx';
import { Dot, Words } from './yard-symbols.tsx';

const { devices } = yardRatings;

/**
 * What hangs on the line before the breaker: the potential device with 27, the current
 * transformer with 51 and 50. Any of the relays trips the breaker.
 */
export function Protection({
  x,
  y,
  is,
  state,
}: {
  x: YardPlaces;
  y: number;
  /** Of the line. */
  is: Condition;
  state: YardLineState;
}) {
  const built = is === 'planned' ? 'planned' : 'dead';
  const relays = y + 54;
  const undervoltage = x.breaker - 88;
  const timed = x.breaker - 44;
  return (
    <>
      <Conductor d={`M${x.potential} ${y}v12`} is={is} />
      <Outline d={potentialTransformer(x.potential, y + 18)} is={built} />
      <ControlWire
        d={`M${x.potential} ${y + 24}V${relays}H${undervoltage - 13.5}M${undervoltage + 13.5} ${relays}h17M${timed + 13.5} ${relays}h17M${timed} ${y + 4}V${relays - 13.5}M${x.breaker} ${relays - 13.5}V${y + 10}`}
      />
      {is === 'planned' ? null : (
        <Words x={x.potential + 16} y={y + 22} anchor="start" quiet>
          {state.lineDown ? 'No voltage' : 'Line live'}
        </Words>
      )}
      <Outline d={currentTransformerDown(timed, y)} is={built} />
      <YardRelay x={undervoltage} y={relays} is={built}>
        {devices.undervoltageRelay}
      </YardRelay>
      <YardRelay x={timed} y={relays} is={built}>
        {devices.timedRelay}
      </YardRelay>
      <YardRelay x={x.breaker} y={relays} is={built}>
        {devices.instantaneousRelay}
      </YardRelay>
      <Dot at={[x.potential, y]} is={is} />
    </>
  );
}

/** A potential transformer on a branch that goes down: 12 high around (x, y). */
function potentialTransformer(x: number, y: number): string {
  const winding = (at: number, sweep: 0 | 1) =>
    `M${x - 12} ${at}${`a4 4 0 0 ${sweep} 8 0`.repeat(3)}`;
  return winding(y - 6, 0) + winding(y + 6, 1);
}

/** A current transformer around a conductor that goes across: its secondary leaves at (x, y + 4). */
function currentTransformerDown(x: number, y: number): string {
  return `M${x - 8} ${y}a4 4 0 0 0 8 0a4 4 0 0 0 8 0`;
}
