import { linePath, type Point } from '../parts/polyline.ts';

const thin = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;

/** Graded ground inside a dash-dot fence. */
export function Yard({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="var(--surface-2)"
      stroke="var(--ink)"
      {...thin}
      strokeWidth={1.3}
      strokeDasharray="9 2.5 2 2.5"
    />
  );
}

/** A road: two edges and the caliche between them. */
export function Road({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="var(--ink-3)" strokeWidth="6.4" />
      <path d={d} stroke="var(--surface)" strokeWidth="4.8" />
    </g>
  );
}

/** Equipment in plan: an outline on the pad. */
export function Outline({ d }: { d: string }) {
  return <path d={d} fill="var(--surface)" stroke="var(--ink)" {...thin} />;
}

/** Equipment too small for an outline. */
export function Solid({ d }: { d: string }) {
  return <path d={d} fill="var(--ink)" />;
}

/** Bus, bars and other thin work of a yard. */
export function Work({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--ink)" {...thin} />;
}

/** A buried cable. */
export function Cable({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--ink)" {...thin} strokeDasharray="4 3" />;
}

/** The line that the project energizes, dead-ended on a bar at both ends. */
export function Route({ points }: { points: readonly Point[] }) {
  return (
    <>
      <path
        d={linePath(points)}
        fill="none"
        stroke="var(--hot-line)"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2.2"
      />
      <Structures points={points} />
    </>
  );
}

/** A line that was there before: structures, and conductors that are not ours to color. */
export function ExistingLine({ points }: { points: readonly Point[] }) {
  return (
    <>
      <Work d={linePath(points)} />
      <Structures points={points} />
    </>
  );
}

/** H-frames in plan: an arm across the line on two poles. */
function Structures({ points }: { points: readonly Point[] }) {
  const arms = points.map((point, index) => {
    const [before, after] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [ax, ay] = [(-dy / length) * 6, (dx / length) * 6];
    const pole = (side: number) =>
      `M${tenth(point[0] + ax * side - 1.5)} ${tenth(point[1] + ay * side)}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0`;
    return {
      bar: `M${tenth(point[0] - ax)} ${tenth(point[1] - ay)}l${tenth(2 * ax)} ${tenth(2 * ay)}`,
      poles: pole(0.6) + pole(-0.6),
    };
  });
  return (
    <>
      <path
        d={arms.map(({ bar }) => bar).join('')}
        stroke="var(--ink)"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.4"
      />
      <Solid d={arms.map(({ poles }) => poles).join('')} />
    </>
  );
}

/** North, up. */
export function NorthArrow() {
  return (
    <>
      <circle cx="374" cy="32" r="21" fill="var(--surface)" />
      <path
        d="M374 34V13m-5 8 5-8 5 8m-9 25v-9l7 9v-9"
        fill="none"
        stroke="var(--ink)"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.4"
      />
    </>
  );
}

/** A rectangle as a path. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
