import { grid, gridDiagonal, gridResistance, readGround } from '#electrical/station/ground-grid.ts';
import { deviation, station, written } from '#electrical/station/station.ts';
import { curve, linear } from '../plot/scale.ts';
import { figureWidth, type Sheet, type SheetSize } from './sheet.ts';
import { Lines, Reading, Words } from './sheet-plot.tsx';

/** Ohms read with the potential probe at a part of the way: real soil is not quite uniform. */
const readings = [
  [0.1, 1.46],
  [0.2, 1.95],
  [0.3, 2.12],
  [0.4, 2.23],
  [0.52, 2.31],
  [0.618, 2.4],
  [0.72, 2.53],
  [0.8, 2.69],
  [0.9, 3.17],
] as const;

const result = readings.find(([part]) => part === 0.618)?.[1] ?? 0;

export const groundGridReading: Sheet = {
  station: `${station.name}, new grid`,
  facts: [
    ['Method', 'Fall of potential'],
    ['Grid', `${grid.length} × ${grid.width} ft`],
    ['Standard', 'IEEE 81'],
    ['Diagonal', `${written(gridDiagonal)} ft`],
    ['Isolated', 'Neutral, fence, conduit'],
    ['Probe C', `${grid.currentProbe} ft from center`],
  ],
  blocks: [
    {
      kind: 'figure',
      label: `Resistance over the place of the potential probe. The curve is flat around 61.8% of the way to the current probe, where it reads ${written(result, 2)} ohms; the ground study allows ${written(grid.allowed, 1)} ohms.`,
      height: { wide: 218, narrow: 218 },
      draw: (size) => <GroundCurve size={size} />,
    },
    {
      kind: 'table',
      caption: 'Readings',
      columns: [
        { title: 'Probe P at', at: 24, cut: 16 },
        { title: 'Distance', at: 208, align: 'end', cut: 186 },
        { title: 'Read', at: 384, align: 'end', cut: 260 },
        { title: 'Model', at: 462, align: 'end', cut: 334 },
        { title: 'Diff.', at: 536, align: 'end' },
      ],
      rows: readings.map(([part, ohms]) => [
        `${written(part * 100, part === 0.618 ? 1 : 0)}%`,
        `${written(part * grid.currentProbe)} ft`,
        `${written(ohms, 2)} Ω`,
        `${written(readGround(part), 2)} Ω`,
        deviation(ohms, readGround(part)),
      ]),
    },
  ],
  notes: [
    `Result: ${written(result, 1)} Ω at 61.8%`,
    `Ground study allows ${written(grid.allowed, 1)} Ω`,
    `Design, uniform soil: ${written(gridResistance(), 1)} Ω`,
    'Step and touch: see the study',
  ],
};

function GroundCurve({ size }: { size: SheetSize }) {
  const [left, right, top, bottom] = [40, figureWidth[size], 8, 190];
  const x = linear([0, 1], [left, right]);
  const y = linear([0, 4], [bottom, top]);
  return (
    <>
      <Lines
        tone="faint"
        d={[
          ...[0.2, 0.4, 0.6, 0.8].map((part) => `M${x(part)} ${top}V${bottom}`),
          ...[1, 2, 3].map((ohms) => `M${left} ${y(ohms)}H${right}`),
        ].join('')}
      />
      <Lines tone="quiet" d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      {[0, 1, 2, 3, 4].map((ohms) => (
        <Words key={ohms} x={left - 6} y={y(ohms) + 4} anchor="end" quiet>
          {ohms === 4 ? '4 Ω' : ohms}
        </Words>
      ))}
      {(size === 'wide' ? [0, 0.2, 0.4, 0.6, 0.8, 1] : [0, 0.4, 1]).map((part) => (
        <Words key={part} x={x(part)} y={bottom + 18} anchor={part === 1 ? 'end' : 'middle'} quiet>
          {written(part * grid.currentProbe)}
          {part === 1 ? ' ft' : ''}
        </Words>
      ))}
      <Lines dash="4 4" tone="quiet" d={`M${x(0.618)} ${top}V${bottom}`} />
      <Lines dash="7 5" tone="ink" weight={1} d={`M${left} ${y(grid.allowed)}H${right}`} />
      <Words x={left + 8} y={y(grid.allowed) - 6}>
        Study: {written(grid.allowed, 1)} Ω
      </Words>
      <Lines tone="live" weight={2.4} d={curve(x, y, [0.055, 0.932], readGround, 60)} />
      {readings.map(([part, ohms]) => (
        <Reading key={part} x={x(part)} y={y(ohms)} />
      ))}
      <Words
        x={x(0.618) + (size === 'wide' ? 8 : -8)}
        y={y(result) + (size === 'wide' ? 26 : 46)}
        anchor={size === 'wide' ? 'start' : 'end'}
      >
        {written(result, 1)} Ω at 61.8%
      </Words>
    </>
  );
}
