import {
  Lines,
  SheetDrawing,
  type SheetDrawingProps,
  SheetLabel,
  type SheetSize,
  sheetDrawingWidth,
} from './sheet-marks.tsx';

/** Paths of the marks. Each mark leaves a gap of `half` units in the line on both sides of the mark's center. */
const shapes = {
  // The blade of the open switch is hinged on the de-energized side.
  'open-switch': { half: 13, className: 'outline', weight: 1.8, d: 'M13 0l-20-17' },
  'open-breaker': { half: 8, className: 'outline', weight: 1.7, d: 'M-8-8h16v16h-16z' },
  transformer: {
    half: 9,
    className: 'outline',
    weight: 1.5,
    d: `M-8-15${winding(1)}M8-15${winding(0)}`,
  },
  bus: { half: 3, className: 'leader', weight: 5, d: 'M0-14v28' },
  ground: {
    half: 0,
    className: 'outline',
    weight: 1.5,
    d: 'M0 0v16M-8 16h16M-5 20h10M-2 24h4',
  },
  break: { half: 12, className: 'leader', weight: 1.8, d: 'M-12 0q5 4 8 18M12 0q-5 4-8 18' },
} as const;

/** A device on the station's line. A `ground` is drawn below the line. */
export interface StateMark {
  kind: keyof typeof shapes;
  /** Position on the line, as a fraction of the line's length from the source. */
  at: number;
  label: string;
}

interface SwitchingStateLineProps extends SheetDrawingProps {
  marks: readonly StateMark[];
}

/** Y coordinate of the line. */
const lineY = 44;

/** Fraction of the line's length. The line does not continue past a bus beyond this position. */
const lastBusFrom = 0.95;

/** End of the drawn line if a bus ends it, as a fraction of the full length. */
const endAtBus = 0.97;

const fontSizes: Record<SheetSize, number> = { wide: 12.5, narrow: 11 };

/** Draws the station's line in one switching state. The line is energized up to the first mark, an open switch. */
export function SwitchingStateLine({ marks, size, ...root }: SwitchingStateLineProps) {
  const width = sheetDrawingWidth[size];
  const firstAt = marks[0]?.at ?? 0;
  const hasGround = marks.some(({ kind }) => kind === 'ground');
  const x = (at: number) => Math.round(at * width);
  const openX = x(firstAt) - shapes['open-switch'].half;
  return (
    <SheetDrawing size={size} viewHeight={hasGround ? 98 : 76} {...root}>
      <Lines className="conductor-live" d={`M0 ${lineY}H${openX}`} weight={2.6} />
      <circle className="solid-live" cx={openX} cy={lineY} r="3" />
      <Lines className="leader" d={deenergizedLine(marks, width)} weight={1.8} dashes="7 5" />
      {marks.map(({ kind, at, label }) => (
        <g key={label}>
          <Mark kind={kind} x={x(at)} isFirst={at === firstAt} />
          <SheetLabel
            x={x(at)}
            y={kind === 'ground' ? lineY + 44 : lineY - 24}
            anchor="middle"
            size={fontSizes[size]}
          >
            {label}
          </SheetLabel>
        </g>
      ))}
    </SheetDrawing>
  );
}

/** Returns the path of the de-energized line after the first open switch, with gaps at the marks. */
function deenergizedLine(marks: readonly StateMark[], width: number): string {
  const onLine = marks
    .filter(({ kind }) => kind !== 'ground')
    .map(({ at, kind }) => ({ x: Math.round(at * width), half: shapes[kind].half }));
  const endsAtBus = marks.some(({ kind, at }) => kind === 'bus' && at > lastBusFrom);
  const end = endsAtBus ? Math.round(endAtBus * width) : width;
  return onLine
    .map(({ x, half }, index) => {
      const next = onLine[index + 1];
      const segmentStart = x + half;
      const segmentEnd = next ? next.x - next.half : end;
      return segmentEnd > segmentStart ? `M${segmentStart} ${lineY}H${segmentEnd}` : '';
    })
    .join('');
}

/** Returns the path of one winding of a transformer: three half circles that bulge to one side. */
function winding(sweep: 0 | 1): string {
  return `a5 5 0 0 ${sweep} 0 10`.repeat(3);
}

function Mark({ kind, x, isFirst }: { kind: StateMark['kind']; x: number; isFirst: boolean }) {
  const { half, ...shape } = shapes[kind];
  const isSwitch = kind === 'open-switch';
  return (
    <g transform={`translate(${x} ${lineY})`}>
      <Lines {...shape} />
      {isSwitch && <Terminal x={half} />}
      {/* The energized terminal of the first switch, on the source side, is drawn by SwitchingStateLine. */}
      {isSwitch && !isFirst && <Terminal x={-half} />}
    </g>
  );
}

function Terminal({ x }: { x: number }) {
  return <circle className="solid" cx={x} r="3" />;
}
