import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { BusBar, Conductor, Outline } from '../symbols/conductor.tsx';
import { ground } from '../symbols/device.tsx';
import { arrester } from '../symbols/switch.tsx';
import {
  currentTransformer,
  delta,
  voltageTransformerAcross,
  wye,
} from '../symbols/transformer.tsx';
import { ControlWire, down } from '../symbols/wire.tsx';
import {
  followPower,
  transformerLabels,
  type YardConditions,
  type YardLineState,
  yardLineStates,
} from './yard-line-state.ts';
import { YardLogic } from './yard-logic.tsx';
import {
  Dot,
  LockAndTag,
  OpenCutout,
  Parted,
  PhaseGrounds,
  relay,
  words,
  YardBreaker,
  YardSwitch,
} from './yard-symbols.tsx';

const { devices } = yardRatings;
/** Where the conductor comes down, where words stand beside it, where the relays and feeders stand. */
const x = 128;
const wordsX = 152;
const relayX = 256;
const feederX = { lighting: 54, motorControl: 172, pump: 290 };

/** The same one-line upright, for a phone: the utility's line on top, the 480 V bus at the foot. */
export function NarrowYardOneLine({ drawing }: { drawing: ServiceDrawing }) {
  const state: YardLineState = yardLineStates[drawing];
  const is = followPower(state);
  const { cutout, lineSwitch, breaker, main, grounds, shows } = state;
  const top = cutout ? 112 : 0;
  const [potential, switchY, current, breakerY] = [top + 48, top + 98, top + 160, top + 198];
  const [transformer, mainY, bus] = [top + 284, top + 338, top + 382];
  const built = is.line === 'planned' ? 'planned' : 'dead';
  const end = switchY - 14;
  return (
    <>
      <Conductor d={`M${x} 10V${cutout ? 42 : end}M${x - 6} 17l6-8 6 8`} is={is.source} />
      {words(
        wordsX,
        20,
        `${transformerLabels.primary} line${state.fed ? '' : ', planned'}`,
        'start',
      )}
      {cutout ? (
        <>
          <OpenCutout x={x} y={56} axis="down" />
          {beside(56, 'Cutout', cutout.words)}
          <Conductor d={down(x, 70, end, [104, 18])} is="dead" />
          <Parted x={x} y={104} axis="down" />
          {beside(104, 'Line down', 'Treat as live')}
        </>
      ) : null}
      <Conductor d={`M${x} ${potential}h75`} is={is.line} />
      <Outline d={voltageTransformerAcross(x + 80, potential)} is={built} />
      <ControlWire
        d={`M${x + 85} ${potential}H${relayX - 13.5}M${relayX} ${potential + 13.5}V${current - 13.5}M${relayX} ${current + 13.5}V${breakerY - 13.5}M${relayX - 13.5} ${breakerY}H${x + 10}M${x + 4} ${current}H${relayX - 13.5}`}
      />
      <Outline d={currentTransformer(x, current)} is={built} />
      {relay(relayX, potential, built, devices.undervoltageRelay)}
      {relay(relayX, current, built, devices.timedRelay)}
      {relay(relayX, breakerY, built, devices.instantaneousRelay)}
      {is.line === 'planned'
        ? null
        : words(relayX + 19, top + 52, state.lineDown ? 'No voltage' : 'Line live', 'start quiet')}
      <YardSwitch x={x} y={switchY} axis="down" before={is.line} is={is.gear} at={lineSwitch} />
      {beside(switchY, devices.lineSwitch, lineSwitch.words)}
      {lineSwitch.tagged ? <LockAndTag x={84} y={switchY - 18} /> : null}
      <Conductor d={`M${x} ${switchY + 14}V${breakerY - 10}`} is={is.gear} />
      <YardBreaker x={x} y={breakerY} is={is.primary} at={breaker} />
      {words(x - 18, breakerY - (breaker.words ? 4 : -4), devices.breaker, 'end')}
      {words(x - 18, breakerY + 12, breaker.words, 'end quiet')}
      <Conductor d={down(x, breakerY + 10, mainY - 9, [transformer, 8])} is={is.primary} />
      {grounds ? (
        <>
          <PhaseGrounds x={x} y={switchY + 32} axis="down" />
          <PhaseGrounds x={x} y={breakerY + 26} axis="down" />
          {words(wordsX, breakerY + 30, 'Grounds on, three phases', 'start quiet')}
        </>
      ) : null}
      <Transformer y={transformer} is={is.primary} state={state.transformerWords} />
      <YardBreaker x={x} y={mainY} is={is.bus} at={main} size={18} />
      {beside(mainY, devices.main, main.words)}
      {main.tagged ? <LockAndTag x={84} y={mainY - 18} /> : null}
      <Conductor d={`M${x} ${mainY + 9}V${bus}`} is={is.bus} />
      <Feeders y={bus} is={is} at={state.feeders} />
      <Dot at={[x, potential]} is={is.line} />
      {shows === 'signals' ? (
        <Signals lineSwitch={switchY} breaker={breakerY} y={transformer} main={mainY} bus={bus} />
      ) : null}
      {shows === 'logic' ? <YardLogic from={4} to={346} y={bus + 196} /> : null}
    </>
  );
}

