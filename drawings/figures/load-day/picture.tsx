import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import {
  AreaUnder,
  Curve,
  createAxes,
  Dimension,
  Dot,
  Grid,
  HorizontalLine,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/data-marks.tsx';
import { Leader } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import { hoursAbove, smoothCurveThrough } from './numbers.ts';

export interface LoadDayData {
  /** Rating of the transformer, kVA. */
  rating: number;
  /** Planning limit, percent of the rating. */
  limit: number;
  /** Time of the lowest load, in words. */
  low: string;
  /** Known loads: `hour` is hours after midnight, `load` is in kVA. */
  points: { hour: number; load: number }[];
}

const layouts = {
  wide: {
    viewBox: '0 0 560 400',
    box: { left: 44, right: 554, top: 28, bottom: 374 },
    gridHours: 1,
    /** Percentages labeled on the load axis. */
    percents: [0, 20, 40, 60, 80, 100],
    /** Height of the dimension line for the hours above the limit, as a fraction of the limit. */
    spanHeight: 0.52,
  },
  narrow: {
    viewBox: '0 0 360 316',
    box: { left: 44, right: 354, top: 30, bottom: 288 },
    gridHours: 3,
    percents: [0, 40, 80],
    spanHeight: 0.5,
  },
};

/** Plots load over a day. The axis starts at zero, so that heights can be compared as percentages of the rating. */
export function Picture({ data, ...picture }: PictureProps & { data: LoadDayData }) {
  const { rating, limit, low, points } = data;
  const wide = picture.size === 'wide';
  const { viewBox, box, gridHours, percents, spanHeight } = layouts[picture.size];
  const loadAt = smoothCurveThrough(points.map(({ hour, load }): Point => [hour, load]));
  const limitLoad = (rating * limit) / 100;
  const [from, to] = hoursAbove(loadAt, limitLoad);
  const peak = points.reduce((most, point) => (point.load > most.load ? point : most));
  const peakAt: Point = [peak.hour, peak.load];
  const lowest = Math.min(...points.map(({ load }) => load));
  const formatPercent = (load: number) => `${Math.round((load / rating) * 100)}%`;
  const spanLoad = limitLoad * spanHeight;
  const axes = createAxes({ box, x: [0, 24], y: [0, rating] });
  const { x, y } = axes;
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Grid x={inclusiveRange(0, 24, gridHours)} y={inclusiveRange(0, rating, rating / 5)} />
        <YNumbers values={percents.map((share) => (share * rating) / 100)} format={formatPercent} />
        <XNumbers values={wide ? [6, from, peak.hour, to] : [6, from, to]} format={formatHour} />
        <AreaUnder formula={loadAt} from={from} to={to} base={limitLoad} count={28} />
        <HorizontalLine y={rating} weight={1.5} />
        <HorizontalLine y={limitLoad} dashed weight={1.2} />
        <Leader d={`M${x(from)} ${y(limitLoad)}V${box.bottom}`} />
        <Leader d={`M${x(to)} ${y(limitLoad)}V${box.bottom}`} />
        <Curve formula={loadAt} from={0} to={from} count={20} />
        <Curve formula={loadAt} from={to} to={24} count={20} />
        <Curve tone="live" weight={3} formula={loadAt} from={from} to={to} count={28} />
        <Dimension from={[from, spanLoad]} to={[to, spanLoad]}>
          {`${tenth(to - from)} HOURS`}
        </Dimension>
        <PointLabel at={[(from + to) / 2, spanLoad]} below={7}>
          {`ABOVE ${limit}%`}
        </PointLabel>
        <PointLabel at={[0, rating]} right={8} above={8}>
          {wide ? `${rating} kVA TRANSFORMER` : `${rating} kVA`}
        </PointLabel>
        <PointLabel at={[0, limitLoad]} right={8} above={8}>
          {`${tenth(limitLoad)} kVA`}
        </PointLabel>
        <PointLabel
          at={[0, lowest]}
          right={8}
          below={8}
          lines={[`${lowest} kVA, ${formatPercent(lowest)}`, low]}
        />
        <Dot at={peakAt} live />
        <PointLabel at={peakAt} right={16} above={2}>
          {wide ? `${peak.load} kVA, ${formatPercent(peak.load)}` : `${peak.load} kVA`}
        </PointLabel>
      </Plot>
    </FigureDrawing>
  );
}

function formatHour(hour: number): string {
  if (hour === 12) return 'NOON';
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
