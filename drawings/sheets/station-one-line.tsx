import { formatNumber, primaryVoltage, station } from '#electrical/station/station.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Breaker } from '../symbols/breaker.tsx';
import { ground, LabeledBox, Round } from '../symbols/device.tsx';
import { arrester, ClosedDisconnect } from '../symbols/switch.tsx';
import {
  currentTransformer,
  delta,
  Transformer,
  voltageTransformerAcross,
  wye,
} from '../symbols/transformer.tsx';
import { ControlWire } from '../symbols/wire.tsx';
import { deviceNumbers } from '../yard/yard-line-state.ts';
import {
  Lines,
  SheetDrawing,
  type SheetDrawingProps,
  SheetLabel,
  type SheetSize,
  sheetDrawingWidth,
} from './sheet-marks.tsx';

const { bus } = station;

interface OneLineLayout {
  height: number;
  width: number;
  /** X coordinate of the stem, the vertical conductor from the source to the bus. */
  stemX: number;
  potentialTapY: number;
  lineSwitchY: number;
  currentTransformerY: number;
  breakerY: number;
  arresterTapY: number;
  transformerY: number;
  mainY: number;
  busY: number;
  /** Distance from the ends of the bus to the edges of the drawing. */
  edge: number;
  /** Distance from the stem to the nearest relay. */
  nearestRelay: number;
  /**
   * Horizontal shift of each feeder from the middle of its third of the drawing's width. Negative shifts are to the
   * left.
   */
  feederShift: number;
  ratingFontSize: number;
}

const layouts: Record<SheetSize, OneLineLayout> = {
  wide: {
    height: 424,
    width: sheetDrawingWidth.wide,
    stemX: sheetDrawingWidth.wide / 2,
    potentialTapY: 26,
    lineSwitchY: 38,
    currentTransformerY: 112,
    breakerY: 150,
    arresterTapY: 176,
    transformerY: 206,
    mainY: 258,
    busY: 300,
    edge: 24,
    nearestRelay: 100,
    feederShift: 0,
    ratingFontSize: 12.5,
  },
  narrow: {
    height: 334,
    width: sheetDrawingWidth.narrow,
    stemX: sheetDrawingWidth.narrow / 2,
    potentialTapY: 18,
    lineSwitchY: 27,
    currentTransformerY: 78,
    breakerY: 105,
    arresterTapY: 123,
    transformerY: 144,
    mainY: 181,
    busY: 210,
    edge: 8,
    nearestRelay: 74,
    feederShift: -6,
    ratingFontSize: 11,
  },
};

interface Cable {
  size: string;
  parallel: number;
}

interface PartProps {
  layout: OneLineLayout;
}

/** Draws the one-line of the station from source to loads, with all devices closed and labeled with their ratings. */
export function StationOneLine({ size, ...root }: SheetDrawingProps) {
  const layout = layouts[size];
  return (
    <SheetDrawing size={size} viewHeight={layout.height} {...root}>
      <Stem layout={layout} />
      <Relays layout={layout} />
      <StemLabels layout={layout} />
      <TransformerDetails layout={layout} />
      <Feeders layout={layout} />
    </SheetDrawing>
  );
}

/** Draws the bus, and the conductor from the source to the bus with its devices. */
function Stem({ layout }: PartProps) {
  const { stemX, lineSwitchY, breakerY, transformerY, mainY, busY, edge, width } = layout;
  const switchEndY = lineSwitchY + 28;
  const conductors = [
    `M${stemX} 12V${lineSwitchY}`,
    `M${stemX} ${switchEndY}V${breakerY - 8}`,
    `M${stemX} ${breakerY + 8}V${transformerY - 8}`,
    `M${stemX} ${transformerY + 8}V${mainY - 8}`,
    `M${stemX} ${mainY + 8}V${busY}`,
  ];
  return (
    <>
      <Lines className="conductor-live" d={conductors.join('')} weight={2.4} />
      <Lines className="conductor-live solid-live" d={`M${stemX} 2l5 10h-10z`} />
      <Lines className="conductor-live" d={`M${edge} ${busY}H${width - edge}`} weight={5} />
      <ClosedDisconnect x={stemX} y={lineSwitchY} live />
      <Breaker x={stemX} y={breakerY} live />
      <Breaker x={stemX} y={mainY} live />
      <Transformer x={stemX} y={transformerY} live />
    </>
  );
}

