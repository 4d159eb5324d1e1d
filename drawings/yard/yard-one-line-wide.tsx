import { Drawing } from '../drawing.tsx';
import { ground } from '../symbols/device.tsx';
import { currentTransformerAcross, delta, wye } from '../symbols/transformer.tsx';
import { BusBar, Conductor, ControlWire } from '../symbols/wire.tsx';
import { busX, deviceX, emergencyPan, mainX, oneLineWidth, shortBusX } from './yard-geometry.ts';
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
  relayRadius,
  SurgeArrester,
  Windings,
  YardBreaker,
  YardLabel,
} from './yard-one-line-parts.tsx';

const drawingHeight = 324;

/** Y coordinate of the conductor from the utility's line to the bus. */
const lineY = 112;

/** Y coordinate of the names above the conductor, and of the names and notes below it. */
const nameAboveY = 88;
const nameBelowY = 138;
const noteBelowY = 154;

/** X coordinate of the terminals of the line switch: 14 units on each side of its center. */
const switchSourceX = deviceX.lineSwitch - 14;
const switchLoadX = deviceX.lineSwitch + 14;

/** x at which the utility's line reaches the yard. */
const yardX = deviceX.voltageTransformer - 14;

/** X coordinate of the left end of the conductor to the 480 V main. */
const mainSourceX = mainX - 30;

interface YardOneLineWideProps {
  drawing: DrawingWithOneLine;
  className?: string;
}

/**
 * The yard's one-line for wide screens, shown below the scene on a service's first screen. Power flows from left to
 * right.
 */
export function YardOneLineWide({ drawing, className }: YardOneLineWideProps) {
  const state = yardLineStates[drawing];
  const live = findLiveSections(state);
  const left = state.lineDown ? -emergencyPan : 0;
  return (
    <Drawing
      viewBox={`${left} 0 ${oneLineWidth} ${drawingHeight}`}
      className={className}
      fontSize="var(--lettering, 12.5px)"
    >
      {state.lineDown ? <DownedLine live={live} /> : <UtilityLine />}
      <RelaySection live={live} />
      <SwitchSection state={state} live={live} />
      <BreakerSection state={state} live={live} />
      <TransformerSection state={state} live={live} />
      {state.lineDown ? (
        <ShortBusSection state={state} live={live} />
      ) : (
        <BusSection state={state} live={live} />
      )}
    </Drawing>
  );
}

interface SectionProps {
  state: YardLineState;
  live: LiveSections;
}

/** Dotted line from the scene's grade line to the device below. */
function LeaderToScene({ x }: { x: number }) {
  return (
    <path className="outline-quiet" strokeWidth={1.2} strokeDasharray="1.5 4" d={`M${x} 24V64`} />
  );
}

/** The utility's line up to the voltage transformer. */
function UtilityLine() {
  return (
    <>
      <Conductor live d={`M0 ${lineY}H${yardX}M9 ${lineY - 6}l-8 6 8 6`} />
      <YardLabel x={0} y={nameAboveY} anchor="start" text={`${transformerLabels.primary} line`} />
    </>
  );
}

/** The utility's line with an open cutout, and the fallen line behind the cutout. */
function DownedLine({ live }: { live: LiveSections }) {
  const { cutout, lineBreak } = deviceX;
  const left = -emergencyPan;
  const cutoutSourceX = cutout - 14;
  const cutoutLoadX = cutout + 14;
  return (
    <>
      <Conductor live d={`M${left} ${lineY}H${cutoutSourceX}M${left + 9} ${lineY - 6}l-8 6 8 6`} />
      <YardLabel x={left} y={80} anchor="start" text={transformerLabels.primary} />

      <LeaderToScene x={cutout} />
      <Conductor
        live={live.line}
        d={`M${cutoutLoadX} ${lineY}H${lineBreak - 18}M${lineBreak + 18} ${lineY}H${yardX}`}
      />
      <OpenCutout x={cutoutLoadX} y={lineY} angle={40} />
      <Junction x={cutoutSourceX} y={lineY} live />
      <Junction x={cutoutLoadX} y={lineY} live={live.line} />
      <YardLabel x={cutout} y={nameBelowY} text="Cutout" />
      <YardLabel x={cutout} y={noteBelowY} quiet text="Open" />

      <LeaderToScene x={lineBreak} />
      <Outline
        d={`M${lineBreak - 18} ${lineY}l8-10 6 17M${lineBreak + 4} ${lineY - 7}l6 17 8-10`}
      />
      <YardLabel x={lineBreak - 14} y={nameBelowY} anchor="start" text="Line down" />
      <YardLabel x={lineBreak - 14} y={noteBelowY} anchor="start" quiet text="Treat as live" />
    </>
  );
}

