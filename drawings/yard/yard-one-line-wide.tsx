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
  busBreakerSize,
  type FeederLoad,
  Junction,
  LineSwitch,
  Load,
  LockoutTag,
  lineBreakerSize,
  loads,
  OpenCutout,
  Outline,
  Relay,
  relayRadius,
  SurgeArrester,
  switchLength,
  Windings,
  windingOffset,
  YardBreaker,
  YardLabel,
} from './yard-one-line-parts.tsx';

const drawingHeight = 324;

/** Y coordinate of the conductor from the utility's line to the bus. */
const lineY = 112;

/** Y coordinates of the names above the conductor, and of the names and notes below it. */
const nameAboveY = 88;
const nameBelowY = 138;
const noteBelowY = 154;

/** X coordinates of the terminals of the line switch. */
const switchSourceX = deviceX.lineSwitch - switchLength / 2;
const switchLoadX = deviceX.lineSwitch + switchLength / 2;

/** X coordinate at which the utility's line reaches the yard. */
const yardX = deviceX.voltageTransformer - 14;

/** X coordinate of the left end of the conductor to the 480 V main. */
const mainSourceX = mainX - 30;

/** Distance between the centers of neighboring relays. */
const relaySpacing = 44;

/** Coordinates of the relays. Relay 50 is below the breaker that it trips. */
const instantaneousRelayX = deviceX.breaker;
const timedRelayX = instantaneousRelayX - relaySpacing;
const undervoltageRelayX = timedRelayX - relaySpacing;
const relayY = 166;

/** Y coordinates of the feeder breakers and of the top of the loads. */
const feederBreakerY = 150;
const loadY = 192;

interface YardOneLineWideProps {
  drawing: DrawingWithOneLine;
  className?: string;
}

/**
 * The yard's one-line for wide screens, shown below the scene on a service's first screen. Power flows from left to
 * right. Live conductors are solid and orange, de-energized conductors are dashed.
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

/** Path of the arrowhead at the left end of the utility's line, where the line continues outside the drawing. */
function arrowLeft(x: number): string {
  return `M${x + 9} ${lineY - 6}l-8 6 8 6`;
}

/** The utility's line up to the voltage transformer. */
function UtilityLine() {
  return (
    <>
      <Conductor live d={`M0 ${lineY}H${yardX}${arrowLeft(0)}`} />
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
  const breakStartX = lineBreak - 18;
  const breakEndX = lineBreak + 18;
  const breakTextX = breakStartX + 4;
  return (
    <>
      <Conductor live d={`M${left} ${lineY}H${cutoutSourceX}${arrowLeft(left)}`} />
      <YardLabel x={left} y={nameAboveY - 8} anchor="start" text={transformerLabels.primary} />

      <LeaderToScene x={cutout} />
      <Conductor
        live={live.line}
        d={`M${cutoutLoadX} ${lineY}H${breakStartX}M${breakEndX} ${lineY}H${yardX}`}
      />
      <OpenCutout x={cutoutLoadX} y={lineY} angle={40} />
      <Junction x={cutoutSourceX} y={lineY} live />
      <Junction x={cutoutLoadX} y={lineY} live={live.line} />
      <YardLabel x={cutout} y={nameBelowY} text="Cutout" />
      <YardLabel x={cutout} y={noteBelowY} quiet text="Open" />

      <LeaderToScene x={lineBreak} />
      <Outline d={`M${breakStartX} ${lineY}l8-10 6 17M${breakEndX - 14} ${lineY - 7}l6 17 8-10`} />
      <YardLabel x={breakTextX} y={nameBelowY} anchor="start" text="Line down" />
      <YardLabel x={breakTextX} y={noteBelowY} anchor="start" quiet text="Treat as live" />
    </>
  );
}

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
  const tapLength = 12;
  const tapEndY = lineY + tapLength;
  const secondaryY = tapEndY + 12;
  const relayTop = relayY - relayRadius;
  const betweenRelays = relaySpacing - 2 * relayRadius;
  const controlWires = [
    `M${voltageTransformer} ${secondaryY}V${relayY}H${undervoltageRelayX - relayRadius}`,
    `M${undervoltageRelayX + relayRadius} ${relayY}h${betweenRelays}`,
    `M${timedRelayX + relayRadius} ${relayY}h${betweenRelays}`,
    `M${timedRelayX} ${lineY + 4}V${relayTop}`,
    `M${instantaneousRelayX} ${relayTop}V${lineY + lineBreakerSize / 2}`,
  ];
  return (
    <>
      <LeaderToScene x={voltageTransformer} />
      <Conductor
        live={live.line}
        d={`M${yardX} ${lineY}H${switchSourceX}M${voltageTransformer} ${lineY}v${tapLength}`}
      />
      <Outline d={voltageTransformerBelow(voltageTransformer, tapEndY)} />
      <Outline d={currentTransformerAcross(timedRelayX - 4, lineY)} />
      <Relay x={undervoltageRelayX} y={relayY} number={deviceNumbers.undervoltageRelay} />
      <Relay x={timedRelayX} y={relayY} number={deviceNumbers.timedRelay} />
      <Relay x={instantaneousRelayX} y={relayY} number={deviceNumbers.instantaneousRelay} />
      <ControlWire d={controlWires.join('')} />
      <Junction x={voltageTransformer} y={lineY} live={live.line} />
      <YardLabel
        x={voltageTransformer - 20}
        y={lineY + 22}
        anchor="end"
        quiet
        text={live.line ? 'Line live' : 'No voltage'}
      />
    </>
  );
}

