import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { BusBar, Conductor, Outline, RailFeeder } from '../symbols/conductor.tsx';
import { ground } from '../symbols/device.tsx';
import { arrester } from '../symbols/switch.tsx';
import { delta, wye } from '../symbols/transformer.tsx';
import { across, ControlWire, down } from '../symbols/wire.tsx';
import {
  followPower,
  transformerLabels,
  type YardConditions,
  type YardLineState,
  yardLineStates,
} from './yard-line-state.ts';
import { YardLogic } from './yard-logic.tsx';
import { lineFoot, placeSymbols, type YardPlaces, yardLineWidth } from './yard-places.ts';
import {
  Dot,
  Leaders,
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
/** Where the conductor goes across. */
const y = 112;

/** What every part of the drawing needs: its places, its state, and what is live in it. */
interface Part {
  x: YardPlaces;
  state: YardLineState;
  is: YardConditions;
}

/**
 * The one-line of the yard across a page's content, y = 0 at grade: each symbol under what it
 * stands for, from the utility's line to the 480 V bus. From the bus's left end a feeder goes down
 * to the drawing's foot, where the page's rail takes it on.
 */
export function YardOneLine({ drawing }: { drawing: ServiceDrawing }) {
  const state: YardLineState = yardLineStates[drawing];
  const part = { x: placeSymbols(drawing), state, is: followPower(state) };
  const { x, is } = part;
  const { cutout, lineDown, lineSwitch, breaker, main, grounds, shows } = state;
  const tap = cutout ? x.cutout : x.lineSwitch;
  const broken = cutout ? [x.cutout, x.parted] : [];
  const gap = lineDown ? [[x.parted, 18] as const] : [];
  return (
    <>
      <Leaders at={[...broken, x.potential, x.lineSwitch, x.breaker, x.transformer]} />
      <Conductor d={`${across(y, 0, tap - 14)}M9 ${y - 6}l-8 6 8 6`} is={is.source} />
      {cutout ? (
        <>
          <Conductor d={across(y, tap + 14, x.lineSwitch - 14, ...gap)} is={is.line} />
          <OpenCutout x={tap} y={y} axis="across" />
          {words(tap, y + 26, 'Cutout')}
          {words(tap, y + 42, cutout.words, 'quiet')}
        </>
      ) : null}
      {lineDown ? (
        <>
          <Parted x={x.parted} y={y} axis="across" />
          {words(x.parted + 14, y + 26, 'Line down')}
          {words(x.parted + 14, y + 42, 'Treat as live', 'quiet')}
        </>
      ) : null}
      {words(0, 88, `${transformerLabels.primary}${cutout ? '' : ' line'}`, 'start')}
      {state.fed ? null : words(0, y + 26, 'Planned', 'start quiet')}
      <Protection {...part} />
      <YardSwitch
        x={x.lineSwitch}
        y={y}
        axis="across"
        before={is.line}
        is={is.gear}
        at={lineSwitch}
      />
      {words(x.lineSwitch, y + 26, devices.lineSwitch)}
      {words(x.lineSwitch - 10, y + 42, lineSwitch.words, 'quiet')}
      {lineSwitch.tagged ? <LockAndTag x={x.lineSwitch + 36} y={y - 46} /> : null}
      <Conductor d={across(y, x.lineSwitch + 14, x.breaker - 10)} is={is.gear} />
      <YardBreaker x={x.breaker} y={y} is={is.primary} at={breaker} />
      {words(x.breaker, 88, devices.breaker)}
      {words(x.breaker - 16, 88, breaker.words, 'end quiet')}
      <Conductor d={across(y, x.breaker + 10, x.main - 9, [x.transformer, 8])} is={is.primary} />
      {grounds ? (
        <>
          <PhaseGrounds x={x.lineSwitch + 50} y={y} axis="across" />
          <PhaseGrounds x={x.breaker + 96} y={y} axis="across" />
          {words(x.breaker + 69, y + 66, 'Grounds on,', 'quiet')}
          {words(x.breaker + 69, y + 82, 'three phases', 'quiet')}
        </>
      ) : null}
      <Transformer {...part} />
      <YardBreaker x={x.main} y={y} is={is.bus} at={main} size={18} />
      {words(
        cutout ? x.main + 14 : x.main,
        main.tagged ? y + 26 : 92,
        devices.main,
        cutout && 'end',
      )}
      {main.tagged ? (
        <>
          <LockAndTag x={x.main} y={y - 52} />
          {words(x.main, y + 42, 'Open', 'quiet')}
        </>
      ) : null}
      <Feeders {...part} foot={lineFoot(drawing)} />
      {shows === 'signals' ? <Signals x={x} /> : null}
      {shows === 'logic' ? <YardLogic from={0} to={900} y={y + 136} /> : null}
    </>
  );
}

/** The box of the wide drawing. */
export const yardLineBox = (drawing: ServiceDrawing) => `0 0 ${yardLineWidth} ${lineFoot(drawing)}`;

/**
 * What hangs on the line before the breaker: the potential device with 27, the current
 * transformer with 51 and 50. Any of the relays trips the breaker.
 */
function Protection({ x, state, is: { line: is } }: Part) {
  const built = is === 'planned' ? 'planned' : 'dead';
  const relays = y + 54;
  const undervoltage = x.breaker - 88;
  const timed = x.breaker - 44;
  // 12 high around the place of the potential device.
  const winding = (at: number, sweep: 0 | 1) =>
    `M${x.potential - 12} ${at}${`a4 4 0 0 ${sweep} 8 0`.repeat(3)}`;
  return (
    <>
      <Conductor d={`M${x.potential} ${y}v12`} is={is} />
      <Outline d={winding(y + 12, 0) + winding(y + 24, 1)} is={built} />
      <ControlWire
        d={`M${x.potential} ${y + 24}V${relays}H${undervoltage - 13.5}M${undervoltage + 13.5} ${relays}h17M${timed + 13.5} ${relays}h17M${timed} ${y + 4}V${relays - 13.5}M${x.breaker} ${relays - 13.5}V${y + 10}`}
      />
      {is === 'planned'
        ? null
        : words(
            x.potential + 16,
            y + 22,
            state.lineDown ? 'No voltage' : 'Line live',
            'start quiet',
          )}
      <Outline d={`M${timed - 8} ${y}a4 4 0 0 0 8 0a4 4 0 0 0 8 0`} is={built} />
      {relay(undervoltage, relays, built, devices.undervoltageRelay)}
      {relay(timed, relays, built, devices.timedRelay)}
      {relay(x.breaker, relays, built, devices.instantaneousRelay)}
      <Dot at={[x.potential, y]} is={is} />
    </>
  );
}

/** T1 with the arrester before it: delta to the line, grounded wye to the bus. */
function Transformer({ x: places, state, is: { primary: is } }: Part) {
  const { transformer: x, arrester: before } = places;
  const { name, rating, primary, secondary } = transformerLabels;
  const winding = (at: number, sweep: 0 | 1) =>
    `M${at} ${y - 20}${`a5 5 0 0 ${sweep} 0 10`.repeat(4)}`;
  // It stands, and is dead, where the conductors to it are still planned.
  const [own, arresters] = is === 'planned' ? (['dead', is] as const) : ([is, 'dead'] as const);
  return (
    <>
      <Outline d={winding(x - 8, 1) + winding(x + 8, 0)} is={own} />
      <Outline d={delta(x - 22, y + 36) + wye(x + 22, y + 34) + ground(x + 22, y + 42)} is="dead" />
      <Outline d={arrester(before, y) + ground(before, y + 22)} is={arresters} />
      <Dot at={[before, y]} is={is} />
      {words(before + 10, y + 46, 'Arrester', 'end quiet')}
      {words(x, 80, name)}
      {words(x - 16, 80, rating, 'end quiet')}
      {words(x - 20, 99, state.transformerWords, 'end quiet')}
      {words(x - 8, y + 64, primary, 'end quiet')}
      {/* With a cutout there is no room behind it. */}
      {state.cutout
        ? words(x - 8, y + 80, secondary, 'end quiet')
        : words(x + 2, y + 64, secondary, 'start quiet')}
    </>
  );
}

/** The 480 V bus from the main to the page's edge, its three feeders, and the way to the rail. */
function Feeders({ x, state, is, foot }: Part & { foot: number }) {
  // On the page of an emergency the pad lies beyond the page's edge.
  const beyond = state.cutout !== undefined;
  const feeders = beyond
    ? ([[x.pump, '', '', 'To pad']] as const)
    : ([
        [x.lighting, devices.lighting, 'LTG', 'Lighting'],
        [x.motorControl, devices.motorControl, 'MCC', 'Motors'],
        [x.pump, devices.pump, 'M', 'Pump'],
      ] as const);
  const built = state.feeders.planned ? 'planned' : 'dead';
  const busWords = { live: undefined, dead: 'De-energized', planned: 'Planned' }[is.bus];
  const load = (fx: number, name: string) => {
    if (name === 'M') return relay(fx, y + 95, built, name, 15);
    if (!name) return <Outline d={`M${fx - 5} ${y + 85}l5 8 5-8`} is={built} />;
    return (
      <>
        <Outline d={`M${fx - 22} ${y + 80}h44v28h-44z`} is={built} />
        {words(fx, y + 98, name)}
      </>
    );
  };
  return (
    <>
      {beyond ? null : <Leaders at={feeders.map(([at]) => at)} />}
      <Conductor d={`M${x.main + 9} ${y}H${x.bus}`} is={is.bus} />
      <BusBar d={`M${x.bus} ${y}H${yardLineWidth}`} is={is.bus} />
      {words(x.bus + (beyond ? 3 : 12), 88, beyond ? '480 V' : '480 V bus', 'start')}
      {beyond ? null : words(yardLineWidth, 88, busWords, 'end quiet')}
      {feeders.map(([fx, number, what, name]) => (
        <g key={name}>
          <Conductor d={`M${fx} ${y}v29`} is={is.bus} />
          <YardBreaker x={fx} y={y + 38} is={is.feeders} at={state.feeders} size={18} />
          {words(fx + 15, y + 42, number, 'start')}
          <Conductor d={down(fx, y + 47, y + (what ? 80 : 92))} is={is.feeders} />
          {load(fx, what)}
          {beyond
            ? words(x.bus + 9, y + 128, name, 'start quiet')
            : words(fx, y + 128, name, 'quiet')}
          <Dot at={[fx, y]} is={is.bus} />
        </g>
      ))}
      <RailFeeder d={`M${x.bus} ${y}V${foot}`} live={is.bus === 'live'} />
    </>
  );
}

/** The paths on which every device reports to the RTU at the mast's foot. */
function Signals({ x }: { x: YardPlaces }) {
  const trunk = y + 104;
  const unit = { x: x.remoteTerminal - 7, y: y + 164 };
  const collector = x.bus - 20;
  const paths = [
    // The line switch, the relays with their breaker, the transformer and the main.
    `M${x.lineSwitch} ${y + 34}V${trunk}H${collector}`,
    `M${x.breaker} ${y + 67.5}V${trunk}M${x.transformer - 3} ${y + 22}V${trunk}`,
    `M${x.main} ${y + 9}v12H${collector + 13}V${trunk}H${collector}`,
    `M${collector} ${trunk}V${unit.y}H${unit.x - 32}`,
    // The feeders.
    `M${x.lighting - 9} ${y + 38}h-32V${unit.y}`,
    `M${x.motorControl - 9} ${y + 38}h-22V${unit.y}`,
    `M${x.pump - 9} ${y + 38}h-22V${unit.y}H${unit.x + 32}`,
  ];
  const mast = `M${unit.x + 16} ${unit.y - 14}v-20m-7-8 7 8 7-8`;
  return (
    <>
      <ControlWire d={paths.join('')} />
      <Outline d={`M${unit.x - 32} ${unit.y - 14}h64v28h-64z${mast}`} is="dead" />
      {words(unit.x, unit.y + 4.5, 'RTU')}
      {words(unit.x, unit.y + 32, 'Radio to host', 'quiet')}
    </>
  );
}
