import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Drawing } from '../drawing.tsx';
import { ground } from '../symbols/device.tsx';
import { delta, voltageTransformerAcross, wye } from '../symbols/transformer.tsx';
import { ControlWire } from '../symbols/wire.tsx';
import {
  type Condition,
  deriveConductorConditions,
  transformerLabels,
  type YardConditions,
  type YardLineState,
  yardLineStates,
} from './yard-line-state.ts';
import {
  Breaker,
  BusBar,
  Conductor,
  Junction,
  LineSwitch,
  Load,
  type LoadSymbol,
  LockoutTag,
  lineNotes,
  OpenCutout,
  Outline,
  Relay,
  SurgeArrester,
  Windings,
  YardLabel,
} from './yard-one-line-parts.tsx';
import { YardPumpLogic } from './yard-pump-logic.tsx';

const { devices } = yardRatings;

/** Height of the section with the cutout and the fallen line, drawn above the yard on the emergency page. */
const downedLineHeight = 112;

/** Heights of the overlays below the power circuit. */
const overlayHeights = { signals: 72, logic: 252 };

/** The yard's one-line for phones. Power flows from top to bottom at x = 128. */
export function YardOneLineNarrow({ drawing, className }: YardOneLineNarrowProps) {
  const state = yardLineStates[drawing];
  const power = deriveConductorConditions(state);
  const drop = state.lineDown ? downedLineHeight : 0;
  const overlayHeight = state.overlay ? overlayHeights[state.overlay] : 0;
  return (
    <Drawing
      viewBox={`0 0 350 ${516 + drop + overlayHeight}`}
      className={className}
      fontSize="var(--lettering, 12.5px)"
    >
      {state.lineDown ? <DownedLine power={power} /> : <UtilityLine power={power} />}
      <g transform={`translate(0 ${drop})`}>
        <RelaySection power={power} />
        <SwitchSection state={state} power={power} />
        <BreakerSection state={state} power={power} />
        <TransformerSection state={state} power={power} />
        <BusSection state={state} power={power} />
      </g>
      {state.overlay === 'signals' && <SignalPaths />}
      {state.overlay === 'logic' && <YardPumpLogic x={4} y={578} width={342} />}
    </Drawing>
  );
}

interface YardOneLineNarrowProps {
  drawing: ServiceDrawing;
  className?: string;
}

interface SectionProps {
  state: YardLineState;
  power: YardConditions;
}

/** The utility's line up to the line switch. */
function UtilityLine({ power }: { power: YardConditions }) {
  const name = `${transformerLabels.primary} line`;
  const isPlanned = power.source === 'planned';
  return (
    <>
      <Conductor condition={power.source} d="M128 10V84M122 17l6-8 6 8" />
      <YardLabel x={152} y={20} anchor="start" text={isPlanned ? `${name}, planned` : name} />
    </>
  );
}

/** The utility's line with an open cutout, and the fallen line behind the cutout. */
function DownedLine({ power }: { power: YardConditions }) {
  return (
    <>
      <Conductor condition={power.source} d="M128 10V42M122 17l6-8 6 8" />
      <YardLabel x={152} y={20} anchor="start" text={`${transformerLabels.primary} line`} />

      <OpenCutout x={128} y={70} angle={50} />
      <Junction x={128} y={42} condition={power.source} />
      <Junction x={128} y={70} condition={power.line} />
      <YardLabel x={152} y={52} anchor="start" text="Cutout" />
      <YardLabel x={152} y={69} anchor="start" quiet text="Open" />

      <Conductor condition={power.line} d="M128 70V86M128 122V196" />
      <Outline d="M128 86l-10 8 17 6M121 108l17 6-10 8" />
      <YardLabel x={152} y={100} anchor="start" text="Line down" />
      <YardLabel x={152} y={117} anchor="start" quiet text="Treat as live" />
    </>
  );
}

/**
 * The relays and their instrument transformers. The voltage transformer on the line supplies relay 27, and
 * the current transformer after the switch supplies relays 51 and 50. All three relays trip breaker 52.
 */
function RelaySection({ power }: { power: YardConditions }) {
  const planned = power.line === 'planned';
  return (
    <>
      <Conductor condition={power.line} d="M128 48h75" />
      <Junction x={128} y={48} condition={power.line} />
      <Outline planned={planned} d={voltageTransformerAcross(208, 48)} />
      <Outline planned={planned} d="M128 156a4 4 0 0 1 0 8a4 4 0 0 1 0 8" />
      <Relay x={256} y={48} number={devices.undervoltageRelay} planned={planned} />
      <Relay x={256} y={160} number={devices.timedRelay} planned={planned} />
      <Relay x={256} y={198} number={devices.instantaneousRelay} planned={planned} />
      <ControlWire d="M213 48H242.5M256 61.5V146.5M256 173.5V184.5M242.5 198H138M132 160H242.5" />
      <YardLabel x={275} y={52} anchor="start" quiet text={lineNotes[power.line]} />
    </>
  );
}

