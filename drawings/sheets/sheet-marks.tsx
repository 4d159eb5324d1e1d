import type { ReactNode } from 'react';

export type SheetSize = 'wide' | 'narrow';

/** Widths of a sheet's drawing, in its units. */
export const figureWidth: Record<SheetSize, number> = { wide: 512, narrow: 318 };

/** Lettering on a sheet's drawing. */
export function Words({
  x,
  y,
  anchor = 'start',
  quiet = false,
  size,
  children,
}: {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  quiet?: boolean;
  size?: number;
  children: ReactNode;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor === 'start' ? undefined : anchor}
      fill={quiet ? 'var(--ink-3)' : undefined}
      fontSize={size}
    >
      {children}
    </text>
  );
}

/** Lines of a drawing on a sheet. */
export function Lines({
  d,
  tone = 'ink',
  weight = 1.2,
  dash,
  fill = 'none',
}: {
  d: string;
  /** Live is the tested curve or an energized conductor, and nothing else. */
  tone?: keyof typeof tones;
  weight?: number;
  dash?: string;
  fill?: keyof typeof fills;
}) {
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

/** A reading on a curve. */
export function Reading({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="4" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.6" />;
}