const relayY = 166;
/** Distance between the centers of neighboring relays. */
const relaySpacing = 44;
/** Relay 50 is below the breaker that it trips. */
const instantaneousRelayX = deviceX.breaker;
const timedRelayX = instantaneousRelayX - relaySpacing;
const undervoltageRelayX = timedRelayX - relaySpacing;

/** Path of a voltage transformer below a tap that ends at (x, y). The secondary starts at (x, y + 12). */
function voltageTransformerBelow(x: number, y: number): string {
  const winding = (sweep: 0 | 1) => `a4 4 0 0 ${sweep} 8 0`.repeat(3);
  return `M${x - 12} ${y}${winding(0)}M${x - 12} ${y + 12}${winding(1)}`;
}

/**
 * The relays and their instrument transformers. The voltage transformer on the line supplies relay 27, and
 * the current transformer after the switch supplies relays 51 and 50. All three relays trip breaker 52.
 */
function RelaySection({ live }: { live: LiveSections }) {
  const { voltageTransformer } = deviceX;
  const relayTop = relayY - relayRadius;
  const betweenRelays = relaySpacing - 2 * relayRadius;
  const controlWires = [
    `M${voltageTransformer} 136V${relayY}H${undervoltageRelayX - relayRadius}`,
    `M${undervoltageRelayX + relayRadius} ${relayY}h${betweenRelays}`,
    `M${timedRelayX + relayRadius} ${relayY}h${betweenRelays}`,
    `M${timedRelayX} 116V${relayTop}`,
    `M${instantaneousRelayX} ${relayTop}V122`,
  ];
  return (
    <>
      <LeaderToScene x={voltageTransformer} />
      <Conductor
        live={live.line}
        d={`M${yardX} ${lineY}H${switchSourceX}M${voltageTransformer} ${lineY}v12`}
      />
      <Outline d={voltageTransformerBelow(voltageTransformer, lineY + 12)} />
      <Outline d={currentTransformerAcross(timedRelayX - 4, lineY)} />
      <Relay x={undervoltageRelayX} y={relayY} number={deviceNumbers.undervoltageRelay} />
      <Relay x={timedRelayX} y={relayY} number={deviceNumbers.timedRelay} />
      <Relay x={instantaneousRelayX} y={relayY} number={deviceNumbers.instantaneousRelay} />
      <ControlWire d={controlWires.join('')} />
      <Junction x={voltageTransformer} y={lineY} live={live.line} />
      <YardLabel
        x={voltageTransformer - 20}
        y={134}
        anchor="end"
        quiet
        text={live.line ? 'Line live' : 'No voltage'}
      />
    </>
  );
}

function SwitchSection({ state, live }: SectionProps) {
  const { lineSwitch } = deviceX;
  return (
    <>
      <LeaderToScene x={lineSwitch} />
      <LineSwitch
        x={switchSourceX}
        y={lineY}
        direction="across"
        device={state.lineSwitch}
        sourceLive={live.line}
        loadLive={live.switchgear}
      />
      <YardLabel x={lineSwitch} y={nameAboveY} text={deviceNumbers.lineSwitch} />
      <YardLabel
        x={lineSwitch + 30}
        y={nameBelowY}
        anchor="end"
        quiet
        text={state.lineSwitch.note}
      />
      {state.lineSwitch.lockedOut && <LockoutTag x={lineSwitch + 36} y={71} />}
    </>
  );
}

