import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import {
  AreaUnder,
  axesIn,
  Curve,
  Dimension,
  Dot,
  FigureDrawing,
  Grid,
  HorizontalLine,
  Leader,
  type PictureProps,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/plot.tsx';
import { steps } from '../../plot/scale.ts';
import { hoursAbove, throughPoints } from './numbers.ts';

/** Load over a day. The axis starts at zero, so that heights can be compared as percentages of the rating. */
export function Picture({ data, ...picture }: PictureProps & { data: LoadDayData }) {
  const { rating, limit, low, points } = data;
  const wide = picture.size === 'wide';
  const { viewBox, box, gridHours, percents, spanHeight } = arrangements[picture.size];
  const loadAt = throughPoints(points.map(({ hour, load }): Point => [hour, load]));
  const planned = (rating * limit) / 100;
  const [from, to] = hoursAbove(loadAt, planned);
  const peak = points.reduce((most, point) => (point.load > most.load ? point : most));
  const peakAt: Point = [peak.hour, peak.load];
  const least = Math.min(...points.map(({ load }) => load));
  const percent = (load: number) => `${Math.round((load / rating) * 100)}%`;
  const span = planned * spanHeight;
  const axes = axesIn({ box, x: [0, 24], y: [0, rating] });
  const { x, y } = axes;
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Grid x={steps(0, 24, gridHours)} y={steps(0, rating, rating / 5)} />
        <YNumbers values={percents.map((share) => (share * rating) / 100)} write={percent} />
        <XNumbers values={wide ? [6, from, peak.hour, to] : [6, from, to]} write={clock} />
        <AreaUnder formula={loadAt} from={from} to={to} base={planned} count={28} />
        <HorizontalLine y={rating} weight={1.5} />
        <HorizontalLine y={planned} dashed weight={1.2} />
        <Leader d={`M${x(from)} ${y(planned)}V${box.bottom}`} />
        <Leader d={`M${x(to)} ${y(planned)}V${box.bottom}`} />
        <Curve formula={loadAt} from={0} to={from} count={20} />
        <Curve formula={loadAt} from={to} to={24} count={20} />
        <Curve tone="live" weight={3} formula={loadAt} from={from} to={to} count={28} />
        <Dimension from={[from, span]} to={[to, span]}>
          {`${tenth(to - from)} HOURS`}
        </Dimension>
        <PointLabel at={[(from + to) / 2, span]} below={7}>
          {`ABOVE ${limit}%`}
        </PointLabel>
        <PointLabel at={[0, rating]} right={8} above={8}>
          {wide ? `${rating} kVA TRANSFORMER` : `${rating} kVA`}
        </PointLabel>
        <PointLabel at={[0, planned]} right={8} above={8}>
          {`${tenth(planned)} kVA`}
        </PointLabel>
        <PointLabel
          at={[0, least]}
          right={8}
          below={8}
          lines={[`${least} kVA, ${percent(least)}`, low]}
        />
        <Dot at={peakAt} live />
        <PointLabel at={peakAt} right={16} above={2}>
          {wide ? `${peak.load} kVA, ${percent(peak.load)}` : `${peak.load} kVA`}
        </PointLabel>
      </Plot>
    </FigureDrawing>
  );
}

export interface LoadDayData {
  /** Rating of the transformer, kVA. */
  rating: number;
  /** Planning limit, percent of the rating. */
  limit: number;
  /** The time of the lowest load, in words. */
  low: string;
  /** Known loads: hours after midnight and kVA. */
  points: { hour: number; load: number }[];
}

const arrangements = {
  wide: {
    viewBox: '0 0 560 400',
    box: { left: 44, right: 554, top: 28, bottom: 374 },
    gridHours: 1,
    /** Numbers on the axis of the load. */
    percents: [0, 20, 40, 60, 80, 100],
    /** Height of the dimension line of the hours above the limit, as a part of the limit. */
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

function clock(hour: number): string {
  if (hour === 12) return 'NOON';
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
