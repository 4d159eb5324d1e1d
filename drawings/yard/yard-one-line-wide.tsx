import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Drawing } from '../drawing.tsx';
import { ground } from '../symbols/device.tsx';
import { currentTransformerAcross, delta, wye } from '../symbols/transformer.tsx';
import { ControlWire } from '../symbols/wire.tsx';
import { emergencyPan } from './yard-geometry.ts';
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

/**
 * The yard's one-line for wide screens, shown below the scene on a service's first screen. Power flows from
 * left to right at y = 112. Each device is directly below the same device in the scene.
 */
export function YardOneLineWide({ drawing, className }: YardOneLineWideProps) {
  const state = yardLineStates[drawing];
  const power = deriveConductorConditions(state);
  const left = state.lineDown ? -emergencyPan : 0;
  const height = state.overlay === 'logic' ? 532 : 324;
  return (
    <Drawing
      viewBox={`${left} 0 1280 ${height}`}
      className={className}
      fontSize="var(--lettering, 12.5px)"
    >
      {state.lineDown ? <DownedLine power={power} /> : <UtilityLine power={power} />}
      <RelaySection power={power} />
      <SwitchSection state={state} power={power} />
      <BreakerSection state={state} power={power} />
      <TransformerSection state={state} power={power} />
      {state.lineDown ? (
        <ShortBusSection state={state} power={power} railEnd={height} />
      ) : (
        <BusSection state={state} power={power} railEnd={height} />
      )}
      {state.overlay === 'signals' && <SignalPaths />}
      {state.overlay === 'logic' && <YardPumpLogic x={0} y={248} width={900} />}
    </Drawing>
  );
}

interface YardOneLineWideProps {
  drawing: ServiceDrawing;
  className?: string;
}

interface SectionProps {
  state: YardLineState;
  power: YardConditions;
}

/** Dotted line from the scene's grade line to the device below. */
function LeaderToScene({ x }: { x: number }) {
  return (
    <path className="outline-quiet" strokeWidth={1.2} strokeDasharray="1.5 4" d={`M${x} 24V64`} />
  );
}

/** The utility's line up to the voltage transformer. */
function UtilityLine({ power }: { power: YardConditions }) {
  return (
    <>
      <Conductor condition={power.source} d="M0 112H338M9 106l-8 6 8 6" />
      <YardLabel x={0} y={88} anchor="start" text={`${transformerLabels.primary} line`} />
      {power.source === 'planned' && (
        <YardLabel x={0} y={138} anchor="start" quiet text="Planned" />
      )}
    </>
  );
}

/** The utility's line with an open cutout, and the fallen line behind the cutout. */
function DownedLine({ power }: { power: YardConditions }) {
  return (
    <>
      <Conductor condition={power.source} d="M-300 112H-264M-291 106l-8 6 8 6" />
      <YardLabel x={-300} y={80} anchor="start" text={transformerLabels.primary} />

      <LeaderToScene x={-250} />
      <Conductor condition={power.line} d="M-236 112H-204M-168 112H338" />
      <OpenCutout x={-236} y={112} angle={40} />
      <Junction x={-264} y={112} condition={power.source} />
      <Junction x={-236} y={112} condition={power.line} />
      <YardLabel x={-250} y={138} text="Cutout" />
      <YardLabel x={-250} y={154} quiet text="Open" />

      <LeaderToScene x={-186} />
      <Outline d="M-204 112l8-10 6 17M-182 105l6 17 8-10" />
      <YardLabel x={-200} y={138} anchor="start" text="Line down" />
      <YardLabel x={-200} y={154} anchor="start" quiet text="Treat as live" />
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
      <LeaderToScene x={352} />
      <Conductor condition={power.line} d="M338 112H496M352 112v12" />
      <Outline
        planned={planned}
        d="M340 124a4 4 0 0 0 8 0a4 4 0 0 0 8 0a4 4 0 0 0 8 0M340 136a4 4 0 0 1 8 0a4 4 0 0 1 8 0a4 4 0 0 1 8 0"
      />
      <Outline planned={planned} d={currentTransformerAcross(621, 112)} />
      <Relay x={581} y={166} number={devices.undervoltageRelay} planned={planned} />
      <Relay x={625} y={166} number={devices.timedRelay} planned={planned} />
      <Relay x={669} y={166} number={devices.instantaneousRelay} planned={planned} />
      <ControlWire d="M352 136V166H567.5M594.5 166h17M638.5 166h17M625 116V152.5M669 152.5V122" />
      <Junction x={352} y={112} condition={power.line} />
      <YardLabel x={332} y={134} anchor="end" quiet text={lineNotes[power.line]} />
    </>
  );
}