const breakerSize = 20;

function BreakerSection({ state, live }: SectionProps) {
  const { breaker } = deviceX;
  return (
    <>
      <LeaderToScene x={breaker} />
      <Conductor
        live={live.switchgear}
        d={`M${switchLoadX} ${lineY}H${breaker - breakerSize / 2}`}
      />
      {/* Draw a solid line through the current transformer, because a gap of the dashed conductor could fall there. */}
      <Outline live={live.switchgear} d={`M${timedRelayX - 15} ${lineY}h30`} />
      <YardBreaker
        x={breaker}
        y={lineY}
        size={breakerSize}
        device={state.breaker}
        live={live.transformer}
      />
      <YardLabel x={breaker} y={nameAboveY} text={deviceNumbers.breaker} />
      <YardLabel x={breaker} y={74} quiet text={state.breaker.note} />
    </>
  );
}

/** Transformer T1 (delta on the line side, grounded wye on the bus side) with its arrester and conductors. */
function TransformerSection({ state, live }: SectionProps) {
  const { transformer, breaker } = deviceX;
  const { name, rating, primary, secondary } = transformerLabels;
  const arresterX = transformer - 50;
  const voltages = `${primary}-${secondary}`;
  const conductors =
    `M${breaker + breakerSize / 2} ${lineY}H${transformer - 8}` +
    `M${transformer + 8} ${lineY}H${mainSourceX}`;
  return (
    <>
      <LeaderToScene x={transformer} />
      <Conductor live={live.transformer} d={conductors} />
      {state.grounded && <Grounds />}
      <Windings x={transformer} y={lineY} direction="across" live={live.transformer} />
      <Outline d={delta(transformer - 22, 148)} />
      <Outline d={`${wye(transformer + 11, 146)}${ground(transformer + 11, 154)}`} />
      <SurgeArrester x={arresterX} y={lineY} />
      <Junction x={arresterX} y={lineY} live={live.transformer} />
      <YardLabel x={arresterX - 11} y={130} anchor="end" quiet text="Arrester" />
      <YardLabel x={transformer - 16} y={nameAboveY} anchor="end" quiet text={rating} />
      <YardLabel x={transformer} y={nameAboveY} text={name} />
      {state.lineDown ? (
        <YardLabel x={shortBusX - 11} y={180} anchor="end" quiet text={voltages} />
      ) : (
        <YardLabel x={transformer} y={180} quiet text={voltages} />
      )}
    </>
  );
}

/** Protective grounds on both sides of the breaker. */
function Grounds() {
  const sourceX = deviceX.lineSwitch + 50;
  const loadX = deviceX.breaker + 47;
  const textX = loadX - 24;
  return (
    <>
      <Outline d={`M${sourceX} ${lineY}v24${ground(sourceX, lineY + 24)}`} />
      <Outline d={`M${loadX} ${lineY}v24${ground(loadX, lineY + 24)}`} />
      <Junction x={sourceX} y={lineY} live={false} />
      <Junction x={loadX} y={lineY} live={false} />
      <YardLabel x={textX} y={198} anchor="start" quiet text="Grounds on," />
      <YardLabel x={textX} y={214} anchor="start" quiet text="three phases" />
    </>
  );
}

