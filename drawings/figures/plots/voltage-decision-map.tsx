import { voltageDecisionMapData } from '#electrical/figures/plots/voltage-decision-map.ts';
import { type At, plotting } from '../../plot/plotting.tsx';
import { steps } from '../../plot/scale.ts';
import { wrap } from '../../plot/wrap.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';

export const voltageMapSizes = { wide: [720, 416], narrow: [360, 392] } as const;

export const voltageDecisionMap: FigureDrawing = {
  sizes: voltageMapSizes,
  draw: (size) => <VoltageDecisionMap size={size} cases={voltageDecisionMapData.cases} />,
};

/**
 * Load across, distance up: the medium-voltage box, the study zone around it, high voltage beyond.
 * The limits themselves lie in the study zone. A square of the grid is one megawatt by one mile. A
 * case beyond the map is drawn at its edge.
 */
export function VoltageDecisionMap({ size, cases, plain = false }: VoltageDecisionMapProps) {
  const { medium, high } = voltageDecisionMapData;
  const { box, end, indent } = arrangements[size];
  const { left, bottom } = box;
  const plot = plotting({ size, box, x: [0, end], y: [0, 20] });
  const { x, y, letters, line, text } = plot;
  const around = ({ load, distance }: typeof high): At[] => [
    [0, distance],
    [load, distance],
    [load, 0],
  ];
  /** Within a zone, under its upper limit: what it is called and its rules. */
  const zone = (until: number, under: number, name: string, ...rules: string[]) => {
    const inLines = (words: string) => wrap(words, x(until) - left - 2 * indent, letters);
    const names = inLines(name);
    const off = [indent, letters + 10 + names.length * letters * 1.3] as const;
    return [
      text([0, under], names, [indent, letters + 10]),
      text([0, under], rules.flatMap(inLines), off, 'quiet'),
    ];
  };
  return (
    <>
      {plot.area('plain', [0, 20], [end, 20], [end, 0], ...around(high).toReversed())}
      {plot.area('live', ...around(medium), [0, 0])}
      {!plain &&
        plot.witness(
          steps(1, end)
            .map((at) => plot.path([at, 20], [at, 0]))
            .join('') +
            steps(1, 20)
              .map((at) => plot.path([0, at], [end, at]))
              .join(''),
          0.3,
        )}
      {plot.grid(steps(0, end, 5), steps(0, 20, 5))}
      {plot.xNumbers([0, medium.load, high.load])}
      {plot.yNumbers([0, medium.distance, high.distance])}
      {line({}, ...around(high))}
      {line({ tone: 'live' }, ...around(medium))}
      {text([0, 20], '20\u00a0MILES', [0, -9], 'quiet')}
      {plot.xNumbers([end], () => `${end}\u00a0MW`, 'end quiet')}
      {zone(
        end,
        20,
        'HIGH VOLTAGE',
        `OVER ${high.load}\u00a0MW`,
        `OR OVER ${high.distance}\u00a0MILES`,
      )}
      {zone(high.load, high.distance, 'STUDY ZONE', 'WHAT LIES BETWEEN, LIMITS INCLUDED')}
      {zone(
        medium.load,
        medium.distance,
        'MEDIUM VOLTAGE',
        `UNDER ${medium.load}\u00a0MW`,
        `AND UNDER ${medium.distance}\u00a0MILES`,
      )}
      {cases.map(({ label, load, distance }) => {
        const at = [Math.min(load, end), Math.min(distance, 20)] as const;
        const room = x(high.load) - x(at[0]) - 16;
        // A number keeps its unit on its line.
        const lines = [label ?? '', `${load}\u00a0MW, ${distance}\u00a0MILES`];
        return (
          <g key={`${load} ${distance}`}>
            {label ? (
              text(
                at,
                lines.flatMap((each) => wrap(each, room, letters)),
                [12, letters + 10],
              )
            ) : (
              <Stroke
                d={`M${left} ${y(at[1])}H${x(at[0])}V${bottom}`}
                stroke="var(--ink-2)"
                dashes="2 4"
              />
            )}
            {plot.dot(at, true)}
          </g>
        );
      })}
    </>
  );
}

interface VoltageDecisionMapProps {
  size: 'wide' | 'narrow';
  /** In megawatts and miles; without a label lines lead from a case to the axes. */
  cases: readonly { label?: string; load: number; distance: number }[];
  /** Without the squares of the grid. */
  plain?: boolean;
}

// A phone has room for the corner that decides, not for the far end of high voltage.
const arrangements = {
  wide: { box: { left: 34, right: 708, top: 28, bottom: 380 }, end: 20, indent: 12 },
  narrow: { box: { left: 30, right: 350, top: 30, bottom: 354 }, end: 15, indent: 8 },
};
