import { fahrenheit, fahrenheitRise } from '#electrical/fahrenheit.ts';
import { letterSize } from '../../lettering.ts';
import {
  Area,
  type Axes,
  AxisTitle,
  axesIn,
  FigureDrawing,
  HorizontalLine,
  Leader,
  Note,
  type PictureProps,
  Plot,
  Trace,
} from '../../plot/plot.tsx';
import { temperatureRiseData } from './numbers.ts';

const { steps, similar, ambient, part, neighbor } = temperatureRiseData;
const rise = part.reading - ambient;
const neighborRise = neighbor.reading - ambient;
const difference = rise - neighborRise;

/** Rises at which the steps begin, °C above ambient. */
const limits = [0, 10, 20, 40] as const;
const [, secondLimit, thirdLimit, lastLimit] = limits;

/** The end of the scale, °C above ambient. */
const top = 52;

/** From the middle of letters down to their baseline. */
const textShift = 5;

/** From an axis to its numbers. */
const numberGap = 8;

/** From an edge or a limit to texts inside the plot. */
const textGap = {
  edge: 14,
  wideHotColumn: 14,
  narrowHotColumn: 12,
  neighbor: 12,
  limit: 8,
  lastLimit: 9,
};

/** Two columns of heat on the steps of ANSI/NETA MTS Table 100.18, zero at ambient. */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <Wide {...picture} /> : <Narrow {...picture} />;
}

function Wide(picture: PictureProps) {
  const letters = letterSize.wide;
  const axes = axesIn({
    box: { left: 36, right: 708, top: 30, bottom: 390 },
    x: [0, 1],
    y: [0, top],
  });
  const { y } = axes;
  const columns = { part: 572, neighbor: 396 };
  return (
    <FigureDrawing {...picture} viewBox="0 0 720 420">
      <Plot axes={axes}>
        <Steps axes={axes} letters={letters} />
        <Columns axes={axes} {...columns} />
        <DifferenceRuler axes={axes} x={columns.part - rulerDistance} />
        <Note
          x={columns.neighbor + textGap.neighbor}
          y={y(thirdLimit) + letters + textGap.limit}
          lines={[neighbor.label, inBothUnits(neighbor.reading)]}
        />
        <Note
          x={columns.part + textGap.wideHotColumn}
          y={y(lastLimit) + letters + textGap.lastLimit}
          lines={[part.label, inBothUnits(part.reading), `RISE ${rise} °C`]}
        />
      </Plot>
    </FigureDrawing>
  );
}

/** On phones the difference is a number instead of a ruler, and temperatures are only in °C. */
function Narrow(picture: PictureProps) {
  const letters = letterSize.narrow;
  const axes = axesIn({
    box: { left: 28, right: 352, top: 30, bottom: 416 },
    x: [0, 1],
    y: [0, top],
  });
  const { y } = axes;
  const columns = { part: 336, neighbor: 226 };
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 450">
      <Plot axes={axes}>
        <Steps axes={axes} letters={letters} />
        <Columns axes={axes} {...columns} />
        <Note
          x={columns.part - textGap.narrowHotColumn}
          y={y(neighborRise) - differenceRise}
          anchor="end"
        >
          {`+${difference} °C`}
        </Note>
        <Note
          x={columns.neighbor + textGap.neighbor}
          y={y(thirdLimit) + letters + textGap.limit}
          lines={[neighbor.label, `${neighbor.reading} °C`]}
        />
        <Note
          x={columns.part - textGap.narrowHotColumn}
          y={y(lastLimit) + letters + textGap.lastLimit}
          anchor="end"
          lines={[`${part.label} ${part.reading} °C`, `RISE ${rise} °C`]}
        />
      </Plot>
    </FigureDrawing>
  );
}

/** From the hotter part's column to the ruler of the difference. */
const rulerDistance = 26;

/** From the dashed line at the cooler part's rise up to the difference, on phones. */
const differenceRise = 9;

/** The steps of the rise over ambient, each with its name and range. */
function Steps({ axes: { box, y }, letters }: { axes: Axes; letters: number }) {
  return (
    <>
      <Area
        tone="plain"
        points={[
          [0, top],
          [1, top],
          [1, lastLimit],
          [0, lastLimit],
        ]}
      />
      {steps.map(({ from, to, label }, index) => {
        const middle = (y(limits[index] ?? 0) + y(limits[index + 1] ?? top)) / 2;
        const range = to ? `${from}–${to} °C` : `RISE OVER ${from} °C (${fahrenheitRise(from)} °F)`;
        return (
          <g key={label}>
            <Note x={box.left + textGap.edge} y={middle - letters * nameRise}>
              {label}
            </Note>
            <Note x={box.left + textGap.edge} y={middle + letters} quiet>
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
      <Note x={box.right} y={box.bottom + letters + numberGap} anchor="end" quiet>
        {`AMBIENT ${inBothUnits(ambient)}`}
      </Note>
    </>
  );
}

/** From the middle of a step up to the baseline of its name, in letter sizes. */
const nameRise = 0.3;

/** The rise of both parts, as columns at the x of each part. */
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

/** Width of the bar at the top of a column. */
const columnHead = 18;

interface ColumnsProps {
  axes: Axes;
  part: number;
  neighbor: number;
}

/** The steps of the difference between similar parts, from the cooler part up to the hotter one. */
function DifferenceRuler({ axes: { y }, x }: { axes: Axes; x: number }) {
  const bounds = [0, ...similar.map(({ to }) => to ?? difference)];
  const height = (celsius: number) => y(neighborRise + celsius);
  const ticks = bounds.map((celsius) => `M${x - ruler.tick / 2} ${height(celsius)}h${ruler.tick}`);
  return (
    <>
      <Trace weight={1.2} d={`M${x} ${height(0)}V${height(difference)}${ticks.join('')}`} />
      {similar.map(({ label, from, to }, index) => {
        const middle = height(((bounds[index] ?? 0) + (bounds[index + 1] ?? 0)) / 2);
        return (
          <Note
            key={label}
            x={x - ruler.textGap}
            // The last name is higher, clear of the line between the steps of the rise.
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

/**
 * The ruler of the difference: the width of its ticks, the gap to its texts, and how far its last name and
 * its title are above their levels.
 */
const ruler = { tick: 10, textGap: 14, lastNameRise: 7, titleRise: 10 };

function inBothUnits(celsius: number): string {
  return `${celsius} °C = ${fahrenheit(celsius)} °F`;
}