function SwitchSection({ state, power }: SectionProps) {
  return (
    <>
      <LeaderToScene x={510} />
      <LineSwitch
        x={496}
        y={112}
        direction="across"
        device={state.lineSwitch}
        source={power.line}
        load={power.switchgear}
      />
      <YardLabel x={510} y={88} text={devices.lineSwitch} />
      <YardLabel x={540} y={138} anchor="end" quiet text={state.lineSwitch.note} />
      {state.lineSwitch.lockedOut && <LockoutTag x={546} y={71} />}
    </>
  );
}

function BreakerSection({ state, power }: SectionProps) {
  return (
    <>
      <LeaderToScene x={669} />
      <Conductor condition={power.switchgear} d="M524 112H659" />
      {/* Draw a solid line through the current transformer, because a gap in the dashed conductor could fall there. */}
      <Outline
        live={power.switchgear === 'live'}
        planned={power.switchgear === 'planned'}
        d="M610 112h30"
      />
      <Breaker x={669} y={112} size={20} device={state.breaker} load={power.transformer} />
      <YardLabel x={669} y={88} text={devices.breaker} />
      <YardLabel x={669} y={74} quiet text={state.breaker.note} />
    </>
  );
}

/** Transformer T1 (delta on the line side, grounded wye on the bus side) with its arrester and conductors. */
function TransformerSection({ state, power }: SectionProps) {
  const { name, rating, primary, secondary } = transformerLabels;
  const voltages = `${primary}-${secondary}`;
  return (
    <>
      <LeaderToScene x={885} />
      <Conductor condition={power.transformer} d="M679 112H877M893 112H918" />
      {state.grounded && <Grounds />}
      {/* T1 is set first, so its symbol is never drawn as planned; only its conductors can be. */}
      <Windings x={885} y={112} direction="across" live={power.transformer === 'live'} />
      <Outline d={delta(863, 148)} />
      <Outline d={`${wye(896, 146)}${ground(896, 154)}`} />
      <SurgeArrester x={835} y={112} planned={power.transformer === 'planned'} />
      <Junction x={835} y={112} condition={power.transformer} />
      <YardLabel x={824} y={130} anchor="end" quiet text="Arrester" />
      <YardLabel x={869} y={72} anchor="end" quiet text={state.transformerNote} />
      <YardLabel x={869} y={88} anchor="end" quiet text={rating} />
      <YardLabel x={885} y={88} text={name} />
      {state.lineDown ? (
        // Keep the text to the left of the short bus's rail at x = 949.
        <YardLabel x={938} y={180} anchor="end" quiet text={voltages} />
      ) : (
        <YardLabel x={885} y={180} quiet text={voltages} />
      )}
    </>
  );
}

/** Protective grounds on both sides of the breaker. */
function Grounds() {
  return (
    <>
      <Outline d={`M560 112v24${ground(560, 136)}`} />
      <Outline d={`M716 112v24${ground(716, 136)}`} />
      <Junction x={560} y={112} condition="de-energized" />
      <Junction x={716} y={112} condition="de-energized" />
      <YardLabel x={692} y={198} anchor="start" quiet text="Grounds on," />
      <YardLabel x={692} y={214} anchor="start" quiet text="three phases" />
    </>
  );
}

/** Note beside the bus, by the condition of the bus. */
const busNotes: Record<Condition, string | undefined> = {
  live: undefined,
  'de-energized': 'De-energized',
  planned: 'Planned',
};

interface BusProps extends SectionProps {
  /** y of the bottom of the drawing, where the rail ends and the page continues it. */
  railEnd: number;
}

