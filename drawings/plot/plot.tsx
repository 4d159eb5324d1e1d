import type { ReactNode } from 'react';
import { tenth } from '#electrical/tenth.ts';
import { Lettering } from '../symbols/wire.tsx';
import type { Scale } from './scale.ts';

/** The edges of a plot, in the drawing's units. */
export interface PlotBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A value on an axis and what stands beside it; without a text only a line is drawn. */
export type Tick = readonly [value: number, text?: string];

/** The grid of a plot and the numbers along it. */
export function Grid({
  box,
  x,
  y,
  xTicks,
  yTicks,
  size,
}: {
  box: PlotBox;
  x: Scale;
  y: Scale;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  /** Lettering, in units. */
  size: number;
}) {
  const { left, right, top, bottom } = box;
  const lines = [
    ...xTicks.map(([value]) => `M${x(value)} ${top}V${bottom}`),
    ...yTicks.map(([value]) => `M${left} ${y(value)}H${right}`),
  ];
  return (
    <>
      <path d={lines.join('')} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      {xTicks.map(
        ([value, text]) =>
          text && (
            <Lettering key={value} x={x(value)} y={bottom + size + 5} size={size} quiet>
              {text}
            </Lettering>
          ),
      )}
      {yTicks.map(
        ([value, text]) =>
          text && (
            <Lettering
              key={value}
              x={left - 7}
              y={tenth(y(value) + size * 0.35)}
              size={size}
              anchor="end"
              quiet
            >
              {text}
            </Lettering>
          ),
      )}
    </>
  );
}

/** A line that carries meaning. One trace of a drawing is live, the others are plain or quiet. */
export function Trace({
  d,
  tone = 'plain',
  dashed = false,
  weight = tone === 'live' ? 2.2 : 1.5,
}: {
  d: string;
  tone?: 'live' | 'plain' | 'quiet';
  dashed?: boolean;
  weight?: number;
}) {
  return (
    <path
      d={d}
      fill="none"
      stroke={tones[tone]}
      strokeWidth={weight}
      strokeDasharray={dashed ? '7 6' : undefined}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** A tinted area: what a limit encloses, what lies between two curves. */
export function Area({ d, tone = 'live' }: { d: string; tone?: 'live' | 'plain' | undefined }) {
  return <path d={d} fill={tones[tone]} opacity={tone === 'live' ? 0.14 : 0.08} />;
}

/** Several lines of lettering under one another. */
export function Lines({
  x,
  y,
  size,
  anchor = 'start',
  quiet,
  lines,
}: {
  x: number;
  /** The baseline of the first line. */
  y: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  quiet?: boolean;
  lines: readonly ReactNode[];
}) {
  return (
    <>
      {lines.map((line, index) => (
        <Lettering
          key={String(line)}
          x={x}
          y={tenth(y + index * size * 1.3)}
          size={size}
          anchor={anchor}
          quiet={quiet}
        >
          {line}
        </Lettering>
      ))}
    </>
  );
}

const tones = { live: 'var(--hot-line)', plain: 'var(--ink)', quiet: 'var(--ink-3)' };