/**
 * Draws the instrument transformers, the relays connected to them, and the trip wires from the relays to the breaker.
 */
function Relays({ layout }: PartProps) {
  const { stemX, potentialTapY, breakerY } = layout;
  const y = layout.currentTransformerY;
  const timed = { device: deviceNumbers.timedRelay, x: stemX - layout.nearestRelay };
  const instantaneous = { device: deviceNumbers.instantaneousRelay, x: timed.x - 32 };
  const undervoltage = { device: deviceNumbers.undervoltageRelay, x: timed.x - 64 };
  const relays = [timed, instantaneous, undervoltage];
  const radius = 14;
  const wires = [
    `M${stemX - 35} ${potentialTapY}H${undervoltage.x}V${y - radius}`,
    `M${stemX - 4} ${y}H${timed.x + radius}`,
    ...relays.map(({ x }) => `M${x} ${y + radius}V${breakerY}`),
    `M${undervoltage.x} ${breakerY}H${stemX - 8}`,
  ];
  return (
    <>
      <Lines className="outline" d={currentTransformer(stemX, y)} weight={1.5} />
      <Lines
        className="conductor-live"
        d={`M${stemX} ${potentialTapY}H${stemX - 25}`}
        weight={1.6}
      />
      <Lines
        className="outline"
        d={voltageTransformerAcross(stemX - 30, potentialTapY)}
        weight={1.5}
      />
      <ControlWire d={wires.join('')} />
      {relays.map(({ device, x }) => (
        <Round key={device} x={x} y={y} r={radius}>
          {device}
        </Round>
      ))}
      <SheetLabel x={stemX - 16} y={breakerY - 5} anchor="end" quiet>
        trip
      </SheetLabel>
      <SheetLabel x={stemX - 42} y={potentialTapY - 6} anchor="end" quiet>
        VT
      </SheetLabel>
    </>
  );
}

/** Draws the names and ratings of the devices on the stem, and of the bus. */
function StemLabels({ layout }: PartProps) {
  const { stemX, lineSwitchY, breakerY, transformerY, mainY, edge } = layout;
  const { lineSwitch: switchRating, breaker: breakerRating } = station;
  const { transformer: transformerRating, currentTransformer: ratio } = yardRatings;
  const x = stemX + 16;
  const busRating = `${formatNumber(bus.amperes)} A, ${bus.kiloamperes} kA`;
  return (
    <>
      <SheetLabel x={x} y={14}>
        {primaryVoltage}
      </SheetLabel>
      <NameWithRating
        layout={layout}
        x={x}
        y={lineSwitchY + 12}
        name={deviceNumbers.lineSwitch}
        rating={`${switchRating.kilovolts} kV, ${switchRating.amperes} A, ${switchRating.momentaryKiloamperes} kA`}
      />
      <SheetLabel x={x} y={layout.currentTransformerY + 4}>
        {`CT ${ratio.primaryAmperes}:${ratio.secondaryAmperes}`}
      </SheetLabel>
      <NameWithRating
        layout={layout}
        x={x}
        y={breakerY + 2}
        name={deviceNumbers.breaker}
        rating={`${breakerRating.kilovolts} kV, ${breakerRating.amperes} A, ${breakerRating.interruptingKiloamperes} kA`}
      />
      <NameWithRating
        layout={layout}
        x={stemX + 28}
        y={transformerY - 2}
        name={`${transformerRating.name}, ${formatNumber(transformerRating.voltAmperes / 1000)} kVA`}
        rating={`${formatNumber(transformerRating.impedancePerUnit * 100, 2)}%`}
      />
      <NameWithRating
        layout={layout}
        x={x}
        y={mainY + 2}
        name={deviceNumbers.main}
        rating={busRating}
      />
      <NameWithRating
        layout={layout}
        x={edge}
        y={layout.busY - 24}
        name="480Y/277 V"
        rating={busRating}
      />
    </>
  );
}

interface NameWithRatingProps extends PartProps {
  x: number;
  y: number;
  name: string;
  rating: string;
  anchor?: 'middle';
}

/** Draws the name of a device with its rating on the next line. */
function NameWithRating({ layout, x, y, name, rating, anchor }: NameWithRatingProps) {
  return (
    <>
      <SheetLabel x={x} y={y} anchor={anchor}>
        {name}
      </SheetLabel>
      <SheetLabel x={x} y={y + 15} anchor={anchor} size={layout.ratingFontSize} quiet>
        {rating}
      </SheetLabel>
    </>
  );
}

