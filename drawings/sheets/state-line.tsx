import { figureWidth, Lines, type SheetSize, words } from './sheet-marks.tsx';

/** A device on the line, at a part of its length from the source on; `ground` hangs below it. */
export interface StateMark {
  kind: keyof typeof halves;
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
    .map(({ at, kind }) => [x(at) - halves[kind], x(at) + halves[kind]] as const);
  const end = marks.some(({ kind, at }) => kind === 'bus' && at > 0.95) ? x(0.97) : width;
  const starts = gaps.map(([, after]) => after);
  const stops = [...gaps.slice(1).map(([before]) => before), end];
  return (
    <>
      <Lines tone="live" weight={2.6} d={`M0 ${lineY}H${x(live) - halves['open-switch']}`} />
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

/** Half the length that a mark takes out of the line. */
const halves = {
  'open-switch': 13,
  'open-breaker': 8,
  transformer: 9,
  bus: 3,
  ground: 0,
  break: 12,
} as const;

function Mark({ kind, x, live }: { kind: StateMark['kind']; x: number; live: boolean }) {
  switch (kind) {
    case 'open-switch':
      return (
        <>
          {!live && <circle cx={x - 13} cy={lineY} r="3" fill="var(--ink)" />}
          {/* The blade is hinged on the side that is de-energized. */}
          <Lines weight={1.8} d={`M${x + 13} ${lineY}l-20-17`} />
          <circle cx={x + 13} cy={lineY} r="3" fill="var(--ink)" />
        </>
      );
    case 'open-breaker':
      return <Lines weight={1.7} d={`M${x - 8} ${lineY - 8}h16v16h-16z`} />;
    case 'transformer':
      return (
        <Lines
          weight={1.5}
          d={`M${x - 8} ${lineY - 15}${'a5 5 0 0 1 0 10'.repeat(3)}M${x + 8} ${lineY - 15}${'a5 5 0 0 0 0 10'.repeat(3)}`}
        />
      );
    case 'bus':
      return <Lines weight={5} d={`M${x} ${lineY - 14}v28`} tone="quiet" />;
    case 'ground':
      return (
        <Lines
          weight={1.5}
          d={`M${x} ${lineY}v16M${x - 8} ${lineY + 16}h16M${x - 5} ${lineY + 20}h10M${x - 2} ${lineY + 24}h4`}
        />
      );
    case 'break':
      return (
        <Lines
          weight={1.8}
          d={`M${x - 12} ${lineY}q5 4 8 18M${x + 12} ${lineY}q-5 4-8 18`}
          tone="quiet"
        />
      );
  }
}