function SwitchSection({ state, power }: SectionProps) {
  const { note, lockedOut } = state.lineSwitch;
  return (
    <>
      <LineSwitch
        x={128}
        y={84}
        direction="down"
        device={state.lineSwitch}
        source={power.line}
        load={power.switchgear}
      />
      <YardLabel x={152} y={note ? 94 : 102} anchor="start" text={devices.lineSwitch} />
      <YardLabel x={152} y={111} anchor="start" quiet text={note} />
      {lockedOut && <LockoutTag x={84} y={85} />}
    </>
  );
}

function BreakerSection({ state, power }: SectionProps) {
  const { note } = state.breaker;
  return (
    <>
      <Conductor condition={power.switchgear} d="M128 112V188" />
      <Breaker x={128} y={198} size={20} device={state.breaker} load={power.transformer} />
      <YardLabel x={110} y={note ? 194 : 202} anchor="end" text={devices.breaker} />
      <YardLabel x={110} y={210} anchor="end" quiet text={note} />
    </>
  );
}

/** Transformer T1 (delta on the line side, grounded wye on the bus side) with its arrester and conductors. */
function TransformerSection({ state, power }: SectionProps) {
  const { name, rating, primary, secondary } = transformerLabels;
  const note = state.transformerNote?.toLowerCase();
  return (
    <>
      <Conductor condition={power.transformer} d="M128 208V276M128 292V329" />
      {state.grounded && <Grounds />}
      {/* T1 is set first, so its symbol is never drawn as planned; only its conductors can be. */}
      <Windings x={128} y={284} direction="down" live={power.transformer === 'live'} />
      <Conductor condition={power.transformer} d="M128 254H40" />
      <Junction x={128} y={254} condition={power.transformer} />
      <SurgeArrester x={40} y={254} planned={power.transformer === 'planned'} />
      <Outline d={delta(84, 274)} />
      <Outline d={`${wye(84, 294)}${ground(84, 302)}`} />
      <YardLabel x={160} y={280} anchor="start" text={note ? `${name}, ${note}` : name} />
      <YardLabel x={160} y={297} anchor="start" quiet text={`${primary}-${secondary}`} />
      <YardLabel x={160} y={313} anchor="start" quiet text={rating} />
    </>
  );
}

/** Protective grounds on both sides of the breaker. */
function Grounds() {
  return (
    <>
      <Outline d={`M128 130h-36v8${ground(92, 138)}`} />
      <Outline d={`M128 224h-36v8${ground(92, 232)}`} />
      <Junction x={128} y={130} condition="de-energized" />
      <Junction x={128} y={224} condition="de-energized" />
      <YardLabel x={152} y={228} anchor="start" quiet text="Grounds on, three phases" />
    </>
  );
}

/** Text appended to the name of the bus. */
const busNotes: Record<Condition, string> = {
  live: '',
  'de-energized': ', de-energized',
  planned: ', planned',
};

/** The 480 V main, and the bus with its three feeders. */
function BusSection({ state, power }: SectionProps) {
  const { main } = state;
  return (
    <>
      <Breaker x={128} y={338} device={main} load={power.bus} />
      <YardLabel x={152} y={342} anchor="start" text={devices.main} />
      <YardLabel x={190} y={342} anchor="start" quiet text={main.note} />
      {main.lockedOut && <LockoutTag x={84} y={325} />}
      <Conductor condition={power.bus} d="M128 347V382" />
      <BusBar condition={power.bus} d="M20 382H330" />
      <YardLabel x={330} y={370} anchor="end" text={`480 V bus${busNotes[power.bus]}`} />
      <Feeder
        x={54}
        number={devices.lighting}
        symbol="LTG"
        load="Lighting"
        state={state}
        power={power}
      />
      <Feeder
        x={172}
        number={devices.motorControl}
        symbol="MCC"
        load="Motors"
        state={state}
        power={power}
      />
      <Feeder x={290} number={devices.pump} symbol="M" load="Pump" state={state} power={power} />
    </>
  );
}

interface FeederProps extends SectionProps {
  x: number;
  number: string;
  symbol: LoadSymbol;
  load: string;
}

function Feeder({ x, number, symbol, load, state, power }: FeederProps) {
  return (
    <>
      <Conductor condition={power.bus} d={`M${x} 382v25`} />
      <Junction x={x} y={382} condition={power.bus} />
      <Breaker x={x} y={416} device={state.feeders} load={power.feeders} />
      <YardLabel x={x + 14} y={420} anchor="start" text={number} />
      <Conductor condition={power.feeders} d={`M${x} 425v27`} />
      <Load x={x} y={452} symbol={symbol} name={load} planned={power.feeders === 'planned'} />
    </>
  );
}

/** Signal paths from all devices to the RTU at the foot of the radio mast. */
function SignalPaths() {
  return (
    <>
      {/* Paths on the left: from the switch, T1, the main breaker and the lighting feeder. */}
      <ControlWire d="M120 98H6V540H140M108 292V318H6M119 338H6M45 416H6" />
      {/* Paths from the motor feeder, from the relays on the right, and from the pump feeder. */}
      <ControlWire d="M163 416h-28V540M269.5 198H344V540H204M281 416h-26V540" />
      <Outline d="M140 526h64v28h-64z" />
      <YardLabel x={172} y={544.5} text="RTU" />
      <YardLabel x={172} y={574} quiet text="Radio to host" />
    </>
  );
}
