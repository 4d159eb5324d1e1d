import { figureWidth, Lines, type SheetSize, words } from './sheet-marks.tsx';

/** A device on the line, at a part of its length from the source on; `ground` hangs below it. */
export interface StateMark {
  kind: keyof typeof shapes;
  at: number;
  label: string;
}

/** A station's line in one state: energized up to the first of the marks, which is open. */
export function StateLine({ size, marks }: { size: SheetSize; marks: readonly StateMark[] }) {
  const width = figureWidth[size];
  const live = marks[0]?.at ?? 0;
  const letters = size === 'wide' ? 12.5 : 11;
  const x = (at: number) => Math.round(at * width);
  const gaps = marks
    .filter(({ kind }) => kind !== 'ground')
    .map(({ at, kind }) => [x(at) - shapes[kind].half, x(at) + shapes[kind].half] as const);
  const end = marks.some(({ kind, at }) => kind === 'bus' && at > 0.95) ? x(0.97) : width;
  const starts = gaps.map(([, after]) => after);
  const stops = [...gaps.slice(1).map(([before]) => before), end];
  return (
    <>
      <Lines tone="live" weight={2.6} d={`M0 ${lineY}H${x(live) - shapes['open-switch'].half}`} />
      <circle cx={x(live) - 13} cy={lineY} r="3" fill="var(--hot-line)" />
      <Lines
        tone="quiet"
        weight={1.8}
        dash="7 5"
        d={starts
          .map((start, index) =>
            (stops[index] ?? 0) > start ? `M${start} ${lineY}H${stops[index]}` : '',
          )
          .join('')}
      />
      {marks.map((mark) => (
        <g key={mark.label}>
          <Mark kind={mark.kind} x={x(mark.at)} live={mark.at === live} />
          {words(
            x(mark.at),
            mark.kind === 'ground' ? lineY + 44 : lineY - 24,
            mark.label,
            'middle',
            letters,
          )}
        </g>
      ))}
    </>
  );
}

const lineY = 44;

/** Around a place on the line, of which a mark takes out `half` to either side. */
const shapes = {
  /** The blade is hinged on the side that is de-energized. */
  'open-switch': { half: 13, weight: 1.8, d: 'M13 0l-20-17' },
  'open-breaker': { half: 8, weight: 1.7, d: 'M-8-8h16v16h-16z' },
  transformer: { half: 9, weight: 1.5, d: `M-8-15${winding(1)}M8-15${winding(0)}` },
  bus: { half: 3, weight: 5, tone: 'quiet', d: 'M0-14v28' },
  ground: { half: 0, weight: 1.5, d: 'M0 0v16M-8 16h16M-5 20h10M-2 24h4' },
  break: { half: 12, weight: 1.8, tone: 'quiet', d: 'M-12 0q5 4 8 18M12 0q-5 4-8 18' },
} as const;

function winding(sweep: 0 | 1): string {
  return `a5 5 0 0 ${sweep} 0 10`.repeat(3);
}

function Mark({ kind, x, live }: { kind: StateMark['kind']; x: number; live: boolean }) {
  const { half, ...look } = shapes[kind];
  const terminals = kind === 'open-switch' ? [half, ...(live ? [] : [-half])] : [];
  return (
    <g transform={`translate(${x} ${lineY})`}>
      <Lines {...look} />
      {terminals.map((at) => (
        <circle key={at} cx={at} r="3" fill="var(--ink)" />
      ))}
    </g>
  );
}
