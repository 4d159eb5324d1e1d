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

/** Rises at which a step begins, and the end of the scale, °C above ambient. */
const limits = [0, 10, 20, 40];
const top = 52;

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
        <DifferenceRuler axes={axes} x={columns.part - 26} />
        <Note
          x={columns.neighbor + 12}
          y={y(20) + letters + 8}
          lines={[neighbor.label, inBothUnits(neighbor.reading)]}
        />
        <Note
          x={columns.part + 14}
          y={y(40) + letters + 9}
          lines={[part.label, inBothUnits(part.reading), `RISE ${rise} °C`]}
        />
      </Plot>
    </FigureDrawing>
  );
}

/** The difference is a number in place of a ruler, and temperatures are in °C alone. */
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
        <Note x={columns.part - 12} y={y(neighborRise) - 9} anchor="end">
          {`+${difference} °C`}
        </Note>
        <Note
          x={columns.neighbor + 12}
          y={y(20) + letters + 8}
          lines={[neighbor.label, `${neighbor.reading} °C`]}
        />
        <Note
          x={columns.part - 12}
          y={y(40) + letters + 9}
          anchor="end"
          lines={[`${part.label} ${part.reading} °C`, `RISE ${rise} °C`]}
        />
      </Plot>
    </FigureDrawing>
  );
}

/** The steps of the rise over ambient, each with its name and range. */
function Steps({ axes: { box, y }, letters }: { axes: Axes; letters: number }) {
  return (
    <>
      <Area
        tone="plain"
        points={[
          [0, top],
          [1, top],
          [1, 40],
          [0, 40],
        ]}
      />
      {steps.map(({ from, to, label }, index) => {
        const middle = (y(limits[index] ?? 0) + y(limits[index + 1] ?? top)) / 2;
        const range = to ? `${from}–${to} °C` : `RISE OVER ${from} °C (${fahrenheitRise(from)} °F)`;
        return (
          <g key={label}>
            <Note x={box.left + 14} y={middle - letters * 0.3}>
              {label}
            </Note>
            <Note x={box.left + 14} y={middle + letters} quiet>
              {range}
            </Note>
          </g>
        );
      })}
      <Leader d={`M${box.left} ${y(10)}H${box.right}M${box.left} ${y(20)}H${box.right}`} />
      <HorizontalLine y={40} dashed weight={1.5} />
      <HorizontalLine y={0} weight={2.5} />
      {limits.map((value) => (
        <Note key={value} x={box.left - 8} y={y(value) + 5} anchor="end" quiet>
          {value}
        </Note>
      ))}
      <AxisTitle place="left">°C ABOVE AMBIENT</AxisTitle>
      <Note x={box.right} y={box.bottom + letters + 8} anchor="end" quiet>
        {`AMBIENT ${inBothUnits(ambient)}`}
      </Note>
    </>
  );
}

/** The rise of both parts, as columns at places along the page. */
function Columns({ axes: { box, y }, part, neighbor }: ColumnsProps) {
  const column = (x: number, height: number) =>
    `M${x} ${box.bottom}V${y(height)}M${x - 9} ${y(height)}h18`;
  return (
    <>
      <Trace weight={2.2} d={column(neighbor, neighborRise)} />
      <Trace tone="live" weight={4} d={column(part, rise)} />
      <Trace tone="quiet" dashed weight={1} d={`M${neighbor} ${y(neighborRise)}H${part}`} />
    </>
  );
}

interface ColumnsProps {
  axes: Axes;
  part: number;
  neighbor: number;
}

/** The steps of the difference between similar parts, from the cooler part up to the hotter one. */
function DifferenceRuler({ axes: { y }, x }: { axes: Axes; x: number }) {
  const bounds = [0, ...similar.map(({ to }) => to ?? difference)];
  const height = (celsius: number) => y(neighborRise + celsius);
  const ticks = bounds.map((celsius) => `M${x - 5} ${height(celsius)}h10`);
  return (
    <>
      <Trace weight={1.2} d={`M${x} ${height(0)}V${height(difference)}${ticks.join('')}`} />
      {similar.map(({ label, from, to }, index) => {
        const middle = height(((bounds[index] ?? 0) + (bounds[index + 1] ?? 0)) / 2);
        return (
          <Note
            key={label}
            x={x - 14}
            // The last name is higher, clear of the line between the steps of the rise.
            y={to ? middle + 5 : middle - 7}
            anchor="end"
            quiet
          >
            {to ? `${label} ${from}–${to}` : `${label} OVER ${from}`}
          </Note>
        );
      })}
      <Note x={x - 14} y={height(difference) - 10} anchor="end">
        {`DIFFERENCE ${difference} °C`}
      </Note>
    </>
  );
}

function inBothUnits(celsius: number): string {
  return `${celsius} °C = ${fahrenheit(celsius)} °F`;
}
