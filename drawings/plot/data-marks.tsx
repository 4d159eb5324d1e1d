import { createContext, type ReactNode, use } from 'react';
import type { Box, Point } from '../geometry.ts';
import { halfCapital, lineSpacing } from '../lettering.ts';
import {
  type LineStyle,
  Measure,
  type MeasureProps,
  Note,
  Spot,
  type TextProps,
  Tint,
  type TintStyle,
  Trace,
} from './drawing-marks.tsx';
import { useFontSize } from './figure-drawing.tsx';
import {
  curvePoints,
  linear,
  logarithmic,
  type Range,
  relativePolyline,
  type Scale,
} from './scale.ts';

/*
 * The axes of a plot, and marks that are positioned by data values. These marks must be inside a <Plot>, which provides
 * the axes. Each mark converts its data values to drawing units and draws its counterpart from drawing-marks.tsx:
 *
 *   <Line>, <Curve>       draw a  <Trace>    a line along an SVG path
 *   <Area>, <AreaUnder>   draw a  <Tint>     a lightly filled shape
 *   <Dot>                 draws a <Spot>     a small circle
 *   <PointLabel>          draws a <Note>     text of one or more lines
 *   <Dimension>           draws a <Measure>  a dimension line
 */

/** Scales, which convert data values to drawing units, and the box around the plot in drawing units. */
export interface Axes {
  box: Box;
  x: Scale;
  y: Scale;
  /** Returns the path of straight lines through points given by data values. */
  path: (points: readonly Point[]) => string;
}

interface AxesOptions {
  box: Box;
  /** Data values at the left and right edges of the box. */
  x: Range;
  /** Data values at the bottom and top edges of the box. */
  y: Range;
  /** The logarithmic axis, if any. The other axis is linear. */
  log?: 'x' | 'y';
}

/** Creates the axes of a plot. */
export function createAxes({ box, x: xRange, y: yRange, log }: AxesOptions): Axes {
  const createXScale = log === 'x' ? logarithmic : linear;
  const createYScale = log === 'y' ? logarithmic : linear;
  const x = createXScale(xRange, [box.left, box.right]);
  const y = createYScale(yRange, [box.bottom, box.top]);
  const toDrawingUnits = ([xValue, yValue]: Point): Point => [x(xValue), y(yValue)];
  return { box, x, y, path: (points) => relativePolyline(points.map(toDrawingUnits)) };
}

const PlotAxes = createContext<Axes | undefined>(undefined);

/** Provides the axes to the marks inside this element. */
export function Plot({ axes, children }: { axes: Axes; children: ReactNode }) {
  return <PlotAxes value={axes}>{children}</PlotAxes>;
}

function useAxes(): Axes {
  const axes = use(PlotAxes);
  if (!axes) throw new Error('a mark that is positioned by data values must be inside a <Plot>');
  return axes;
}

/* ---- Grid lines, numbers and titles of the axes ---- */

interface GridProps {
  x?: readonly number[];
  y?: readonly number[];
  weight?: number;
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

interface NumbersProps {
  values: readonly number[];
  /** Formats a value. A list of strings is drawn as several lines. */
  format?: (value: number, index: number) => string | readonly string[];
}

type XNumbersProps = NumbersProps & Pick<TextProps, 'anchor' | 'quiet'>;

/** Draws numbers under the x axis. */
export function XNumbers({
  values,
  format = String,
  anchor = 'middle',
  quiet = true,
}: XNumbersProps) {
  const { x, box } = useAxes();
  const baseline = box.bottom + useFontSize() + 5;
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

interface AxisTitleProps {
  place: 'left' | 'right' | 'corner';
  children: string;
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

/* ---- Marks in the plot ---- */

/** Draws straight lines through points given by data values. */
export function Line({ points, ...style }: LineStyle & { points: readonly Point[] }) {
  return <Trace d={useAxes().path(points)} {...style} />;
}

/** Draws a line across the plot at a value of the y axis. */
export function HorizontalLine({ y: value, ...style }: LineStyle & { y: number }) {
  const { y, box } = useAxes();
  return <Trace d={`M${box.left} ${y(value)}H${box.right}`} {...style} />;
}

/** Draws a line across the plot at a value of the x axis. */
export function VerticalLine({ x: value, ...style }: LineStyle & { x: number }) {
  const { x, box } = useAxes();
  return <Trace d={`M${x(value)} ${box.top}V${box.bottom}`} {...style} />;
}

interface CurveProps extends LineStyle {
  formula: (x: number) => number;
  from: number;
  to: number;
  /** Number of straight segments that approximate the curve. */
  count?: number;
}

/** Draws the curve of a formula between two values of the x axis. */
export function Curve({ formula, from, to, count, ...style }: CurveProps) {
  return <Line points={curvePoints(formula, from, to, count)} {...style} />;
}

/** Tints the area of a polygon whose corners are given by data values. */
export function Area({ points, tone }: TintStyle & { points: readonly Point[] }) {
  return <Tint d={`${useAxes().path(points)}z`} tone={tone} />;
}

type AreaUnderProps = Omit<CurveProps, keyof LineStyle> & { base: number };

/** Draws the tinted area between a curve and the value `base` on the y axis. */
export function AreaUnder({ formula, from, to, base, count }: AreaUnderProps) {
  const curve = curvePoints(formula, from, to, count);
  return <Area tone="live" points={[...curve, [to, base], [from, base]]} />;
}

/** Draws a dot at a point given by data values. */
export function Dot({ at, live }: { at: Point; live?: boolean }) {
  const { x, y } = useAxes();
  return <Spot x={x(at[0])} y={y(at[1])} live={live} />;
}

/** Draws a horizontal or vertical dimension line between two points given by data values. */
export function Dimension({ from, to, children }: MeasureProps) {
  const { x, y } = useAxes();
  return (
    <Measure from={[x(from[0]), y(from[1])]} to={[x(to[0]), y(to[1])]}>
      {children}
    </Measure>
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

/**
 * Draws text beside a point. Distances are in drawing units. Without `left` or `right` the text is centered
 * horizontally on the point; without `above`, `below` or `baseline` it is centered vertically.
 */
export function PointLabel({ at, left, right, above, below, baseline, ...text }: PointLabelProps) {
  const { x, y } = useAxes();
  const fontSize = useFontSize();
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
