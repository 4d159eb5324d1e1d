import { fallOfPotentialData, rodReading } from '#electrical/figures/plots/fall-of-potential.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Grid, type PlotBox, type Tick, Trace } from '../../../plot/plot.tsx';
import { curve, linear, type Scale } from '../../../plot/scale.ts';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { ProbesInEarth } from './probes-in-earth.tsx';
import { ReadingsTable } from './readings-table.tsx';

/** Ohms over the way to the current probe, which stands where the axis ends. */
export const fallOfPotential: FigureDrawing = {
  sizes: { wide: [720, 528], narrow: [360, 476] },
  draw(size) {
    const { rod, limit, readings, tests } = fallOfPotentialData;
    const letters = lettering[size];
    const wide = size === 'wide';
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const x = linear([0, 100], [left, right]);
    const y = linear([0, 60], [bottom, top]);
    const values = [limit, rod.resistance];
    const results = tests.map((test) => {
      const read = rodReading(rod, test.distance);
      return { ...test, read: (percent: number) => read((percent / 100) * test.distance) };
    });
    return (
      <>
        <ProbesInEarth
          size={size}
          x={x}
          rod={rod.length}
          test={tests[0] ?? { label: '', distance: 100 }}
          probe={readings[Math.floor(readings.length / 2)] ?? 62}
        />
        <Grid
          box={box}
          x={x}
          y={y}
          xTicks={[
            ...clearOf(readings, tens(10)),
            ...readings.map((at): Tick => [at, wide ? `${at}%` : undefined]),
          ]}
          yTicks={[...clearOf(values, tens(6)), ...values.map((at): Tick => [at, `${at}`])]}
          size={letters}
        />
        <Trace d={`M${left} ${y(limit)}H${right}`} tone="quiet" dashed />
        <Device d={`M${left} ${y(rod.resistance)}H${right}`} weight={1} />
        {results.toReversed().map(({ label, read }) => {
          const good = label === tests[0]?.label;
          return (
            <g key={label}>
              <Trace d={fall(x, y, read)} tone={good ? 'live' : 'plain'} dashed={!good} />
              {readings.map((at) => (
                <Dot key={at} x={x(at)} y={y(read(at))} live={good} />
              ))}
            </g>
          );
        })}
        <Lettering x={left + 12} y={y(rod.resistance) - 8} size={letters} anchor="start">
          {wide ? 'TRUE VALUE IN UNIFORM SOIL' : 'TRUE VALUE'}
        </Lettering>
        <Lettering x={right - 12} y={y(limit) + letters + 6} size={letters} anchor="end" quiet>
          SECOND ELECTRODE ABOVE {limit}
        </Lettering>
        <Lettering x={left} y={top - 10} size={letters} anchor="start" quiet>
          OHMS
        </Lettering>
        <ReadingsTable size={size} x={x} y={bottom + 52} readings={readings} tests={results} />
      </>
    );
  },
};

const boxes: Record<FigureSize, PlotBox> = {
  wide: { left: 40, right: 700, top: 148, bottom: 440 },
  narrow: { left: 34, right: 336, top: 118, bottom: 340 },
};

/** A line at every tenth; the first and the last bear their value. */
function tens(count: number): Tick[] {
  const unit = count === 10 ? '%' : '';
  return Array.from({ length: count + 1 }, (_, i) => [
    10 * i,
    i % count ? undefined : `${10 * i}${unit}`,
  ]);
}

/** Without those that would crowd a marked value. */
function clearOf(marked: readonly number[], ticks: readonly Tick[]): Tick[] {
  return ticks.filter(([at]) => !marked.some((value) => Math.abs(value - at) < 5));
}

/** The curve, with its points closer together where it bends. */
function fall(x: Scale, y: Scale, read: (percent: number) => number): string {
  const stops = [1, 10, 75, end(read)];
  return [12, 16, 28]
    .map((count, i) => curve(x, y, [stops[i] ?? 1, stops[i + 1] ?? 1], read, count))
    .join('')
    .replaceAll(/(?<!^)M/g, 'L');
}

/** How far the curve runs before it leaves the plot, in percent. */
function end(read: (percent: number) => number): number {
  let percent = 99;
  while (read(percent) > 60) percent -= 0.01;
  return percent;
}
