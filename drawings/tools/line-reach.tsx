import type { LineWeather } from '#electrical/line/conductor-rating.ts';
import { compareLineVoltages, exampleCaseIn } from '#electrical/line/line-voltage.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { formatPercent } from '../figures/voltage-drop/numbers.ts';
import { Breaker } from '../symbols/breaker.tsx';

/** X coordinates of the source, of the load, and of the right edge of the column of voltage drops. */
const sourceX = 90;
const loadX = 192;
const dropX = 356;

/** Largest x coordinate at which a line ends. Lines with a longer reach are cut off here. */
const endX = 294;

/** Shortest length of a line, so that the line is visible beside the breaker. */
const shortestLine = 14;

/** Y coordinate of the first row. */
const firstRow = 46;
const rowHeight = 33;

/** Distance from a row's line down to the baseline of its text, so that the text is centered on the line. */
const baselineShift = 5;

interface LineReachProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  weather: LineWeather;
}

/**
 * Shows the reach of each line voltage for the example load: the distance from the source at which the
 * load meets the first limit, the allowed voltage drop or the ampacity. The lowest suitable voltage is drawn as energized.
 */
export function LineReach({ weather, ...root }: LineReachProps) {
  const example = exampleCaseIn(weather);
  const { results, lowest } = compareLineVoltages(example);
  return (
    <Drawing viewBox="0 0 360 300" fontSize="13" {...root}>
      <g className="label-quiet">
        <text x={sourceX} y="18" textAnchor="middle">
          SOURCE
        </text>
        <text x={loadX} y="18" textAnchor="middle">
          LOAD
        </text>
        <text x={dropX} y="18" textAnchor="end">
          DROP
        </text>
      </g>
      <path className="outline-quiet" d={`M${loadX} 26V296`} strokeDasharray="2 4" />
      {results.map((result, index) => (
        <VoltageRow
          key={result.kilovolts}
          y={firstRow + index * rowHeight}
          kilovolts={result.kilovolts}
          reach={result.reach.miles / example.miles}
          drop={result.solved ? formatPercent(result.solved.dropPercent) : '–'}
          live={result === lowest}
        />
      ))}
    </Drawing>
  );
}

interface VoltageRowProps {
  y: number;
  kilovolts: number;
  /** Reach of the line, as a multiple of the distance from source to load. */
  reach: number;
  drop: string;
  live: boolean;
}

function VoltageRow({ y, kilovolts, reach, drop, live }: VoltageRowProps) {
  const reachX = sourceX + Math.max(shortestLine, reach * (loadX - sourceX));
  const end = Math.round(Math.min(endX, reachX));
  const endMark = end < endX ? `M${end} ${y - 7}v14` : '';
  return (
    <>
      <text className="label" x="68" y={y + baselineShift} textAnchor="end">
        {`${kilovolts} kV`}
      </text>
      {end < loadX && (
        <path
          className="outline-quiet"
          d={`M${end} ${y}H${loadX}`}
          strokeWidth="1.2"
          strokeDasharray="7 6"
        />
      )}
      <path
        className={live ? 'conductor-live' : 'conductor'}
        d={`M${sourceX + 8} ${y}H${end}${endMark}`}
        strokeWidth={live ? 3 : 1.7}
      />
      <Breaker x={sourceX} y={y} live={live} />
      <text
        className={live ? 'label' : 'label-quiet'}
        x={dropX}
        y={y + baselineShift}
        textAnchor="end"
      >
        {drop}
      </text>
    </>
  );
}
