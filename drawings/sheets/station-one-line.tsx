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
  stem: number;
  /** `potentialTap` and the following fields up to `bus` are y coordinates on the stem. */
  potentialTap: number;
  lineSwitch: number;
  currentTransformer: number;
  breaker: number;
  arresterTap: number;
  transformer: number;
  main: number;
  bus: number;
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
    stem: sheetDrawingWidth.wide / 2,
    potentialTap: 26,
    lineSwitch: 38,
    currentTransformer: 112,
    breaker: 150,
    arresterTap: 176,
    transformer: 206,
    main: 258,
    bus: 300,
    edge: 24,
    nearestRelay: 100,
    feederShift: 0,
    ratingFontSize: 12.5,
  },
  narrow: {
    height: 334,
    width: sheetDrawingWidth.narrow,
    stem: sheetDrawingWidth.narrow / 2,
    potentialTap: 18,
    lineSwitch: 27,
    currentTransformer: 78,
    breaker: 105,
    arresterTap: 123,
    transformer: 144,
    main: 181,
    bus: 210,
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
  const { stem, lineSwitch, breaker, transformer, main, edge, width } = layout;
  const switchEnd = lineSwitch + 28;
  const conductors = [
    `M${stem} 12V${lineSwitch}`,
    `M${stem} ${switchEnd}V${breaker - 8}`,
    `M${stem} ${breaker + 8}V${transformer - 8}`,
    `M${stem} ${transformer + 8}V${main - 8}`,
    `M${stem} ${main + 8}V${layout.bus}`,
  ];
  return (
    <>
      <Lines className="conductor-live" d={conductors.join('')} weight={2.4} />
      <Lines className="conductor-live solid-live" d={`M${stem} 2l5 10h-10z`} />
      <Lines className="conductor-live" d={`M${edge} ${layout.bus}H${width - edge}`} weight={5} />
      <ClosedDisconnect x={stem} y={lineSwitch} live />
      <Breaker x={stem} y={breaker} live />
      <Breaker x={stem} y={main} live />
      <Transformer x={stem} y={transformer} live />
    </>
  );
}

/**
 * Draws the instrument transformers, the relays connected to them, and the trip wires from the relays to the breaker.
 */
function Relays({ layout }: PartProps) {
  const { stem, potentialTap, breaker } = layout;
  const y = layout.currentTransformer;
  const timed = { device: deviceNumbers.timedRelay, x: stem - layout.nearestRelay };
  const instantaneous = { device: deviceNumbers.instantaneousRelay, x: timed.x - 32 };
  const undervoltage = { device: deviceNumbers.undervoltageRelay, x: timed.x - 64 };
  const relays = [timed, instantaneous, undervoltage];
  const radius = 14;
  const wires = [
    `M${stem - 35} ${potentialTap}H${undervoltage.x}V${y - radius}`,
    `M${stem - 4} ${y}H${timed.x + radius}`,
    ...relays.map(({ x }) => `M${x} ${y + radius}V${breaker}`),
    `M${undervoltage.x} ${breaker}H${stem - 8}`,
  ];
  return (
    <>
      <Lines className="outline" d={currentTransformer(stem, y)} weight={1.5} />
      <Lines className="conductor-live" d={`M${stem} ${potentialTap}H${stem - 25}`} weight={1.6} />
      <Lines
        className="outline"
        d={voltageTransformerAcross(stem - 30, potentialTap)}
        weight={1.5}
      />
      <ControlWire d={wires.join('')} />
      {relays.map(({ device, x }) => (
        <Round key={device} x={x} y={y} r={radius}>
          {device}
        </Round>
      ))}
      <SheetLabel x={stem - 16} y={breaker - 5} anchor="end" quiet>
        trip
      </SheetLabel>
      <SheetLabel x={stem - 42} y={potentialTap - 6} anchor="end" quiet>
        VT
      </SheetLabel>
    </>
  );
}

/** Draws the names and ratings of the devices on the stem, and of the bus. */
function StemLabels({ layout }: PartProps) {
  const { stem, lineSwitch, breaker, transformer, main, edge } = layout;
  const { lineSwitch: switchRating, breaker: breakerRating } = station;
  const { transformer: transformerRating, currentTransformer: ratio } = yardRatings;
  const x = stem + 16;
  const busRating = `${formatNumber(bus.amperes)} A, ${bus.kiloamperes} kA`;
  return (
    <>
      <SheetLabel x={x} y={14}>
        {primaryVoltage}
      </SheetLabel>
      <NameWithRating
        layout={layout}
        x={x}
        y={lineSwitch + 12}
        name={deviceNumbers.lineSwitch}
        rating={`${switchRating.kilovolts} kV, ${switchRating.amperes} A, ${switchRating.momentaryKiloamperes} kA`}
      />
      <SheetLabel x={x} y={layout.currentTransformer + 4}>
        {`CT ${ratio.primaryAmperes}:${ratio.secondaryAmperes}`}
      </SheetLabel>
      <NameWithRating
        layout={layout}
        x={x}
        y={breaker + 2}
        name={deviceNumbers.breaker}
        rating={`${breakerRating.kilovolts} kV, ${breakerRating.amperes} A, ${breakerRating.interruptingKiloamperes} kA`}
      />
      <NameWithRating
        layout={layout}
        x={stem + 28}
        y={transformer - 2}
        name={`${transformerRating.name}, ${formatNumber(transformerRating.voltAmperes / 1000)} kVA`}
        rating={`${formatNumber(transformerRating.impedancePerUnit * 100, 2)}%`}
      />
      <NameWithRating
        layout={layout}
        x={x}
        y={main + 2}
        name={deviceNumbers.main}
        rating={busRating}
      />
      <NameWithRating
        layout={layout}
        x={edge}
        y={layout.bus - 24}
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
function TransformerDetails({ layout: { stem, arresterTap, transformer } }: PartProps) {
  const arresterX = stem - 76;
  const windingX = stem - 44;
  const neutralX = stem - 62;
  const neutralY = transformer + 14;
  const details = [
    arrester(arresterX, arresterTap),
    ground(arresterX, arresterTap + 22),
    delta(windingX, transformer - 10),
    wye(windingX, neutralY),
    `M${windingX} ${neutralY}h-18v6`,
    ground(neutralX, neutralY + 6),
  ];
  return (
    <>
      <Lines className="conductor-live" d={`M${stem} ${arresterTap}H${arresterX}`} weight={1.6} />
      <Lines className="outline" d={details.join('')} />
    </>
  );
}

/** Draws the feeders, from left to right: lighting transformer, motor control center, pump. */
function Feeders({ layout }: PartProps) {
  const { lighting, motorControl, pump } = station;
  const center = (index: number) => (layout.width * (2 * index + 1)) / 6 + layout.feederShift;
  const [left, middle, right] = [center(0), center(1), center(2)];
  const y = layout.bus;
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
      <Transformer small x={left} y={y + 67} live />
      <Lines
        className="conductor-live solid-live"
        d={`M${left} ${y + 74}v8m-4 0h8l-4 7z`}
        weight={2}
      />
      <Lines className="outline" d={`M${middle - 26} ${y + 60}h52v22h-52zm17 0v22m18-22v22`} />
      <LabeledBox x={right - 14} y={y + 71} width={40} height={22}>
        VFD
      </LabeledBox>
      <Lines className="conductor-live" d={`M${right + 6} ${y + 71}h8`} weight={2} />
      <Round x={right + 26} y={y + 71} r={12}>
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
  const y = layout.bus;
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
