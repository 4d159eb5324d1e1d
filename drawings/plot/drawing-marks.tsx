import { tenth } from '#electrical/tenth.ts';
import type { Box, Point } from '../geometry.ts';
import { halfCapital, lineSpacing } from '../lettering.ts';
import { useFontSize } from './figure-drawing.tsx';

/* Marks that are positioned in drawing units. They must be inside a <FigureDrawing>, which sets the font size. */

export interface TextProps {
  anchor?: 'start' | 'middle' | 'end';
  /** Whether to use the quieter color for captions, instead of the color for names and values. */
  quiet?: boolean;
  children?: string | number | undefined;
  /** Text of several lines, instead of `children`. */
  lines?: readonly string[];
}

interface NoteProps extends TextProps {
  x: number;
  y: number;
  centered?: boolean;
}

/** Draws text. `y` is the baseline of the first line, or with `centered` the middle of its capital letters. */
export function Note({ x, y, centered = false, children, lines, ...text }: NoteProps) {
  const fontSize = useFontSize();
  const baseline = centered ? y + halfCapital * fontSize : y;
  return (lines ?? [children]).map((line, index) => (
    <text
      key={line}
      x={tenth(x)}
      y={tenth(baseline + index * lineSpacing * fontSize)}
      textAnchor={text.anchor}
      className={text.quiet ? 'label-quiet' : 'label'}
    >
      {line}
    </text>
  ));
}

interface TableRowProps {
  /** X coordinate of each column. */
  columns: readonly number[];
  y: number;
  texts: readonly string[];
  anchor: 'middle' | 'end';
  quiet?: boolean;
}

/**
 * Draws a table row. The first cell is left-aligned at its column's x coordinate, and all other cells are aligned
 * by `anchor`.
 */
export function TableRow({ columns, y, texts, anchor, quiet = false }: TableRowProps) {
  return texts.map((text, index) => (
    <Note
      key={columns[index]}
      x={columns[index] ?? 0}
      y={y}
      anchor={index === 0 ? 'start' : anchor}
      quiet={quiet}
    >
      {text}
    </Note>
  ));
}

export interface LineStyle {
  /** `live` highlights a line. */
  tone?: 'live' | 'plain' | 'quiet' | undefined;
  dashed?: boolean;
  /** Line width on the screen, in pixels. */
  weight?: number;
}

const lineClasses = { live: 'conductor-live', plain: 'outline', quiet: 'outline-quiet' };

/** Draws a line along an SVG path. */
export function Trace({ d, tone = 'plain', dashed = false, weight }: LineStyle & { d: string }) {
  return (
    <path
      className={lineClasses[tone]}
      d={d}
      strokeWidth={weight ?? (tone === 'live' ? 2.2 : 1.5)}
      strokeDasharray={dashed ? '7 6' : undefined}
      strokeLinejoin="round"
    />
  );
}

/** Draws thin lines: leaders from a point to its dimension or name, and rules of a table. */
export function Leader({ d, weight }: { d: string; weight?: number }) {
  return <path className="leader" d={d} strokeWidth={weight} />;
}

export interface TintStyle {
  tone: 'live' | 'plain';
}

/** Fills the shape of an SVG path with a light tint. */
export function Tint({ d, tone }: { d: string } & TintStyle) {
  return tone === 'live' ? (
    <path className="solid-live" d={d} opacity="0.14" />
  ) : (
    <path className="solid" d={d} opacity="0.08" />
  );
}

interface SpotProps {
  x: number;
  y: number;
  live?: boolean | undefined;
}

/** Draws a point, with a rim that separates the point from the lines under it. */
export function Spot({ x, y, live = false }: SpotProps) {
  return (
    <circle
      className={live ? 'solid-live rim' : 'solid rim'}
      cx={x}
      cy={y}
      r="5.5"
      strokeWidth="1.5"
    />
  );
}

export interface MeasureProps {
  from: Point;
  to: Point;
  children?: string;
}

/** Draws a horizontal dimension line with its text above the line, or a vertical dimension line without text. */
export function Measure({ from: [x, y], to: [toX, toY], children }: MeasureProps) {
  const horizontal = y === toY;
  const line = `M${x} ${y}${horizontal ? `H${toX}` : `V${toY}`}`;
  const ticks = `M${x - 4} ${y + 4}l8-8M${toX - 4} ${toY + 4}l8-8`;
  return (
    <>
      <path className="outline" d={line + ticks} />
      {horizontal && children && (
        <Note x={(x + toX) / 2} y={y - 6} anchor="middle">
          {children}
        </Note>
      )}
    </>
  );
}

/** Returns the path of a rectangle. */
export function boxPath({ left, right, top, bottom }: Box): string {
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}