function SwitchSection({ state, live }: SectionProps) {
  const { lineSwitch } = deviceX;
  const { note, lockedOut } = state.lineSwitch;
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
      <YardLabel x={lineSwitch + 30} y={nameBelowY} anchor="end" quiet text={note} />
      {lockedOut && <LockoutTag x={lineSwitch + 36} y={lineY - 41} />}
    </>
  );
}

function BreakerSection({ state, live }: SectionProps) {
  const { breaker } = deviceX;
  return (
    <>
      <LeaderToScene x={breaker} />
      <Conductor
        live={live.switchgear}
        d={`M${switchLoadX} ${lineY}H${breaker - lineBreakerSize / 2}`}
      />
      {/* Draw a solid line through the current transformer, where the dashed conductor could have a gap. */}
      <Outline live={live.switchgear} d={`M${timedRelayX - 15} ${lineY}h30`} />
      <YardBreaker
        x={breaker}
        y={lineY}
        size={lineBreakerSize}
        device={state.breaker}
        live={live.transformer}
      />
      <YardLabel x={breaker} y={nameAboveY} text={deviceNumbers.breaker} />
      <YardLabel x={breaker} y={nameAboveY - 14} quiet text={state.breaker.note} />
    </>
  );
}

/** Transformer T1 (delta on the line side, grounded wye on the bus side) with its arrester and conductors. */
function TransformerSection({ state, live }: SectionProps) {
  const { transformer, breaker } = deviceX;
  const { name, rating, primary, secondary } = transformerLabels;
  const arresterX = transformer - 50;
  const wyeX = transformer + 11;
  const voltages = `${primary}-${secondary}`;
  const voltagesY = lineY + 68;
  const conductors =
    `M${breaker + lineBreakerSize / 2} ${lineY}H${transformer - windingOffset}` +
    `M${transformer + windingOffset} ${lineY}H${mainSourceX}`;
  return (
    <>
      <LeaderToScene x={transformer} />
      <Conductor live={live.transformer} d={conductors} />
      {state.grounded && <Grounds />}
      <Windings x={transformer} y={lineY} direction="across" live={live.transformer} />
      <Outline d={delta(transformer - 22, lineY + 36)} />
      <Outline d={`${wye(wyeX, lineY + 34)}${ground(wyeX, lineY + 42)}`} />
      <SurgeArrester x={arresterX} y={lineY} />
      <Junction x={arresterX} y={lineY} live={live.transformer} />
      <YardLabel x={arresterX - 11} y={lineY + 18} anchor="end" quiet text="Arrester" />
      <YardLabel x={transformer - 16} y={nameAboveY} anchor="end" quiet text={rating} />
      <YardLabel x={transformer} y={nameAboveY} text={name} />
      {state.lineDown ? (
        <YardLabel x={shortBusX - 11} y={voltagesY} anchor="end" quiet text={voltages} />
      ) : (
        <YardLabel x={transformer} y={voltagesY} quiet text={voltages} />
      )}
    </>
  );
}

/** Protective grounds on both sides of the breaker. */
function Grounds() {
  const sourceX = deviceX.lineSwitch + 50;
  const loadX = deviceX.breaker + 47;
  const leadLength = 24;
  const groundY = lineY + leadLength;
  const textX = loadX - 24;
  const textY = groundY + 62;
  return (
    <>
      <Outline d={`M${sourceX} ${lineY}v${leadLength}${ground(sourceX, groundY)}`} />
      <Outline d={`M${loadX} ${lineY}v${leadLength}${ground(loadX, groundY)}`} />
      <Junction x={sourceX} y={lineY} live={false} />
      <Junction x={loadX} y={lineY} live={false} />
      <YardLabel x={textX} y={textY} anchor="start" quiet text="Grounds on," />
      <YardLabel x={textX} y={textY + 16} anchor="start" quiet text="three phases" />
    </>
  );
}

