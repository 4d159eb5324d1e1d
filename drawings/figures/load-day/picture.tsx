import { tenth } from '#electrical/tenth.ts';
import {
  AreaUnder,
  axesIn,
  Curve,
  Dimension,
  Dot,
  FigureDrawing,
  Grid,
  HorizontalLine,
  Label,
  Leader,
  type PictureProps,
  Plot,
  Trace,
  XNumbers,
  YNumbers,
} from '../../plot/plot.tsx';
import { curvePoints, type Point, steps } from '../../plot/scale.ts';
import { hoursAbove, throughPoints } from './numbers.ts';

/** The axis of the load begins at zero, so heights compare as percentages of the rating do. */
export function Picture({ data, ...picture }: PictureProps & { data: LoadDayData }) {
  const { rating, limit, low, points } = data;
  const arrangement = arrangements[picture.size];
  const load = throughPoints(points.map(({ hour, load }): Point => [hour, load]));
  const planned = (rating * limit) / 100;
  const [from, to] = hoursAbove(load, planned);
  const peak = points.reduce((most, point) => (point.load > most.load ? point : most));
  const peakAt: Point = [peak.hour, peak.load];
  const least = Math.min(...points.map((point) => point.load));
  const percent = (value: number) => `${Math.round((value / rating) * 100)}%`;
  const spanLevel = planned * arrangement.spanLevel;
  const axes = axesIn({ box: arrangement.box, x: [0, 24], y: [0, rating] });
  return (
    <FigureDrawing {...picture} viewBox={arrangement.viewBox}>
      <Plot axes={axes}>
        <Grid x={steps(0, 24, arrangement.gridHours)} y={steps(0, rating, rating / 5)} />
        <YNumbers
          values={arrangement.percents.map((share) => (share * rating) / 100)}
          write={percent}
        />
        <XNumbers values={arrangement.hours(from, peak.hour, to)} write={clock} />
        <AreaUnder formula={load} from={from} to={to} base={planned} count={28} />
        <HorizontalLine y={rating} weight={1.5} />
        <HorizontalLine y={planned} dashed weight={1.2} />
        <Leader
          d={
            axes.path([
              [from, planned],
              [from, 0],
            ]) +
            axes.path([
              [to, planned],
              [to, 0],
            ])
          }
        />
        <Trace
          d={axes.path(curvePoints(load, 0, from, 20)) + axes.path(curvePoints(load, to, 24, 20))}
        />
        <Curve tone="live" weight={3} formula={load} from={from} to={to} count={28} />
        <Dimension from={[from, spanLevel]} to={[to, spanLevel]}>
          {`${tenth(to - from)} HOURS`}
        </Dimension>
        <Label at={[(from + to) / 2, spanLevel]} below={7}>
          {`ABOVE ${limit}%`}
        </Label>
        <Label at={[0, rating]} right={8} above={8}>
          {arrangement.describeRating(`${rating} kVA`)}
        </Label>
        <Label at={[0, planned]} right={8} above={8}>
          {`${tenth(planned)} kVA`}
        </Label>
        <Label
          at={[0, least]}
          right={8}
          below={8}
          lines={[`${least} kVA, ${percent(least)}`, low]}
        />
        <Dot at={peakAt} live />
        <Label at={peakAt} right={16} above={2}>
          {arrangement.describePeak(`${peak.load} kVA`, percent(peak.load))}
        </Label>
      </Plot>
    </FigureDrawing>
  );
}

export interface LoadDayData {
  /** Rating of the transformer, kVA. */
  rating: number;
  /** Planning limit, percent of the rating. */
  limit: number;
  /** When the load is lowest, in words. */
  low: string;
  /** Known loads: hours after midnight and kVA. */
  points: { hour: number; load: number }[];
}

const arrangements = {
  wide: {
    viewBox: '0 0 560 400',
    box: { left: 44, right: 554, top: 28, bottom: 374 },
    gridHours: 1,
    percents: [0, 20, 40, 60, 80, 100],
    hours: (from: number, peak: number, to: number) => [6, from, peak, to],
    /** Height of the dimension line of the hours above the limit, as a part of the limit. */
    spanLevel: 0.52,
    describeRating: (rating: string) => `${rating} TRANSFORMER`,
    describePeak: (load: string, percent: string) => `${load}, ${percent}`,
  },
  narrow: {
    viewBox: '0 0 360 316',
    box: { left: 44, right: 354, top: 30, bottom: 288 },
    gridHours: 3,
    percents: [0, 40, 80],
    hours: (from: number, _peak: number, to: number) => [6, from, to],
    spanLevel: 0.5,
    describeRating: (rating: string) => rating,
    describePeak: (load: string) => load,
  },
};

function clock(hour: number): string {
  if (hour === 12) return 'NOON';
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
