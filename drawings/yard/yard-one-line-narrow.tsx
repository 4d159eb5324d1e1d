import { Drawing } from '../drawing.tsx';
import { ground } from '../symbols/device.tsx';
import {
  currentTransformer,
  delta,
  voltageTransformerAcross,
  wye,
} from '../symbols/transformer.tsx';
import { BusBar, Conductor, ControlWire } from '../symbols/wire.tsx';
import {
  type DrawingWithOneLine,
  deviceNumbers,
  findLiveSections,
  type LiveSections,
  transformerLabels,
  type YardLineState,
  yardLineStates,
} from './yard-line-state.ts';
import {
  Junction,
  LineSwitch,
  Load,
  type LoadSymbol,
  LockoutTag,
  OpenCutout,
  Outline,
  Relay,
  SurgeArrester,
  Windings,
  YardBreaker,
  YardLabel,
} from './yard-one-line-parts.tsx';

/** Height of the section with the cutout and the fallen line, drawn above the yard on the emergency page. */
const downedLineHeight = 112;

/** X coordinate of the conductor from the utility's line to the bus. */
const lineX = 128;

/** X coordinate of names and notes to the right of the conductor. */
const textX = 152;

interface YardOneLineNarrowProps {
  drawing: DrawingWithOneLine;
  className?: string;
}

/** The yard's one-line for phones. Power flows from top to bottom. */
export function YardOneLineNarrow({ drawing, className }: YardOneLineNarrowProps) {
  const state = yardLineStates[drawing];
  const live = findLiveSections(state);
  const drop = state.lineDown ? downedLineHeight : 0;
  return (
    <Drawing
      viewBox={`0 0 350 ${516 + drop}`}
      className={className}
      fontSize="var(--lettering, 12.5px)"
    >
      {state.lineDown ? <DownedLine live={live} /> : <UtilityLine />}
      <g transform={`translate(0 ${drop})`}>
        <RelaySection live={live} />
        <SwitchSection state={state} live={live} />
        <BreakerSection state={state} live={live} />
        <TransformerSection state={state} live={live} />
        <BusSection state={state} live={live} />
      </g>
    </Drawing>
  );
}

interface SectionProps {
  state: YardLineState;
  live: LiveSections;
}

/** The utility's line up to the line switch. */
function UtilityLine() {
  return (
    <>
      <Conductor live d={`M${lineX} 10V84M${lineX - 6} 17l6-8 6 8`} />
      <YardLabel x={textX} y={20} anchor="start" text={`${transformerLabels.primary} line`} />
    </>
  );
}

/** The utility's line with an open cutout, and the fallen line behind the cutout. */
function DownedLine({ live }: { live: LiveSections }) {
  return (
    <>
      <Conductor live d={`M${lineX} 10V42M${lineX - 6} 17l6-8 6 8`} />
      <YardLabel x={textX} y={20} anchor="start" text={`${transformerLabels.primary} line`} />

      <OpenCutout x={lineX} y={70} angle={50} />
      <Junction x={lineX} y={42} live />
      <Junction x={lineX} y={70} live={live.line} />
      <YardLabel x={textX} y={52} anchor="start" text="Cutout" />
      <YardLabel x={textX} y={69} anchor="start" quiet text="Open" />

      <Conductor live={live.line} d={`M${lineX} 70V86M${lineX} 122V196`} />
      <Outline d={`M${lineX} 86l-10 8 17 6M${lineX - 7} 108l17 6-10 8`} />
      <YardLabel x={textX} y={100} anchor="start" text="Line down" />
      <YardLabel x={textX} y={117} anchor="start" quiet text="Treat as live" />
    </>
  );
}

/**
 * The relays and their instrument transformers. The voltage transformer on the line supplies relay 27, and
 * the current transformer after the switch supplies relays 51 and 50. All three relays trip breaker 52.
 */
function RelaySection({ live }: { live: LiveSections }) {
  return (
    <>
      <Conductor live={live.line} d={`M${lineX} 48h75`} />
      <Junction x={lineX} y={48} live={live.line} />
      <Outline d={voltageTransformerAcross(208, 48)} />
      <Outline d={currentTransformer(lineX, 160, 'right')} />
      <Relay x={256} y={48} number={deviceNumbers.undervoltageRelay} />
      <Relay x={256} y={160} number={deviceNumbers.timedRelay} />
      <Relay x={256} y={198} number={deviceNumbers.instantaneousRelay} />
      <ControlWire
        d={`M213 48H242.5M256 61.5V146.5M256 173.5V184.5M242.5 198H${lineX + 10}M${lineX + 4} 160H242.5`}
      />
      <YardLabel
        x={275}
        y={52}
        anchor="start"
        quiet
        text={live.line ? 'Line live' : 'No voltage'}
      />
    </>
  );
}

