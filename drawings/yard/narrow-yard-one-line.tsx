import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Conductor, Outline } from '../symbols/conductor.tsx';
import { ground } from '../symbols/device.tsx';
import { arrester } from '../symbols/switch.tsx';
import {
  currentTransformer,
  delta,
  voltageTransformerAcross,
  wye,
} from '../symbols/transformer.tsx';
import { ControlWire, down } from '../symbols/wire.tsx';
import { NarrowFeeders } from './narrow-yard-feeders.tsx';
import { placeDown } from './narrow-yard-places.ts';
import { NarrowSignals } from './narrow-yard-signals.tsx';
import { followPower, type YardLineState, yardLineStates } from './yard-line-state.ts';
import { YardLogic } from './yard-logic.tsx';
import { YardRelay } from './yard-relay.tsx';
import {
  Dot,
  LockAndTag,
  OpenCutout,
  Parted,
  PhaseGrounds,
  Words,
  YardBreaker,
  YardSwitch,
} from './yard-symbols.tsx';
import { transformerLabels } from './yard-transformer.tsx';

const { devices } = yardRatings;
/** Where the conductor comes down, where words stand beside it, and where the relays stand. */
const x = 128;
const wordsX = 152;
const relayX = 256;

/** The same one-line upright, for a phone: the utility's line on top, the 480 V bus at the foot. */
export function NarrowYardOneLine({ drawing }: { drawing: ServiceDrawing }) {
  const state: YardLineState = yardLineStates[drawing];
  const is = followPower(state);
  const { cutout, lineSwitch, breaker, main, grounds, shows } = state;
  const top = cutout ? 112 : 0;
  const built = is.line === 'planned' ? 'planned' : 'dead';
  const places = placeDown(top);
  return (
    <>
      <Conductor
        d={`M${x} 10V${cutout ? 42 : places.lineSwitch - 14}M${x - 6} 17l6-8 6 8`}
        is={is.source}
      />
      <Words x={wordsX} y={20} anchor="start">
        {`${transformerLabels.primary} line${state.fed ? '' : ', planned'}`}
      </Words>
      {cutout ? <FallenLine words={cutout.words} to={places.lineSwitch - 14} /> : null}
      <Conductor d={`M${x} ${top + 48}h75`} is={is.line} />
      <Outline d={voltageTransformerAcross(x + 80, top + 48)} is={built} />
      <ControlWire
        d={`M${x + 85} ${top + 48}H${relayX - 13.5}M${relayX} ${top + 61.5}V${places.current - 13.5}M${relayX} ${places.current + 13.5}V${places.breaker - 13.5}M${relayX - 13.5} ${places.breaker}H${x + 10}M${x + 4} ${places.current}H${relayX - 13.5}`}
      />
      <Outline d={currentTransformer(x, places.current)} is={built} />
      {(
        [
          [top + 48, devices.undervoltageRelay],
          [places.current, devices.timedRelay],
          [places.breaker, devices.instantaneousRelay],
        ] as const
      ).map(([y, number]) => (
        <YardRelay key={number} x={relayX} y={y} is={built}>
          {number}
        </YardRelay>
      ))}
      {is.line === 'planned' ? null : (
        <Words x={relayX + 19} y={top + 52} anchor="start" quiet>
          {state.lineDown ? 'No voltage' : 'Line live'}
        </Words>
      )}
      <YardSwitch
        x={x}
        y={places.lineSwitch}
        axis="down"
        before={is.line}
        is={is.gear}
        at={lineSwitch}
      />
      <Beside y={places.lineSwitch} name={devices.lineSwitch} words={lineSwitch.words} />
      {lineSwitch.tagged ? <LockAndTag x={84} y={places.lineSwitch - 18} /> : null}
      <Conductor d={`M${x} ${places.lineSwitch + 14}V${places.breaker - 10}`} is={is.gear} />
      <YardBreaker x={x} y={places.breaker} is={is.primary} at={breaker} />
      <Words x={x - 18} y={places.breaker - (breaker.words ? 4 : -4)} anchor="end">
        {devices.breaker}
      </Words>
      {breaker.words ? (
        <Words x={x - 18} y={places.breaker + 12} anchor="end" quiet>
          {breaker.words}
        </Words>
      ) : null}
      <Conductor
        d={down(x, places.breaker + 10, places.main - 9, [places.transformer, 8])}
        is={is.primary}
      />
      {grounds ? (
        <>
          <PhaseGrounds x={x} y={places.lineSwitch + 32} axis="down" />
          <PhaseGrounds x={x} y={places.breaker + 26} axis="down" />
          <Words x={wordsX} y={places.breaker + 30} anchor="start" quiet>
            Grounds on, three phases
          </Words>
        </>
      ) : null}
      <Transformer y={places.transformer} is={is.primary} words={state.transformerWords} />
      <YardBreaker x={x} y={places.main} is={is.bus} at={main} size={18} />
      <Beside y={places.main} name={devices.main} words={main.words} />
      {main.tagged ? <LockAndTag x={84} y={places.main - 18} /> : null}
      <NarrowFeeders x={x} y={places.bus} is={is} at={state.feeders} from={places.main + 9} />
      <Dot at={[x, top + 48]} is={is.line} />
      {shows === 'signals' ? <NarrowSignals x={x} places={places} relayX={relayX} /> : null}
      {shows === 'logic' ? <YardLogic from={4} to={346} y={places.bus + 196} /> : null}
    </>
  );
}

