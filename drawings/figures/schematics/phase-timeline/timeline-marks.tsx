import type { PhaseTimelineData } from '#electrical/figures/schematics/phase-timeline.ts';
import { tenth } from '#electrical/tenth.ts';
import { Trace } from '../../../plot/plot.tsx';
import { Lettering } from '../../../symbols/wire.tsx';

type DateKind = PhaseTimelineData['dates'][number]['kind'];

/** A fixed date is a closed square, a plan's year a filled dot, a calculated one an open circle. */
export function DateMark({ x, y, kind }: { x: number; y: number; kind: DateKind }) {
  if (kind === 'fixed') {
    return <rect x={tenth(x - 5)} y={y - 5} width="10" height="10" fill="var(--hot-line)" />;
  }
  return (
    <circle
      cx={x}
      cy={y}
      r="5"
      fill={kind === 'plan' ? 'var(--ink)' : 'var(--deep)'}
      stroke="var(--ink)"
      strokeWidth="1.6"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** What the marks stand for, in two columns or in one row. */
export function TimelineLegend({
  x,
  y,
  letters,
  columns,
}: {
  x: number;
  /** The baseline of the first line. */
  y: number;
  letters: number;
  columns: readonly number[];
}) {
  return (
    <>
      {(['fixed', 'plan', 'calculated', 'expected'] as const).map((kind, index) => {
        const at = x + (columns[index % columns.length] ?? 0);
        const line = y + Math.floor(index / columns.length) * letters * 1.5;
        const middle = tenth(line - letters * 0.35);
        return (
          <g key={kind}>
            {kind === 'expected' ? (
              // Two whole dashes at any width; a dash pattern would be cut off anywhere.
              <Trace d={`M${at} ${middle}h9m7 0h9`} tone="quiet" />
            ) : (
              <DateMark x={at + 6} y={middle} kind={kind} />
            )}
            <Lettering
              x={at + (kind === 'expected' ? 33 : 20)}
              y={line}
              size={letters}
              anchor="start"
              quiet
            >
              {legend[kind]}
            </Lettering>
          </g>
        );
      })}
    </>
  );
}

const legend = {
  fixed: 'FIXED DATE',
  plan: 'PLAN',
  calculated: 'CALCULATED',
  expected: 'EXPECTED',
};