/** The 480 V main, the bus with its three feeders, and the rail that starts at the bus. */
function BusSection({ state, power, railEnd }: BusProps) {
  const { main } = state;
  return (
    <>
      <Conductor condition={power.transformer} d="M918 112H939" />
      <Breaker x={948} y={112} device={main} load={power.bus} />
      <YardLabel x={948} y={main.lockedOut ? 138 : 88} text={devices.main} />
      {main.lockedOut && (
        <>
          <LockoutTag x={948} y={65} />
          <YardLabel x={948} y={154} quiet text="Open" />
        </>
      )}
      <Conductor condition={power.bus} d="M957 112H988" />
      <BusBar condition={power.bus} d="M988 112H1280" />
      <YardLabel x={1000} y={88} anchor="start" text="480 V bus" />
      <YardLabel x={1280} y={88} anchor="end" quiet text={busNotes[power.bus]} />
      <Feeder
        x={1043}
        number={devices.lighting}
        symbol="LTG"
        load="Lighting"
        state={state}
        power={power}
      />
      <Feeder
        x={1173}
        number={devices.motorControl}
        symbol="MCC"
        load="Motors"
        state={state}
        power={power}
      />
      <Feeder x={1262} number={devices.pump} symbol="M" load="Pump" state={state} power={power} />
      <Rail power={power} d={`M988 112V${railEnd}`} />
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
      <LeaderToScene x={x} />
      <Conductor condition={power.bus} d={`M${x} 112v29`} />
      <Junction x={x} y={112} condition={power.bus} />
      <Breaker x={x} y={150} device={state.feeders} load={power.feeders} />
      <YardLabel x={x - 6} y={135} anchor="end" text={number} />
      <Conductor condition={power.feeders} d={`M${x} 159V192`} />
      <Load x={x} y={192} symbol={symbol} name={load} planned={power.feeders === 'planned'} />
    </>
  );
}

/** The 480 V main and the start of the bus, for scenes that do not show the pad with the feeders. */
function ShortBusSection({ state, power, railEnd }: BusProps) {
  return (
    <>
      <Breaker x={927} y={112} device={state.main} load={power.bus} />
      <YardLabel x={941} y={138} anchor="end" text={devices.main} />
      <Conductor condition={power.bus} d="M936 112H949" />
      <BusBar condition={power.bus} d="M949 112H980" />
      <YardLabel x={980} y={88} anchor="end" text="480 V" />
      <Conductor condition={power.bus} d="M966 112v29" />
      <Junction x={966} y={112} condition={power.bus} />
      <Breaker x={966} y={150} device={state.feeders} load={power.feeders} />
      <Conductor condition={power.feeders} d="M966 159V204" />
      <Outline d="M961 197l5 8 5-8" />
      <YardLabel x={957} y={222} anchor="start" quiet text="Pad" />
      <Rail power={power} d={`M949 112V${railEnd}`} />
    </>
  );
}

/** The start of the page's rail, in the same style as the rest of the rail (live-conductor.css). */
function Rail({ power, d }: { power: YardConditions; d: string }) {
  if (power.bus === 'live') return <path className="conductor-live" strokeWidth={2.2} d={d} />;
  return <path className="outline-quiet" strokeWidth={2.2} strokeDasharray="7 6" d={d} />;
}

/** Signal paths from all devices to the RTU at the foot of the radio mast. */
function SignalPaths() {
  return (
    <>
      {/* Paths from the switch, the relays, T1 and the main breaker. */}
      <ControlWire d="M510 118V199H968M669 179.5V199M882 134V164M882 184V199M948 121v12H981V199H968" />
      {/* Path across the rail to the RTU. */}
      <ControlWire d="M968 199V276H983M993 276H1076" />
      {/* Paths from the feeders. */}
      <ControlWire d="M1034 150h-32V276M1164 150h-36V262M1253 150h-22V276H1140" />
      <Outline d="M1076 262h64v28h-64zM1092 262v-10m-7-8 7 8 7-8" />
      <YardLabel x={1108} y={280.5} text="RTU" />
      <YardLabel x={1108} y={308} quiet text="Radio to host" />
    </>
  );
}