/** The box of the upright drawing. */
export function narrowYardLineBox(drawing: ServiceDrawing): string {
  const { cutout, shows }: YardLineState = yardLineStates[drawing];
  const more = { signals: 72, logic: 252, none: 0 }[shows ?? 'none'];
  return `0 0 350 ${516 + (cutout ? 112 : 0) + more}`;
}

function Beside({ y, name, words }: { y: number; name: string; words?: string | undefined }) {
  return (
    <>
      <Words x={wordsX} y={words ? y - 4 : y + 4} anchor="start">
        {name}
      </Words>
      {words ? (
        <Words x={wordsX} y={y + 13} anchor="start" quiet>
          {words}
        </Words>
      ) : null}
    </>
  );
}

/** The open cutout and the line on the ground behind it, down to the line switch. */
function FallenLine({ words, to }: { words?: string | undefined; to: number }) {
  return (
    <>
      <OpenCutout x={x} y={56} axis="down" />
      <Beside y={56} name="Cutout" words={words} />
      <Conductor d={down(x, 70, to, [104, 18])} is="dead" />
      <Parted x={x} y={104} axis="down" />
      <Beside y={104} name="Line down" words="Treat as live" />
    </>
  );
}

function Transformer({
  y,
  is,
  words,
}: {
  y: number;
  is: Parameters<typeof Outline>[0]['is'];
  words?: string | undefined;
}) {
  const winding = (at: number, sweep: 0 | 1) =>
    `M${x - 20} ${at}${`a5 5 0 0 ${sweep} 10 0`.repeat(4)}`;
  const { name, rating, primary, secondary } = transformerLabels;
  return (
    <>
      <Outline d={winding(y - 8, 0) + winding(y + 8, 1)} is={is === 'planned' ? 'dead' : is} />
      <Conductor d={`M${x} ${y - 30}H40`} is={is} />
      <Outline d={arrester(40, y - 30) + ground(40, y - 8)} is={is === 'planned' ? is : 'dead'} />
      <Dot at={[x, y - 30]} is={is} />
      <Outline d={delta(84, y - 10) + wye(84, y + 10) + ground(84, y + 18)} is="dead" />
      <Words x={wordsX + 8} y={y - 4} anchor="start">
        {`${name}${words ? `, ${words.toLowerCase()}` : ''}`}
      </Words>
      <Words x={wordsX + 8} y={y + 13} anchor="start" quiet>
        {`${primary}-${secondary}`}
      </Words>
      <Words x={wordsX + 8} y={y + 29} anchor="start" quiet>
        {rating}
      </Words>
    </>
  );
}
