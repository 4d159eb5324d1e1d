import { createContext, type ReactNode, use } from 'react';
import { tenth } from '#electrical/tenth.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import type { Box, Point } from '../geometry.ts';
import { type FigureSize, halfCapital, letterSize, lineSpacing } from '../lettering.ts';
import { curvePoints, linear, logarithmic, relativePolyline, type Scale } from './scale.ts';

/*
 * The plot kit. A picture is a <FigureDrawing>. Its marks are placed in two ways: in units of the
 * drawing (<Note>, <Trace>, …), or inside a <Plot> by the values on its axes (<PointLabel>, <Line>, …).
 */

/* ---- The picture ---- */

/** Props of a figure's picture; all except `size` are attributes of its `<svg>`. */
export interface PictureProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  size: FigureSize;
}

/** The root of a figure's picture. */
export function FigureDrawing({ size, ...drawing }: DrawingProps & { size: FigureSize }) {
  return (
    <LetterSize value={letterSize[size]}>
      <Drawing fontSize={letterSize[size]} {...drawing} />
    </LetterSize>
  );
}

const LetterSize = createContext(letterSize.wide);

/* ---- Marks in units of the drawing ---- */

interface TextProps {
  anchor?: 'start' | 'middle' | 'end';
  /** A caption, in a quieter color than a name or a value. */
  quiet?: boolean;
  /** The text of one line. */
  children?: string | number | undefined;
  /** The text of several lines, instead of `children`. */
  lines?: readonly string[];
}

