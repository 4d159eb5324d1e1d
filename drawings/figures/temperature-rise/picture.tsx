import { fahrenheit, fahrenheitRise } from '#electrical/fahrenheit.ts';
import { letterSize } from '../../lettering.ts';
import {
  Area,
  type Axes,
  AxisTitle,
  createAxes,
  HorizontalLine,
  Plot,
} from '../../plot/data-marks.tsx';
import { Leader, Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { temperatureRiseData } from './numbers.ts';

const { steps, similar, ambient, part, neighbor } = temperatureRiseData;
const rise = part.reading - ambient;
const neighborRise = neighbor.reading - ambient;
const difference = rise - neighborRise;

/** Lower limits of the severity steps as drawn, °C above ambient. */
const limits = [0, 10, 20, 40] as const;
const [, secondLimit, thirdLimit, lastLimit] = limits;

/** Upper end of the scale, °C above ambient. */
const highestRise = 52;

/** Vertical distance from the middle of a text line down to its baseline. */
const textShift = 5;

/** Distance from the scale, or from the bottom edge of the plot, to the text outside the plot. */
const numberGap = 8;

/** Distances from an edge, a column or a limit line to the text beside it. */
const textGap = {
  edge: 14,
  wideHotColumn: 14,
  narrowHotColumn: 12,
  neighbor: 12,
  limit: 8,
  lastLimit: 9,
};

/** Distance from the column of the hotter part to the ruler that measures the difference. */
const rulerGap = 26;

/** On phones, gap between the dashed line and the temperature difference printed above the line. */
const differenceGap = 9;

/** Distance from the middle of a step up to the baseline of its name, as a multiple of the font size. */
const nameOffset = 0.3;

/** Width of the horizontal bar at the top of a column. */
const columnHead = 18;

/** Dimensions of the ruler, in drawing units. */
const ruler = {
  tick: 10,
  /** Gap between the ruler and its labels. */
  textGap: 14,
  /** Distance from the middle of the last step up to its name. */
  lastNameRise: 7,
  /** Distance from the end of the ruler up to the title. */
  titleRise: 10,
};

/** Plots the temperature rise of both parts as columns, against the severity steps of ANSI/NETA MTS Table 100.18. */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <WideLayout {...picture} /> : <NarrowLayout {...picture} />;
}

function WideLayout(picture: PictureProps) {
  const fontSize = letterSize.wide;
  const axes = createAxes({
    box: { left: 36, right: 708, top: 30, bottom: 390 },
    x: [0, 1],
    y: [0, highestRise],
  });
  const { y } = axes;
  const columns = { part: 572, neighbor: 396 };
  return (
    <FigureDrawing {...picture} viewBox="0 0 720 420">
      <Plot axes={axes}>
        <SeveritySteps axes={axes} />
        <Columns axes={axes} {...columns} />
        <DifferenceRuler axes={axes} x={columns.part - rulerGap} />
        <Note
          x={columns.neighbor + textGap.neighbor}
          y={y(thirdLimit) + fontSize + textGap.limit}
          lines={[neighbor.label, formatCelsiusEqualsFahrenheit(neighbor.reading)]}
        />
        <Note
          x={columns.part + textGap.wideHotColumn}
          y={y(lastLimit) + fontSize + textGap.lastLimit}
          lines={[part.label, formatCelsiusEqualsFahrenheit(part.reading), `RISE ${rise} °C`]}
        />
      </Plot>
    </FigureDrawing>
  );
}

/**
 * Draws the layout for phones, with a number instead of a ruler for the difference, and with temperatures only in °C.
 */
function NarrowLayout(picture: PictureProps) {
  const fontSize = letterSize.narrow;
  const axes = createAxes({
    box: { left: 28, right: 352, top: 30, bottom: 416 },
    x: [0, 1],
    y: [0, highestRise],
  });
  const { y } = axes;
  const columns = { part: 336, neighbor: 226 };
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 450">
      <Plot axes={axes}>
        <SeveritySteps axes={axes} />
        <Columns axes={axes} {...columns} />
        <Note
          x={columns.part - textGap.narrowHotColumn}
          y={y(neighborRise) - differenceGap}
          anchor="end"
        >
          {`+${difference} °C`}
        </Note>
        <Note
          x={columns.neighbor + textGap.neighbor}
          y={y(thirdLimit) + fontSize + textGap.limit}
          lines={[neighbor.label, `${neighbor.reading} °C`]}
        />
        <Note
          x={columns.part - textGap.narrowHotColumn}
          y={y(lastLimit) + fontSize + textGap.lastLimit}
          anchor="end"
          lines={[`${part.label} ${part.reading} °C`, `RISE ${rise} °C`]}
        />
      </Plot>
    </FigureDrawing>
  );
}