function SwitchSection({ state, live }: SectionProps) {
  const { note, lockedOut } = state.lineSwitch;
  return (
    <>
      <LineSwitch
        x={lineX}
        y={84}
        direction="down"
        device={state.lineSwitch}
        sourceLive={live.line}
        loadLive={live.switchgear}
      />
      <YardLabel x={textX} y={note ? 94 : 102} anchor="start" text={deviceNumbers.lineSwitch} />
      <YardLabel x={textX} y={111} anchor="start" quiet text={note} />
      {lockedOut && <LockoutTag x={84} y={85} />}
    </>
  );
}

function BreakerSection({ state, live }: SectionProps) {
  const { note } = state.breaker;
  return (
    <>
      <Conductor live={live.switchgear} d={`M${lineX} 112V188`} />
      <YardBreaker x={lineX} y={198} size={20} device={state.breaker} live={live.transformer} />
      <YardLabel x={lineX - 18} y={note ? 194 : 202} anchor="end" text={deviceNumbers.breaker} />
      <YardLabel x={lineX - 18} y={210} anchor="end" quiet text={note} />
    </>
  );
}

/** Transformer T1 (delta on the line side, grounded wye on the bus side) with its arrester and conductors. */
function TransformerSection({ state, live }: SectionProps) {
  const { name, rating, primary, secondary } = transformerLabels;
  const transformerTextX = textX + 8;
  return (
    <>
      <Conductor live={live.transformer} d={`M${lineX} 208V276M${lineX} 292V329`} />
      {state.grounded && <Grounds />}
      <Windings x={lineX} y={284} direction="down" live={live.transformer} />
      <Conductor live={live.transformer} d={`M${lineX} 254H40`} />
      <Junction x={lineX} y={254} live={live.transformer} />
      <SurgeArrester x={40} y={254} />
      <Outline d={delta(84, 274)} />
      <Outline d={`${wye(84, 294)}${ground(84, 302)}`} />
      <YardLabel x={transformerTextX} y={280} anchor="start" text={name} />
      <YardLabel
        x={transformerTextX}
        y={297}
        anchor="start"
        quiet
        text={`${primary}-${secondary}`}
      />
      <YardLabel x={transformerTextX} y={313} anchor="start" quiet text={rating} />
    </>
  );
}

/** Protective grounds on both sides of the breaker. */
function Grounds() {
  return (
    <>
      <Outline d={`M${lineX} 130h-36v8${ground(92, 138)}`} />
      <Outline d={`M${lineX} 224h-36v8${ground(92, 232)}`} />
      <Junction x={lineX} y={130} live={false} />
      <Junction x={lineX} y={224} live={false} />
      <YardLabel x={textX} y={228} anchor="start" quiet text="Grounds on, three phases" />
    </>
  );
}

/** The 480 V main, and the bus with its three feeders. */
function BusSection({ state, live }: SectionProps) {
  const { main } = state;
  const busName = `${transformerLabels.busVoltage} bus`;
  return (
    <>
      <YardBreaker x={lineX} y={338} device={main} live={live.bus} />
      <YardLabel x={textX} y={342} anchor="start" text={deviceNumbers.main} />
      <YardLabel x={190} y={342} anchor="start" quiet text={main.note} />
      {main.lockedOut && <LockoutTag x={84} y={325} />}
      <Conductor live={live.bus} d={`M${lineX} 347V382`} />
      <BusBar live={live.bus} d="M20 382H330" />
      <YardLabel
        x={330}
        y={370}
        anchor="end"
        text={live.bus ? busName : `${busName}, de-energized`}
      />
      <Feeder
        x={54}
        number={deviceNumbers.lighting}
        symbol="LTG"
        load="Lighting"
        state={state}
        live={live}
      />
      <Feeder
        x={172}
        number={deviceNumbers.motorControl}
        symbol="MCC"
        load="Motors"
        state={state}
        live={live}
      />
      <Feeder
        x={290}
        number={deviceNumbers.pump}
        symbol="M"
        load="Pump"
        state={state}
        live={live}
      />
    </>
  );
}

interface FeederProps extends SectionProps {
  x: number;
  number: string;
  symbol: LoadSymbol;
  load: string;
}

function Feeder({ x, number, symbol, load, state, live }: FeederProps) {
  return (
    <>
      <Conductor live={live.bus} d={`M${x} 382v25`} />
      <Junction x={x} y={382} live={live.bus} />
      <YardBreaker x={x} y={416} device={state.feeders} live={live.feeders} />
      <YardLabel x={x + 14} y={420} anchor="start" text={number} />
      <Conductor live={live.feeders} d={`M${x} 425v27`} />
      <Load x={x} y={452} symbol={symbol} name={load} />
    </>
  );
}
