import { createContext, type ReactNode, use } from 'react';
import { tenth } from '#electrical/tenth.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import type { Box, Point } from '../geometry.ts';
import { type FigureSize, halfCapital, letterSize, lineSpacing } from '../lettering.ts';
import { curvePoints, linear, logarithmic, relativePolyline, type Scale } from './scale.ts';

/*
 * Components for drawing plots. A picture is a <FigureDrawing>. Some marks are positioned in drawing units (<Note>,
 * <Trace>, …). Marks inside a <Plot> are positioned by data values (<PointLabel>, <Line>, …).
 */

/* ---- The picture ---- */

/** Props of a figure's picture; all except `size` are attributes of its `<svg>`. */
export interface PictureProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  size: FigureSize;
}

/** Root element of a figure's picture, which also sets the font size. */
export function FigureDrawing({ size, ...drawing }: DrawingProps & { size: FigureSize }) {
  return (
    <FontSize value={letterSize[size]}>
      <Drawing fontSize={letterSize[size]} {...drawing} />
    </FontSize>
  );
}

const FontSize = createContext(letterSize.wide);

/* ---- Marks positioned in drawing units ---- */

interface TextProps {
  anchor?: 'start' | 'middle' | 'end';
  /** Whether to use the quieter color for captions, instead of the color for names and values. */
  quiet?: boolean;
  children?: string | number | undefined;
  /** Multi-line text, instead of `children`. */
  lines?: readonly string[];
}