/** Text at a place; `y` is the baseline of the first line, or with `centered` the middle of its capitals. */
export function Note({ x, y, centered = false, children, lines, ...text }: NoteProps) {
  const size = use(LetterSize);
  const baseline = centered ? y + halfCapital * size : y;
  return (lines ?? [children]).map((line, index) => (
    <text
      key={line}
      x={tenth(x)}
      y={tenth(baseline + index * lineSpacing * size)}
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

/** A row of a table. The first text starts at the x of its column; the others have `anchor` at theirs. */
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
  /** Line width on the screen, pixels. */
  weight?: number;
}

/** A line of data. */
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

/** Lines that lead from a point to its dimension or name, and rules of a table. */
export function Leader({ d, weight }: { d: string; weight?: number }) {
  return <path className="leader" d={d} strokeWidth={weight} />;
}

/** A tinted area. */
export function Tint({ d, tone }: { d: string; tone: 'live' | 'plain' }) {
  return tone === 'live' ? (
    <path className="solid-live" d={d} opacity="0.14" />
  ) : (
    <path className="solid" d={d} opacity="0.08" />
  );
}

/** A point to read off, with a rim that separates it from the lines under it. */
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

/** A dimension line between two places on one level, with its text above it, or one over the other. */
export function Measure({ from: [x, y], to: [toX, toY], children }: MeasureProps) {
  const level = y === toY;
  const line = `M${x} ${y}${level ? `H${toX}` : `V${toY}`}`;
  const ticks = `M${x - 4} ${y + 4}l8-8M${toX - 4} ${toY + 4}l8-8`;
  return (
    <>
      <path className="outline" d={line + ticks} />
      {level && children && (
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

/** The path around a box. */
export function boxPath({ left, right, top, bottom }: Box): string {
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}

/** The scales of a plot, and its box. */
export interface Axes {
  box: Box;
  x: Scale;
  y: Scale;
  /** The path of straight lines through points. */
  path: (points: readonly Point[]) => string;
}

/**
 * @param axes.x Values at the left and the right edge of the box.
 * @param axes.y Values at its bottom and its top.
 * @param axes.log The axis that is logarithmic.
 */
export function axesIn({ box, x: across, y: up, log }: AxesOptions): Axes {
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

/** Marks inside a <Plot> are placed by values on its axes. */
export function Plot({ axes, children }: { axes: Axes; children: ReactNode }) {
  return <PlotAxes value={axes}>{children}</PlotAxes>;
}

function useAxes(): Axes {
  const axes = use(PlotAxes);
  if (!axes) throw new Error('a mark that is placed by values needs a <Plot> around it');
  return axes;
}

/** Grid lines at values of both axes. */
export function Grid({ x: xs = [], y: ys = [], weight }: GridProps) {
  const { x, y, box } = useAxes();
  const upright = xs.map((value) => `M${x(value)} ${box.top}V${box.bottom}`);
  const level = ys.map((value) => `M${box.left} ${y(value)}H${box.right}`);
  return <path className="grid" d={[...upright, ...level].join('')} strokeWidth={weight} />;
}

interface GridProps {
  x?: readonly number[];
  y?: readonly number[];
  weight?: number;
}

interface NumbersProps {
  values: readonly number[];
  /** Formats a value. */
  write?: (value: number, index: number) => string | readonly string[];
}

/** Numbers under the x axis, centered on their values. */
export function XNumbers({
  values,
  write = String,
  anchor = 'middle',
  quiet = true,
}: XNumbersProps) {
  const { x, box } = useAxes();
  const baseline = box.bottom + use(LetterSize) + 5;
  return values.map((value, index) => (
    <Note
      key={value}
      x={x(value)}
      y={baseline}
      anchor={anchor}
      quiet={quiet}
      lines={[write(value, index)].flat()}
    />
  ));
}

type XNumbersProps = NumbersProps & Pick<TextProps, 'anchor' | 'quiet'>;

/** Numbers left of the y axis. */
export function YNumbers({ values, write = String }: NumbersProps) {
  const { y, box } = useAxes();
  return values.map((value, index) => (
    <Note
      key={value}
      x={box.left - 7}
      y={y(value)}
      centered
      anchor="end"
      quiet
      lines={[write(value, index)].flat()}
    />
  ));
}

/** The title of an axis: above the left or the right edge, or inside the lower right corner. */
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

/* ---- Marks by values ---- */

/** A straight line through points. */
export function Line({ points, ...style }: LineStyle & { points: readonly Point[] }) {
  return <Trace d={useAxes().path(points)} {...style} />;
}

/** A line across the plot at a value of y. */
export function HorizontalLine({ y: value, ...style }: LineStyle & { y: number }) {
  const { y, box } = useAxes();
  return <Trace d={`M${box.left} ${y(value)}H${box.right}`} {...style} />;
}

/** A line up the plot at a value of x. */
export function VerticalLine({ x: value, ...style }: LineStyle & { x: number }) {
  const { x, box } = useAxes();
  return <Trace d={`M${x(value)} ${box.top}V${box.bottom}`} {...style} />;
}

/** The curve of a formula between two values of x. */
export function Curve({ formula, from, to, count, ...style }: CurveProps) {
  return <Line points={curvePoints(formula, from, to, count)} {...style} />;
}

interface CurveProps extends LineStyle {
  formula: (x: number) => number;
  from: number;
  to: number;
  /** Number of straight pieces. */
  count?: number;
}

/** The tinted area within points. */
export function Area({ points, tone }: { points: readonly Point[]; tone: 'live' | 'plain' }) {
  return <Tint d={`${useAxes().path(points)}z`} tone={tone} />;
}

/** The tinted area between a curve and a value of y. */
export function AreaUnder({ formula, from, to, base, count }: AreaUnderProps) {
  const curve = curvePoints(formula, from, to, count);
  return <Area tone="live" points={[...curve, [to, base], [from, base]]} />;
}

type AreaUnderProps = Omit<CurveProps, keyof LineStyle> & { base: number };

/** A point to read off. */
export function Dot({ at, live }: { at: Point; live?: boolean }) {
  const { x, y } = useAxes();
  return <Spot x={x(at[0])} y={y(at[1])} live={live} />;
}

/** A dimension line between two points on one level or one over the other. */
export function Dimension({ from, to, children }: MeasureProps) {
  const { x, y } = useAxes();
  return (
    <Measure from={[x(from[0]), y(from[1])]} to={[x(to[0]), y(to[1])]}>
      {children}
    </Measure>
  );
}

/**
 * Text beside a point; distances are in units of the drawing. Without `left` or `right` the text is
 * centered on x, without `above`, `below` or `baseline` on y.
 */
export function PointLabel({ at, left, right, above, below, baseline, ...text }: PointLabelProps) {
  const { x, y } = useAxes();
  const size = use(LetterSize);
  const lineCount = text.lines?.length ?? 1;
  const firstToLast = (lineCount - 1) * lineSpacing * size;

  let anchor: TextProps['anchor'] = 'middle';
  if (left !== undefined) anchor = 'end';
  if (right !== undefined) anchor = 'start';

  let down = halfCapital * size - firstToLast / 2;
  if (above !== undefined) down = -above - firstToLast;
  if (below !== undefined) down = below + size;
  if (baseline !== undefined) down = baseline;

  return (
    <Note anchor={anchor} {...text} x={x(at[0]) + (right ?? 0) - (left ?? 0)} y={y(at[1]) + down} />
  );
}

interface PointLabelProps extends TextProps {
  /** Values of the point on both axes. */
  at: Point;
  /** From the point to the end of a text left of it. */
  left?: number;
  /** From the point to the start of a text right of it. */
  right?: number;
  /** From the point up to the baseline of the last line. */
  above?: number;
  /** From the point down to the top of the first line. */
  below?: number;
  /** From the point down to the baseline of the first line. */
  baseline?: number;
}