/** The 480 V main, the bus with its three feeders, and the rail that starts at the bus. */
function BusSection({ state, live }: SectionProps) {
  const { main } = state;
  return (
    <>
      <Conductor live={live.transformer} d={`M${mainSourceX} ${lineY}H${mainX - 9}`} />
      <YardBreaker x={mainX} y={lineY} device={main} live={live.bus} />
      <YardLabel x={mainX} y={main.lockedOut ? nameBelowY : nameAboveY} text={deviceNumbers.main} />
      {main.lockedOut && (
        <>
          <LockoutTag x={mainX} y={65} />
          {/* There is no room for the whole note, and the tag is drawn above. */}
          <YardLabel x={mainX} y={noteBelowY} quiet text="Open" />
        </>
      )}
      <Conductor live={live.bus} d={`M${mainX + 9} ${lineY}H${busX}`} />
      <BusBar live={live.bus} d={`M${busX} ${lineY}H${oneLineWidth}`} />
      <YardLabel
        x={busX + 12}
        y={nameAboveY}
        anchor="start"
        text={`${transformerLabels.busVoltage} bus`}
      />
      <YardLabel
        x={oneLineWidth}
        y={nameAboveY}
        anchor="end"
        quiet
        text={live.bus ? undefined : 'De-energized'}
      />
      <Feeder
        x={deviceX.lightingFeeder}
        number={deviceNumbers.lighting}
        symbol="LTG"
        load="Lighting"
        state={state}
        live={live}
      />
      <Feeder
        x={deviceX.motorFeeder}
        number={deviceNumbers.motorControl}
        symbol="MCC"
        load="Motors"
        state={state}
        live={live}
      />
      <Feeder
        x={deviceX.pumpFeeder}
        number={deviceNumbers.pump}
        symbol="M"
        load="Pump"
        state={state}
        live={live}
      />
      <Rail live={live.bus} x={busX} />
    </>
  );
}

interface FeederProps extends SectionProps {
  x: number;
  number: string;
  symbol: LoadSymbol;
  load: string;
}

const feederBreakerY = 150;

function Feeder({ x, number, symbol, load, state, live }: FeederProps) {
  return (
    <>
      <LeaderToScene x={x} />
      <Conductor live={live.bus} d={`M${x} ${lineY}v29`} />
      <Junction x={x} y={lineY} live={live.bus} />
      <YardBreaker x={x} y={feederBreakerY} device={state.feeders} live={live.feeders} />
      <YardLabel x={x - 6} y={135} anchor="end" text={number} />
      <Conductor live={live.feeders} d={`M${x} ${feederBreakerY + 9}V192`} />
      <Load x={x} y={192} symbol={symbol} name={load} />
    </>
  );
}

/** The 480 V main and the start of the bus, for scenes that do not show the pad with the feeders. */
function ShortBusSection({ state, live }: SectionProps) {
  const shortMainX = shortBusX - 22;
  const feederX = shortBusX + 17;
  const shortBusEnd = shortBusX + 31;
  return (
    <>
      <YardBreaker x={shortMainX} y={lineY} device={state.main} live={live.bus} />
      <YardLabel x={shortMainX + 14} y={nameBelowY} anchor="end" text={deviceNumbers.main} />
      <Conductor live={live.bus} d={`M${shortMainX + 9} ${lineY}H${shortBusX}`} />
      <BusBar live={live.bus} d={`M${shortBusX} ${lineY}H${shortBusEnd}`} />
      <YardLabel x={shortBusEnd} y={nameAboveY} anchor="end" text={transformerLabels.busVoltage} />
      <Conductor live={live.bus} d={`M${feederX} ${lineY}v29`} />
      <Junction x={feederX} y={lineY} live={live.bus} />
      <YardBreaker x={feederX} y={feederBreakerY} device={state.feeders} live={live.feeders} />
      <Conductor live={live.feeders} d={`M${feederX} ${feederBreakerY + 9}V204`} />
      <Outline d={`M${feederX - 5} 197l5 8 5-8`} />
      <YardLabel x={feederX - 9} y={222} anchor="start" quiet text="Pad" />
      <Rail live={live.bus} x={shortBusX} />
    </>
  );
}

/**
 * The start of the page's rail, from the bus to the bottom of the drawing. yard-line.css continues it to the page's
 * margin, in the style of live-conductor.css.
 */
function Rail({ live, x }: { live: boolean; x: number }) {
  const d = `M${x} ${lineY}V${drawingHeight}`;
  if (live) return <path className="conductor-live" strokeWidth={2.2} d={d} />;
  return <path className="outline-quiet" strokeWidth={2.2} strokeDasharray="7 6" d={d} />;
}
