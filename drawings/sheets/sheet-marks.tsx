import type { ReactElement, ReactNode } from 'react';
import type { Placed } from '../plot/drafting.tsx';

export type SheetSize = 'wide' | 'narrow';

/** A curve and what was read of it. */
export interface CurveProps {
  size: SheetSize;
  readings: readonly (readonly [x: number, y: number])[];
}

/** Widths of a sheet's drawing, in its units. */
export const figureWidth: Record<SheetSize, number> = { wide: 512, narrow: 318 };

/** Lettering on a sheet's drawing; it begins at its place unless `looks` says otherwise. */
export function words(
  x: number,
  y: number,
  text: ReactNode,
  looks: Placed = 'start',
  size?: number,
): ReactElement {
  const anchor = /^(middle|end)/.exec(looks)?.[0] as 'middle' | 'end' | undefined;
  const fill = looks.endsWith('quiet') ? 'var(--ink-3)' : undefined;
  return (
    <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} fill={fill} fontSize={size}>
      {text}
    </text>
  );
}

export function Lines({ d, tone = 'ink', weight = 1.2, dash, fill = 'none' }: LinesProps) {
  return (
    <path
      d={d}
      fill={fills[fill]}
      stroke={tones[tone]}
      strokeWidth={weight}
      strokeDasharray={dash}
      strokeLinejoin="round"
    />
  );
}

interface LinesProps {
  d: string;
  /** Live is the tested curve or an energized conductor, and nothing else. */
  tone?: keyof typeof tones;
  weight?: number;
  dash?: string;
  fill?: keyof typeof fills;
}

const tones = {
  ink: 'var(--ink)',
  quiet: 'var(--line-2)',
  faint: 'var(--line)',
  live: 'var(--hot-line)',
} as const;

const fills = {
  none: 'none',
  paper: 'var(--surface)',
  ink: 'var(--ink)',
  live: 'var(--hot-line)',
} as const;

export function Reading({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="4" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.6" />;
}