/** Draws the arrester on the line side of the transformer, the winding symbols, and the neutral's ground. */
function TransformerDetails({ layout: { stemX, arresterTapY, transformerY } }: PartProps) {
  const arresterX = stemX - 76;
  const windingX = stemX - 44;
  const neutralX = stemX - 62;
  const neutralY = transformerY + 14;
  const details = [
    arrester(arresterX, arresterTapY),
    ground(arresterX, arresterTapY + 22),
    delta(windingX, transformerY - 10),
    wye(windingX, neutralY),
    `M${windingX} ${neutralY}h-18v6`,
    ground(neutralX, neutralY + 6),
  ];
  return (
    <>
      <Lines className="conductor-live" d={`M${stemX} ${arresterTapY}H${arresterX}`} weight={1.6} />
      <Lines className="outline" d={details.join('')} />
    </>
  );
}

/** Draws the feeders, from left to right: lighting transformer, motor control center, pump. */
function Feeders({ layout }: PartProps) {
  const { lighting, motorControl, pump } = station;
  const center = (index: number) => (layout.width * (2 * index + 1)) / 6 + layout.feederShift;
  const [left, middle, right] = [center(0), center(1), center(2)];
  const { busY } = layout;
  return (
    <>
      <Feeder
        layout={layout}
        x={left}
        device={deviceNumbers.lighting}
        amperes={lighting.breaker}
        name={`${lighting.name}, ${lighting.kilovoltAmperes} kVA`}
        cable={lighting.cable}
      />
      <Feeder
        layout={layout}
        x={middle}
        device={deviceNumbers.motorControl}
        amperes={motorControl.amperes}
        name={motorControl.name}
        cable={motorControl.cable}
      />
      <Feeder
        layout={layout}
        x={right}
        device={deviceNumbers.pump}
        amperes={pump.breaker}
        name={`${pump.name}, ${pump.horsepower} hp`}
        cable={pump.cable}
      />
      <LightingLoad x={left} busY={busY} />
      <MotorControlCenter x={middle} busY={busY} />
      <PumpLoad x={right} busY={busY} />
    </>
  );
}

interface LoadProps {
  /** X coordinate of the feeder's conductor. */
  x: number;
  busY: number;
}

/** Lighting transformer, with an arrow to the lighting panel. */
function LightingLoad({ x, busY }: LoadProps) {
  return (
    <>
      <Transformer small x={x} y={busY + 67} live />
      <Lines
        className="conductor-live solid-live"
        d={`M${x} ${busY + 74}v8m-4 0h8l-4 7z`}
        weight={2}
      />
    </>
  );
}

/** Motor control center: a box with three sections. */
function MotorControlCenter({ x, busY }: LoadProps) {
  return <Lines className="outline" d={`M${x - 26} ${busY + 60}h52v22h-52zm17 0v22m18-22v22`} />;
}

/** Variable-frequency drive and motor of the pump. */
function PumpLoad({ x, busY }: LoadProps) {
  const y = busY + 71;
  return (
    <>
      <LabeledBox x={x - 14} y={y} width={40} height={22}>
        VFD
      </LabeledBox>
      <Lines className="conductor-live" d={`M${x + 6} ${y}h8`} weight={2} />
      <Round x={x + 26} y={y} r={12}>
        M
      </Round>
    </>
  );
}

interface FeederProps extends PartProps {
  x: number;
  device: string;
  amperes: number;
  name: string;
  cable: Cable;
}

/** Draws the breaker of a feeder, and the name and cable of its load. */
function Feeder({ layout, x, device, amperes, name, cable }: FeederProps) {
  const y = layout.busY;
  return (
    <>
      <Lines className="conductor-live" d={`M${x} ${y}v26M${x} ${y + 42}v18`} weight={2} />
      <Breaker x={x} y={y + 34} live />
      <NameWithRating layout={layout} x={x + 15} y={y + 31} name={device} rating={`${amperes} A`} />
      <NameWithRating
        layout={layout}
        x={x}
        y={y + 102}
        name={name}
        rating={formatCable(cable)}
        anchor="middle"
      />
    </>
  );
}

function formatCable({ size, parallel }: Cable): string {
  return parallel > 1 ? `${parallel} × ${size}` : size;
}