/** The box of the upright drawing. */
export function narrowYardLineBox(drawing: ServiceDrawing): string {
  const { cutout, shows }: YardLineState = yardLineStates[drawing];
  const more = { signals: 72, logic: 252, none: 0 }[shows ?? 'none'];
  return `0 0 350 ${516 + (cutout ? 112 : 0) + more}`;
}

/** A device's name and how it stands. */
function beside(y: number, name: string, state?: string) {
  return (
    <>
      {words(wordsX, state ? y - 4 : y + 4, name, 'start')}
      {words(wordsX, y + 13, state, 'start quiet')}
    </>
  );
}

function Transformer({
  y,
  is,
  state,
}: {
  y: number;
  is: YardConditions['primary'];
  state: string | undefined;
}) {
  const winding = (at: number, sweep: 0 | 1) =>
    `M${x - 20} ${at}${`a5 5 0 0 ${sweep} 10 0`.repeat(4)}`;
  const [own, arresters] = is === 'planned' ? (['dead', is] as const) : ([is, 'dead'] as const);
  const { name, rating, primary, secondary } = transformerLabels;
  return (
    <>
      <Outline d={winding(y - 8, 0) + winding(y + 8, 1)} is={own} />
      <Conductor d={`M${x} ${y - 30}H40`} is={is} />
      <Outline d={arrester(40, y - 30) + ground(40, y - 8)} is={arresters} />
      <Dot at={[x, y - 30]} is={is} />
      <Outline d={delta(84, y - 10) + wye(84, y + 10) + ground(84, y + 18)} is="dead" />
      {words(wordsX + 8, y - 4, `${name}${state ? `, ${state.toLowerCase()}` : ''}`, 'start')}
      {words(wordsX + 8, y + 13, `${primary}-${secondary}`, 'start quiet')}
      {words(wordsX + 8, y + 29, rating, 'start quiet')}
    </>
  );
}

/** The 480 V bus across a phone's width and its three feeders. */
function Feeders({ y, is, at }: { y: number; is: YardConditions; at: YardLineState['feeders'] }) {
  const built = at.planned ? 'planned' : 'dead';
  const state = { live: '', dead: ', de-energized', planned: ', planned' }[is.bus];
  const feeders = [
    [feederX.lighting, devices.lighting, 'LTG', 'Lighting'],
    [feederX.motorControl, devices.motorControl, 'MCC', 'Motors'],
    [feederX.pump, devices.pump, 'M', 'Pump'],
  ] as const;
  return (
    <>
      <BusBar d={`M20 ${y}H330`} is={is.bus} />
      {words(330, y - 12, `480 V bus${state}`, 'end')}
      {feeders.map(([fx, number, load, name]) => (
        <g key={name}>
          <Conductor d={`M${fx} ${y}v25M${fx} ${y + 43}v27`} is={is.feeders} />
          <YardBreaker x={fx} y={y + 34} is={is.feeders} at={at} size={18} />
          {words(fx + 14, y + 38, number, 'start')}
          {load === 'M' ? (
            relay(fx, y + 85, built, load, 15)
          ) : (
            <>
              <Outline d={`M${fx - 22} ${y + 70}h44v28h-44z`} is={built} />
              {words(fx, y + 88, load)}
            </>
          )}
          {words(fx, y + 118, name, 'quiet')}
          <Dot at={[fx, y]} is={is.bus} />
        </g>
      ))}
    </>
  );
}

/** The paths of signals: down both edges to the RTU at the foot. */
function Signals({
  lineSwitch,
  breaker,
  y,
  main,
  bus,
}: Record<'lineSwitch' | 'breaker' | 'y' | 'main' | 'bus', number>) {
  const unit = { x: 172, y: bus + 158 };
  const [left, right, breakers] = [6, 344, bus + 34];
  const paths = [
    `M${x - 8} ${lineSwitch}H${left}V${unit.y}H${unit.x - 32}`,
    `M${x - 20} ${y}H${left}`,
    `M${x - 9} ${main}H${left}`,
    `M${feederX.lighting - 9} ${breakers}H${left}`,
    `M${feederX.motorControl - 9} ${breakers}h-28V${unit.y}`,
    `M${relayX + 13.5} ${breaker}H${right}V${unit.y}H${unit.x + 32}`,
    `M${feederX.pump - 9} ${breakers}h-26V${unit.y}`,
  ];
  return (
    <>
      <ControlWire d={paths.join('')} />
      <Outline d={`M${unit.x - 32} ${unit.y - 14}h64v28h-64z`} is="dead" />
      {words(unit.x, unit.y + 4.5, 'RTU')}
      {words(unit.x, unit.y + 34, 'Radio to host', 'quiet')}
    </>
  );
}