/** Draws the severity steps of the rise over ambient, with the name and range of each step. */
function SeveritySteps({ axes: { box, y } }: { axes: Axes }) {
  const fontSize = useFontSize();
  return (
    <>
      <Area
        tone="plain"
        points={[
          [0, highestRise],
          [1, highestRise],
          [1, lastLimit],
          [0, lastLimit],
        ]}
      />
      {steps.map(({ from, to, label }, index) => {
        const middle = (y(limits[index] ?? 0) + y(limits[index + 1] ?? highestRise)) / 2;
        const range = to ? `${from}–${to} °C` : `RISE OVER ${from} °C (${fahrenheitRise(from)} °F)`;
        return (
          <g key={label}>
            <Note x={box.left + textGap.edge} y={middle - fontSize * nameOffset}>
              {label}
            </Note>
            <Note x={box.left + textGap.edge} y={middle + fontSize} quiet>
              {range}
            </Note>
          </g>
        );
      })}
      <Leader
        d={`M${box.left} ${y(secondLimit)}H${box.right}M${box.left} ${y(thirdLimit)}H${box.right}`}
      />
      <HorizontalLine y={lastLimit} dashed weight={1.5} />
      <HorizontalLine y={0} weight={2.5} />
      {limits.map((value) => (
        <Note key={value} x={box.left - numberGap} y={y(value) + textShift} anchor="end" quiet>
          {value}
        </Note>
      ))}
      <AxisTitle place="left">°C ABOVE AMBIENT</AxisTitle>
      <Note x={box.right} y={box.bottom + fontSize + numberGap} anchor="end" quiet>
        {`AMBIENT ${formatCelsiusEqualsFahrenheit(ambient)}`}
      </Note>
    </>
  );
}

interface ColumnsProps {
  axes: Axes;
  /** X coordinate of the hotter part's column. */
  part: number;
  /** X coordinate of the cooler part's column. */
  neighbor: number;
}

/** Draws the rise of each part as a column, and a dashed line from one column to the other. */
function Columns({ axes: { box, y }, part, neighbor }: ColumnsProps) {
  const column = (x: number, height: number) =>
    `M${x} ${box.bottom}V${y(height)}M${x - columnHead / 2} ${y(height)}h${columnHead}`;
  return (
    <>
      <Trace weight={2.2} d={column(neighbor, neighborRise)} />
      <Trace tone="live" weight={4} d={column(part, rise)} />
      <Trace tone="quiet" dashed weight={1} d={`M${neighbor} ${y(neighborRise)}H${part}`} />
    </>
  );
}

/** Draws a ruler with the severity steps of the difference, from the cooler part up to the hotter part. */
function DifferenceRuler({ axes: { y }, x }: { axes: Axes; x: number }) {
  const limitsOnRuler = [0, ...similar.map(({ to }) => to ?? difference)];
  const height = (celsius: number) => y(neighborRise + celsius);
  const ticks = limitsOnRuler.map(
    (celsius) => `M${x - ruler.tick / 2} ${height(celsius)}h${ruler.tick}`,
  );
  return (
    <>
      <Trace weight={1.2} d={`M${x} ${height(0)}V${height(difference)}${ticks.join('')}`} />
      {similar.map(({ label, from, to }, index) => {
        const middle = height(((limitsOnRuler[index] ?? 0) + (limitsOnRuler[index + 1] ?? 0)) / 2);
        return (
          <Note
            key={label}
            x={x - ruler.textGap}
            // The last name is raised, clear of the line between two steps of the rise.
            y={to ? middle + textShift : middle - ruler.lastNameRise}
            anchor="end"
            quiet
          >
            {to ? `${label} ${from}–${to}` : `${label} OVER ${from}`}
          </Note>
        );
      })}
      <Note x={x - ruler.textGap} y={height(difference) - ruler.titleRise} anchor="end">
        {`DIFFERENCE ${difference} °C`}
      </Note>
    </>
  );
}

function formatCelsiusEqualsFahrenheit(celsius: number): string {
  return `${celsius} °C = ${fahrenheit(celsius)} °F`;
}