/** The 480 V main, the bus with its three feeders, and the rail that starts at the bus. */
function BusSection({ state, live }: SectionProps) {
  const { main } = state;
  const mainLeft = mainX - busBreakerSize / 2;
  const mainRight = mainX + busBreakerSize / 2;
  return (
    <>
      <Conductor live={live.transformer} d={`M${mainSourceX} ${lineY}H${mainLeft}`} />
      <YardBreaker x={mainX} y={lineY} device={main} live={live.bus} />
      <YardLabel x={mainX} y={main.lockedOut ? nameBelowY : nameAboveY} text={deviceNumbers.main} />
      {main.lockedOut && (
        <>
          <LockoutTag x={mainX} y={lineY - 47} />
          {/* The note is shortened to "Open", because the full note does not fit. The tag above shows the lockout. */}
          <YardLabel x={mainX} y={noteBelowY} quiet text="Open" />
        </>
      )}
      <Conductor live={live.bus} d={`M${mainRight} ${lineY}H${busX}`} />
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
      <Feeder x={deviceX.lightingFeeder} load={loads.lighting} state={state} live={live} />
      <Feeder x={deviceX.motorFeeder} load={loads.motors} state={state} live={live} />
      <Feeder x={deviceX.pumpFeeder} load={loads.pump} state={state} live={live} />
      <Rail live={live.bus} x={busX} />
    </>
  );
}

interface FeederProps extends SectionProps {
  x: number;
  load: FeederLoad;
}

/** A feeder of the bus with its load, below the same load in the scene. */
function Feeder({ x, load, state, live }: FeederProps) {
  return (
    <>
      <LeaderToScene x={x} />
      <FeederConductor x={x} endY={loadY} breaker={load.breaker} state={state} live={live} />
      <Load x={x} y={loadY} load={load} />
    </>
  );
}

/** The 480 V main and the start of the bus, for scenes that do not show the pad with the feeders. */
function ShortBusSection({ state, live }: SectionProps) {
  const shortMainX = shortBusX - 22;
  const feederX = shortBusX + 17;
  const feederEndY = loadY + 12;
  const busEndX = shortBusX + 31;
  return (
    <>
      <YardBreaker x={shortMainX} y={lineY} device={state.main} live={live.bus} />
      <YardLabel x={shortMainX + 14} y={nameBelowY} anchor="end" text={deviceNumbers.main} />
      <Conductor live={live.bus} d={`M${shortMainX + busBreakerSize / 2} ${lineY}H${shortBusX}`} />
      <BusBar live={live.bus} d={`M${shortBusX} ${lineY}H${busEndX}`} />
      <YardLabel x={busEndX} y={nameAboveY} anchor="end" text={transformerLabels.busVoltage} />
      <FeederConductor x={feederX} endY={feederEndY} state={state} live={live} />
      <Outline d={`M${feederX - 5} ${feederEndY - 7}l5 8 5-8`} />
      <YardLabel x={feederX - 9} y={feederEndY + 18} anchor="start" quiet text="Pad" />
      <Rail live={live.bus} x={shortBusX} />
    </>
  );
}

interface FeederConductorProps extends SectionProps {
  x: number;
  endY: number;
  /** Device number of the breaker, if the drawing has room for it. */
  breaker?: string;
}

/** The conductor of a feeder, from the bus through the feeder's breaker to `endY`. */
function FeederConductor({ x, endY, breaker, state, live }: FeederConductorProps) {
  const breakerTop = feederBreakerY - busBreakerSize / 2;
  const breakerBottom = feederBreakerY + busBreakerSize / 2;
  return (
    <>
      <Conductor live={live.bus} d={`M${x} ${lineY}v${breakerTop - lineY}`} />
      <Junction x={x} y={lineY} live={live.bus} />
      <YardBreaker x={x} y={feederBreakerY} device={state.feeders} live={live.feeders} />
      <YardLabel x={x - 6} y={feederBreakerY - 15} anchor="end" text={breaker} />
      <Conductor live={live.feeders} d={`M${x} ${breakerBottom}V${endY}`} />
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
