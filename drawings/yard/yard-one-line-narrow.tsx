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

/** Height of the section with the cutout and the fallen line, drawn above the yard on the emergency page. */
const downedLineHeight = 112;

/** X coordinate of the conductor from the utility's line to the bus. */
const lineX = 128;

/** X coordinates of names and notes to the right of the conductor, of the relays, and of the padlocks with tags. */
const textX = 152;
const relayX = 256;
const tagX = 84;

/** X coordinates of the ends of the bus. */
const busStartX = 20;
const busEndX = 330;

/** Y coordinates of the devices, from the source to the loads. */
const voltageTransformerY = 48;
const switchSourceY = 84;
const switchLoadY = switchSourceY + switchLength;
const currentTransformerY = 160;
const breakerY = 198;
const arresterY = 254;
const transformerY = 284;
const mainY = 338;
const busY = 382;
const feederBreakerY = 416;
const loadY = 452;

interface YardOneLineNarrowProps {
  drawing: DrawingWithOneLine;
  className?: string;
}

/** The yard's one-line for phones: the devices of yard-one-line-wide.tsx, with power flowing from top to bottom. */
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
      {state.lineDown ? <DownedLine live={live} /> : <LiveLine endY={switchSourceY} />}
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

/**
 * The live part of the utility's line, down to `endY`. The arrowhead shows that the line continues outside the
 * drawing.
 */
function LiveLine({ endY }: { endY: number }) {
  return (
    <>
      <Conductor live d={`M${lineX} 10V${endY}M${lineX - 6} 17l6-8 6 8`} />
      <YardLabel x={textX} y={20} anchor="start" text={`${transformerLabels.primary} line`} />
    </>
  );
}

/** The utility's line with an open cutout, and the fallen line behind the cutout. */
function DownedLine({ live }: { live: LiveSections }) {
  const cutoutSourceY = 42;
  const cutoutLoadY = 70;
  const breakStartY = 86;
  const breakEndY = 122;
  const switchY = downedLineHeight + switchSourceY;
  return (
    <>
      <LiveLine endY={cutoutSourceY} />

      <OpenCutout x={lineX} y={cutoutLoadY} angle={50} />
      <Junction x={lineX} y={cutoutSourceY} live />
      <Junction x={lineX} y={cutoutLoadY} live={live.line} />
      <YardLabel x={textX} y={cutoutSourceY + 10} anchor="start" text="Cutout" />
      <YardLabel x={textX} y={cutoutSourceY + 27} anchor="start" quiet text="Open" />

      <Conductor
        live={live.line}
        d={`M${lineX} ${cutoutLoadY}V${breakStartY}M${lineX} ${breakEndY}V${switchY}`}
      />
      <Outline d={`M${lineX} ${breakStartY}l-10 8 17 6M${lineX - 7} ${breakEndY - 14}l17 6-10 8`} />
      <YardLabel x={textX} y={breakStartY + 14} anchor="start" text="Line down" />
      <YardLabel x={textX} y={breakStartY + 31} anchor="start" quiet text="Treat as live" />
    </>
  );
}

/**
 * The relays and their instrument transformers. The voltage transformer on the line supplies relay 27, and
 * the current transformer after the switch supplies relays 51 and 50. All three relays trip breaker 52.
 */
function RelaySection({ live }: { live: LiveSections }) {
  const tapLength = 75;
  const voltageTransformerX = lineX + tapLength + 5;
  const relayLeft = relayX - relayRadius;
  const undervoltageRelayY = voltageTransformerY;
  const timedRelayY = currentTransformerY;
  const instantaneousRelayY = breakerY;
  const controlWires = [
    `M${voltageTransformerX + 5} ${voltageTransformerY}H${relayLeft}`,
    `M${relayX} ${undervoltageRelayY + relayRadius}V${timedRelayY - relayRadius}`,
    `M${relayX} ${timedRelayY + relayRadius}V${instantaneousRelayY - relayRadius}`,
    `M${relayLeft} ${instantaneousRelayY}H${lineX + lineBreakerSize / 2}`,
    `M${lineX + 4} ${currentTransformerY}H${relayLeft}`,
  ];
  return (
    <>
      <Conductor live={live.line} d={`M${lineX} ${voltageTransformerY}h${tapLength}`} />
      <Junction x={lineX} y={voltageTransformerY} live={live.line} />
      <Outline d={voltageTransformerAcross(voltageTransformerX, voltageTransformerY)} />
      <Outline d={currentTransformer(lineX, currentTransformerY, 'right')} />
      <Relay x={relayX} y={undervoltageRelayY} number={deviceNumbers.undervoltageRelay} />
      <Relay x={relayX} y={timedRelayY} number={deviceNumbers.timedRelay} />
      <Relay x={relayX} y={instantaneousRelayY} number={deviceNumbers.instantaneousRelay} />
      <ControlWire d={controlWires.join('')} />
      <YardLabel
        x={relayX + 19}
        y={undervoltageRelayY + 4}
        anchor="start"
        quiet
        text={live.line ? 'Line live' : 'No voltage'}
      />
    </>
  );
}

function SwitchSection({ state, live }: SectionProps) {
  const { note, lockedOut } = state.lineSwitch;
  const nameY = switchSourceY + (note ? 10 : 18);
  return (
    <>
      <LineSwitch
        x={lineX}
        y={switchSourceY}
        direction="down"
        device={state.lineSwitch}
        sourceLive={live.line}
        loadLive={live.switchgear}
      />
      <YardLabel x={textX} y={nameY} anchor="start" text={deviceNumbers.lineSwitch} />
      <YardLabel x={textX} y={switchSourceY + 27} anchor="start" quiet text={note} />
      {lockedOut && <LockoutTag x={tagX} y={switchSourceY + 1} />}
    </>
  );
}

