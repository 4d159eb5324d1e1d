import { voltageDecisionMapData } from '#electrical/figures/plots/voltage-decision-map.ts';
import { Dot } from '../../plot/dot.tsx';
import { Area, Grid, Lines, type PlotBox, type Tick, Trace } from '../../plot/plot.tsx';
import { linear } from '../../plot/scale.ts';
import { wrap } from '../../plot/wrap.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import { Lettering } from '../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../figure-drawing.ts';

/** Width and height of the map. */
export const voltageMapSizes = { wide: [720, 416], narrow: [360, 392] } as const;

/** The map with the article's worked case. */
export const voltageDecisionMap: FigureDrawing = {
  sizes: voltageMapSizes,
  draw: (size) => <VoltageDecisionMap size={size} cases={voltageDecisionMapData.cases} />,
};

/**
 * Load across, distance up: the medium-voltage box, the study zone around it, high voltage beyond.
 * The limits themselves lie in the study zone. A square of the grid is one megawatt by one mile. A
 * case beyond the map stands at its edge.
 */
export function VoltageDecisionMap({
  size,
  cases,
  plain = false,
}: {
  size: 'wide' | 'narrow';
  cases: readonly MarkedCase[];
  /** Without the squares of the grid. */
  plain?: boolean;
}) {
  const { medium, high } = voltageDecisionMapData;
  const letters = lettering[size];
  const { box, ends, indent } = arrangements[size];
  const { left, right, top, bottom } = box;
  const x = linear([0, ends.load], [left, right]);
  const y = linear([0, ends.distance], [bottom, top]);
  const [mediumX, mediumY] = [x(medium.load), y(medium.distance)];
  const [highX, highY] = [x(high.load), y(high.distance)];
  const text = { x: left + indent, size: letters };
  return (
    <>
      <Area d={`M${left} ${top}H${right}V${bottom}H${highX}V${highY}H${left}z`} tone="plain" />
      <Area d={`M${left} ${mediumY}H${mediumX}V${bottom}H${left}z`} />
      {plain ? null : (
        <path
          d={units(ends.load, (at) => `M${x(at)} ${top}V${bottom}`).concat(
            units(ends.distance, (at) => `M${left} ${y(at)}H${right}`),
          )}
          stroke="var(--line-2)"
          strokeWidth=".3"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <Grid
        box={box}
        x={x}
        y={y}
        xTicks={ticks(ends.load, medium.load, high.load)}
        yTicks={ticks(ends.distance, medium.distance, high.distance)}
        size={letters}
      />
      <Trace d={`M${left} ${highY}H${highX}V${bottom}`} />
      <Trace d={`M${left} ${mediumY}H${mediumX}V${bottom}`} tone="live" />
      <Lettering x={left} y={top - 9} size={letters} anchor="start" quiet>
        {`${ends.distance}\u00a0MILES`}
      </Lettering>
      <Lettering x={right} y={bottom + letters + 5} size={letters} anchor="end" quiet>
        {`${ends.load}\u00a0MW`}
      </Lettering>
      {[
        {
          name: 'HIGH VOLTAGE',
          rules: [`OVER ${high.load}\u00a0MW`, `OR OVER ${high.distance}\u00a0MILES`],
          under: top,
          until: right,
        },
        {
          name: 'STUDY ZONE',
          rules: ['WHAT LIES BETWEEN, LIMITS INCLUDED'],
          under: highY,
          until: highX,
        },
        {
          name: 'MEDIUM VOLTAGE',
          rules: [`UNDER ${medium.load}\u00a0MW`, `AND UNDER ${medium.distance}\u00a0MILES`],
          under: mediumY,
          until: mediumX,
        },
      ].map(({ name, rules, under, until }) => {
        const inLines = (line: string) => wrap(line, until - left - 2 * indent, letters);
        const first = under + letters + 10;
        const names = inLines(name);
        return (
          <g key={name}>
            <Lines {...text} y={first} lines={names} />
            <Lines
              {...text}
              y={first + names.length * letters * 1.3}
              lines={rules.flatMap(inLines)}
              quiet
            />
          </g>
        );
      })}
      {cases.map(({ label, load, distance }) => {
        const [atX, atY] = [x(Math.min(load, ends.load)), y(Math.min(distance, ends.distance))];
        // A number keeps its unit on its line.
        const lines = [label, `${load}\u00a0MW, ${distance}\u00a0MILES`];
        return (
          <g key={`${load} ${distance}`}>
            {label ? (
              <Lines
                x={atX + 12}
                y={atY + letters + 10}
                size={letters}
                lines={lines.flatMap((line) => wrap(line ?? '', highX - atX - 16, letters))}
              />
            ) : (
              <Stroke d={`M${left} ${atY}H${atX}V${bottom}`} stroke="var(--ink-2)" dashes="2 4" />
            )}
            <Dot x={atX} y={atY} live />
          </g>
        );
      })}
    </>
  );
}

/** A case on the map, in megawatts and miles; without a label lines lead from it to the axes. */
interface MarkedCase {
  label?: string;
  load: number;
  distance: number;
}

interface Arrangement {
  box: PlotBox;
  /** Where the axes end, in megawatts and miles. */
  ends: { load: number; distance: number };
  /** From the left axis to the lettering. */
  indent: number;
}

const arrangements: Record<'wide' | 'narrow', Arrangement> = {
  wide: {
    box: { left: 34, right: 708, top: 28, bottom: 380 },
    ends: { load: 20, distance: 20 },
    indent: 12,
  },
  // A phone has room for the corner that decides, not for the far end of high voltage.
  narrow: {
    box: { left: 30, right: 350, top: 30, bottom: 354 },
    ends: { load: 15, distance: 20 },
    indent: 8,
  },
};

function units(end: number, line: (at: number) => string): string {
  return Array.from({ length: end }, (_, i) => line(i + 1)).join('');
}

/** Lines at every fifth value, numbers at zero and at the limits. */
function ticks(end: number, ...limits: number[]): Tick[] {
  return Array.from({ length: end / 5 + 1 }, (_, i) => {
    const value = 5 * i;
    return [value, [0, ...limits].includes(value) ? `${value}` : undefined];
  });
}