/** Draws text. `y` is the baseline of the first line, or with `centered` the middle of its capital letters. */
export function Note({ x, y, centered = false, children, lines, ...text }: NoteProps) {
  const fontSize = use(FontSize);
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

interface NoteProps extends TextProps {
  x: number;
  y: number;
  centered?: boolean;
}

/** Draws a table row. The first cell starts at the x of its column, and all other cells use `anchor`. */
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

interface TableRowProps {
  /** x of each column. */
  columns: readonly number[];
  y: number;
  texts: readonly string[];
  anchor: 'middle' | 'end';
  quiet?: boolean;
}

interface LineStyle {
  /** `live` highlights a line. */
  tone?: 'live' | 'plain' | 'quiet' | undefined;
  dashed?: boolean;
  /** Line width on the screen, in pixels. */
  weight?: number;
}

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

const lineClasses = { live: 'conductor-live', plain: 'outline', quiet: 'outline-quiet' };

/** Draws thin lines: leaders from a point to its dimension or name, and rules of a table. */
export function Leader({ d, weight }: { d: string; weight?: number }) {
  return <path className="leader" d={d} strokeWidth={weight} />;
}

export function Tint({ d, tone }: { d: string; tone: 'live' | 'plain' }) {
  return tone === 'live' ? (
    <path className="solid-live" d={d} opacity="0.14" />
  ) : (
    <path className="solid" d={d} opacity="0.08" />
  );
}

/** Draws a point, with a rim that separates the point from the lines under it. */
export function Spot({ x, y, live = false }: { x: number; y: number; live?: boolean }) {
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

interface MeasureProps {
  from: Point;
  to: Point;
  children?: string;
}

/* ---- Axes ---- */

export function boxPath({ left, right, top, bottom }: Box): string {
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}

/** Scales of a plot, and the box around the plot in drawing units. */
export interface Axes {
  box: Box;
  x: Scale;
  y: Scale;
  /** Returns the path of straight lines through points given by data values. */
  path: (points: readonly Point[]) => string;
}

/**
 * @param axes.x Data values at the left and right edges of the box.
 * @param axes.y Data values at the bottom and top edges of the box.
 * @param axes.log Which axis is logarithmic, if any.
 */
export function createAxes({ box, x: across, y: up, log }: AxesOptions): Axes {
  const x = (log === 'x' ? logarithmic : linear)(across, [box.left, box.right]);
  const y = (log === 'y' ? logarithmic : linear)(up, [box.bottom, box.top]);
  return { box, x, y, path: (points) => relativePolyline(points.map(([a, b]) => [x(a), y(b)])) };
}

interface AxesOptions {
  box: Box;
  x: Point;
  y: Point;
  log?: 'x' | 'y';
}

const PlotAxes = createContext<Axes | undefined>(undefined);

/** Provides axes to the marks inside this element, which are positioned by data values. */
export function Plot({ axes, children }: { axes: Axes; children: ReactNode }) {
  return <PlotAxes value={axes}>{children}</PlotAxes>;
}

function useAxes(): Axes {
  const axes = use(PlotAxes);
  if (!axes) throw new Error('a mark that is positioned by data values must be inside a <Plot>');
  return axes;
}

/** Draws grid lines at data values of both axes. */
export function Grid({ x: xs = [], y: ys = [], weight }: GridProps) {
  const { x, y, box } = useAxes();
  const verticalLines = xs.map((value) => `M${x(value)} ${box.top}V${box.bottom}`);
  const horizontalLines = ys.map((value) => `M${box.left} ${y(value)}H${box.right}`);
  return (
    <path
      className="grid"
      d={[...verticalLines, ...horizontalLines].join('')}
      strokeWidth={weight}
    />
  );
}

interface GridProps {
  x?: readonly number[];
  y?: readonly number[];
  weight?: number;
}

interface NumbersProps {
  values: readonly number[];
  /** Formats a value. */
  format?: (value: number, index: number) => string | readonly string[];
}

/** Draws numbers under the x axis. */
export function XNumbers({
  values,
  format = String,
  anchor = 'middle',
  quiet = true,
}: XNumbersProps) {
  const { x, box } = useAxes();
  const baseline = box.bottom + use(FontSize) + 5;
  return values.map((value, index) => (
    <Note
      key={value}
      x={x(value)}
      y={baseline}
      anchor={anchor}
      quiet={quiet}
      lines={[format(value, index)].flat()}
    />
  ));
}

type XNumbersProps = NumbersProps & Pick<TextProps, 'anchor' | 'quiet'>;

/** Draws numbers left of the y axis. */
export function YNumbers({ values, format = String }: NumbersProps) {
  const { y, box } = useAxes();
  return values.map((value, index) => (
    <Note
      key={value}
      x={box.left - 7}
      y={y(value)}
      centered
      anchor="end"
      quiet
      lines={[format(value, index)].flat()}
    />
  ));
}

/** Draws the title of an axis: above the left or right edge, or inside the lower right corner. */
export function AxisTitle({ place, children }: AxisTitleProps) {
  const { left, right, top, bottom } = useAxes().box;
  const x = place === 'left' ? left : right;
  const y = place === 'corner' ? bottom - 9 : top - 10;
  return (
    <Note x={x} y={y} anchor={place === 'left' ? 'start' : 'end'} quiet>
      {children}
    </Note>
  );
}

interface AxisTitleProps {
  place: 'left' | 'right' | 'corner';
  children: string;
}

/* ---- Marks positioned by data values ---- */

/** Draws straight lines through points. */
export function Line({ points, ...style }: LineStyle & { points: readonly Point[] }) {
  return <Trace d={useAxes().path(points)} {...style} />;
}

export function HorizontalLine({ y: value, ...style }: LineStyle & { y: number }) {
  const { y, box } = useAxes();
  return <Trace d={`M${box.left} ${y(value)}H${box.right}`} {...style} />;
}

export function VerticalLine({ x: value, ...style }: LineStyle & { x: number }) {
  const { x, box } = useAxes();
  return <Trace d={`M${x(value)} ${box.top}V${box.bottom}`} {...style} />;
}

export function Curve({ formula, from, to, count, ...style }: CurveProps) {
  return <Line points={curvePoints(formula, from, to, count)} {...style} />;
}

interface CurveProps extends LineStyle {
  formula: (x: number) => number;
  from: number;
  to: number;
  /** Number of straight segments that approximate the curve. */
  count?: number;
}

export function Area({ points, tone }: { points: readonly Point[]; tone: 'live' | 'plain' }) {
  return <Tint d={`${useAxes().path(points)}z`} tone={tone} />;
}

/** Draws the tinted area between a curve and the value `base` on the y axis. */
export function AreaUnder({ formula, from, to, base, count }: AreaUnderProps) {
  const curve = curvePoints(formula, from, to, count);
  return <Area tone="live" points={[...curve, [to, base], [from, base]]} />;
}

type AreaUnderProps = Omit<CurveProps, keyof LineStyle> & { base: number };

export function Dot({ at, live }: { at: Point; live?: boolean }) {
  const { x, y } = useAxes();
  return <Spot x={x(at[0])} y={y(at[1])} live={live} />;
}

/** Draws a horizontal or vertical dimension line between two points. */
export function Dimension({ from, to, children }: MeasureProps) {
  const { x, y } = useAxes();
  return (
    <Measure from={[x(from[0]), y(from[1])]} to={[x(to[0]), y(to[1])]}>
      {children}
    </Measure>
  );
}

/**
 * Draws text beside a point. Distances are in drawing units. Without `left` or `right` the text is centered
 * horizontally on the point; without `above`, `below` or `baseline` it is centered vertically.
 */
export function PointLabel({ at, left, right, above, below, baseline, ...text }: PointLabelProps) {
  const { x, y } = useAxes();
  const fontSize = use(FontSize);
  const lineCount = text.lines?.length ?? 1;
  const firstToLast = (lineCount - 1) * lineSpacing * fontSize;

  let anchor: TextProps['anchor'] = 'middle';
  if (left !== undefined) anchor = 'end';
  if (right !== undefined) anchor = 'start';

  let down = halfCapital * fontSize - firstToLast / 2;
  if (above !== undefined) down = -above - firstToLast;
  if (below !== undefined) down = below + fontSize;
  if (baseline !== undefined) down = baseline;

  return (
    <Note anchor={anchor} {...text} x={x(at[0]) + (right ?? 0) - (left ?? 0)} y={y(at[1]) + down} />
  );
}

interface PointLabelProps extends TextProps {
  /** Data values of the point on both axes. */
  at: Point;
  /** Distance from the point to the end of text on the left. */
  left?: number;
  /** Distance from the point to the start of text on the right. */
  right?: number;
  /** Distance from the point up to the baseline of the last line. */
  above?: number;
  /** Distance from the point down to the top of the first line. */
  below?: number;
  /** Distance from the point down to the baseline of the first line. */
  baseline?: number;
}