function BreakerSection({ state, live }: SectionProps) {
  const { note } = state.breaker;
  const nameX = lineX - 18;
  const nameY = breakerY + (note ? -4 : 4);
  const breakerTop = breakerY - lineBreakerSize / 2;
  return (
    <>
      <Conductor live={live.switchgear} d={`M${lineX} ${switchLoadY}V${breakerTop}`} />
      <YardBreaker
        x={lineX}
        y={breakerY}
        size={lineBreakerSize}
        device={state.breaker}
        live={live.transformer}
      />
      <YardLabel x={nameX} y={nameY} anchor="end" text={deviceNumbers.breaker} />
      <YardLabel x={nameX} y={breakerY + 12} anchor="end" quiet text={note} />
    </>
  );
}

/** Transformer T1 (delta on the line side, grounded wye on the bus side) with its arrester and conductors. */
function TransformerSection({ state, live }: SectionProps) {
  const { name, rating, primary, secondary } = transformerLabels;
  const labelX = textX + 8;
  const connectionX = lineX - 44;
  const arresterX = lineX - 88;
  const conductors =
    `M${lineX} ${breakerY + lineBreakerSize / 2}V${transformerY - windingOffset}` +
    `M${lineX} ${transformerY + windingOffset}V${mainY - busBreakerSize / 2}`;
  return (
    <>
      <Conductor live={live.transformer} d={conductors} />
      {state.grounded && <Grounds />}
      <Windings x={lineX} y={transformerY} direction="down" live={live.transformer} />
      <Conductor live={live.transformer} d={`M${lineX} ${arresterY}H${arresterX}`} />
      <Junction x={lineX} y={arresterY} live={live.transformer} />
      <SurgeArrester x={arresterX} y={arresterY} />
      <Outline d={delta(connectionX, transformerY - 10)} />
      <Outline
        d={`${wye(connectionX, transformerY + 10)}${ground(connectionX, transformerY + 18)}`}
      />
      <YardLabel x={labelX} y={transformerY - 4} anchor="start" text={name} />
      <YardLabel
        x={labelX}
        y={transformerY + 13}
        anchor="start"
        quiet
        text={`${primary}-${secondary}`}
      />
      <YardLabel x={labelX} y={transformerY + 29} anchor="start" quiet text={rating} />
    </>
  );
}

/** Protective grounds on both sides of the breaker. */
function Grounds() {
  const sourceSideY = switchLoadY + 18;
  const loadSideY = breakerY + 26;
  const leadLength = 36;
  const groundX = lineX - leadLength;
  return (
    <>
      <Outline d={`M${lineX} ${sourceSideY}h${-leadLength}v8${ground(groundX, sourceSideY + 8)}`} />
      <Outline d={`M${lineX} ${loadSideY}h${-leadLength}v8${ground(groundX, loadSideY + 8)}`} />
      <Junction x={lineX} y={sourceSideY} live={false} />
      <Junction x={lineX} y={loadSideY} live={false} />
      <YardLabel x={textX} y={loadSideY + 4} anchor="start" quiet text="Grounds on, three phases" />
    </>
  );
}

/** The 480 V main, and the bus with its three feeders. */
function BusSection({ state, live }: SectionProps) {
  const { main } = state;
  const busName = `${transformerLabels.busVoltage} bus`;
  return (
    <>
      <YardBreaker x={lineX} y={mainY} device={main} live={live.bus} />
      <YardLabel x={textX} y={mainY + 4} anchor="start" text={deviceNumbers.main} />
      <YardLabel x={textX + 38} y={mainY + 4} anchor="start" quiet text={main.note} />
      {main.lockedOut && <LockoutTag x={tagX} y={mainY - 13} />}
      <Conductor live={live.bus} d={`M${lineX} ${mainY + busBreakerSize / 2}V${busY}`} />
      <BusBar live={live.bus} d={`M${busStartX} ${busY}H${busEndX}`} />
      <YardLabel
        x={busEndX}
        y={busY - 12}
        anchor="end"
        text={live.bus ? busName : `${busName}, de-energized`}
      />
      <Feeder x={busStartX + 34} load={loads.lighting} state={state} live={live} />
      <Feeder x={busStartX + 152} load={loads.motors} state={state} live={live} />
      <Feeder x={busStartX + 270} load={loads.pump} state={state} live={live} />
    </>
  );
}

interface FeederProps extends SectionProps {
  x: number;
  load: FeederLoad;
}

function Feeder({ x, load, state, live }: FeederProps) {
  const breakerTop = feederBreakerY - busBreakerSize / 2;
  const breakerBottom = feederBreakerY + busBreakerSize / 2;
  return (
    <>
      <Conductor live={live.bus} d={`M${x} ${busY}v${breakerTop - busY}`} />
      <Junction x={x} y={busY} live={live.bus} />
      <YardBreaker x={x} y={feederBreakerY} device={state.feeders} live={live.feeders} />
      <YardLabel x={x + 14} y={feederBreakerY + 4} anchor="start" text={load.breaker} />
      <Conductor live={live.feeders} d={`M${x} ${breakerBottom}v${loadY - breakerBottom}`} />
      <Load x={x} y={loadY} load={load} />
    </>
  );
}
