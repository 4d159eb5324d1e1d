import { dollars } from '#electrical/tools/describe-outage.ts';
import { breakEven, costAfter, type DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { writeCompact, writeDecimals } from '#electrical/tools/write-decimals.ts';
import type { Point } from '../geometry.ts';
import { letterSize, lineSpacing } from '../lettering.ts';
import {
  Area,
  axesIn,
  Dot,
  FigureDrawing,
  Grid,
  HorizontalLine,
  Line,
  Note,
  type PictureProps,
  Plot,
  PointLabel,
  VerticalLine,
  XNumbers,
  YNumbers,
} from '../plot/plot.tsx';
import { steps } from '../plot/scale.ts';

interface OutageCostChartProps extends PictureProps {
  input: DowntimeInput;
}

const layouts = {
  wide: { viewBox: '0 0 720 370', box: { left: 56, right: 700, top: 34, bottom: 320 } },
  narrow: { viewBox: '0 0 360 330', box: { left: 56, right: 343, top: 36, bottom: 276 } },
};

/** Plots the cost of an outage over its duration, with a horizontal line at the plan's annual cost. */
export function OutageCostChart({ input, ...picture }: OutageCostChartProps) {
  const { viewBox, box } = layouts[picture.size];
  const letters = letterSize[picture.size];
  const { outage } = input;
  const { hoursDown } = outage;
  const { hoursOfOneOutage, planDollarsPerYear: plan } = breakEven(outage, input.plan);
  const hours = axisTo(Math.max(hoursDown * 1.5, Math.min(hoursOfOneOutage.low, hoursDown * 3)));
  const shortest = costAfter(0, outage);
  const longest = costAfter(hours.end, outage);
  const cost = costAfter(hoursDown, outage);
  // Leave 10 % of free space at the top, so that no amount overlaps the axis title.
  const money = axisTo(Math.max(longest.high * 1.1, plan * 1.15, 1));
  const axes = axesIn({ box, x: [0, hours.end], y: [0, money.end] });
  const { y } = axes;
  const low: Point = [hoursDown, cost.low];
  const high: Point = [hoursDown, cost.high];
  // Labels are placed to the left of their point, where the cost lines are lower than the label. If the plan's
  // line would cross the lower label, that label moves to the right of its point.
  const planCrossesLabel = y(plan) < y(cost.low) - 2 && y(plan) > y(cost.low) - letters - 12;
  // If the plan's line is low, its label goes above the line, because below it would overlap the axis numbers.
  const planIsLow = y(plan) + letters + 8 > box.bottom;
  const hasRoomForLow = Math.abs(y(cost.low) - y(cost.high)) > letters * lineSpacing;
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Area
          tone="live"
          points={[
            [0, shortest.low],
            [hours.end, longest.low],
            [hours.end, longest.high],
            [0, shortest.high],
          ]}
        />
        <Grid x={hours.ticks} y={money.ticks} />
        <XNumbers values={hours.ticks} write={(value) => writeDecimals(value, 3)} />
        <YNumbers values={money.ticks} write={(value) => `$${writeCompact(value)}`} />
        <Line
          tone="live"
          points={[
            [0, shortest.high],
            [hours.end, longest.high],
          ]}
        />
        <Line
          tone="live"
          points={[
            [0, shortest.low],
            [hours.end, longest.low],
          ]}
        />
        <HorizontalLine y={plan} dashed weight={1.5} />
        <VerticalLine x={hoursDown} tone="quiet" />
        <Dot at={low} live />
        <Dot at={high} live />
        <PointLabel at={high} left={9} above={8}>
          {dollars(cost.high)}
        </PointLabel>
        {hasRoomForLow &&
          (planCrossesLabel ? (
            <PointLabel at={low} right={9} below={4}>
              {dollars(cost.low)}
            </PointLabel>
          ) : (
            <PointLabel at={low} left={9} above={8}>
              {dollars(cost.low)}
            </PointLabel>
          ))}
        {/* A longer label would overlap the vertical line on a phone. */}
        {planIsLow ? (
          <PointLabel at={[hours.end, plan]} left={0} above={8}>
            ANNUAL PLAN
          </PointLabel>
        ) : (
          <PointLabel at={[hours.end, plan]} left={0} below={4}>
            ANNUAL PLAN
          </PointLabel>
        )}
        <Note x={box.left} y={box.top - 12} quiet>
          COST OF ONE OUTAGE
        </Note>
        <Note x={box.right} y={box.bottom + letters * 2 + 12} anchor="end" quiet>
          HOURS WITHOUT POWER
        </Note>
      </Plot>
    </FigureDrawing>
  );
}

/** Returns an axis from zero to at least `value`, with four to eight round steps. */
function axisTo(value: number): { end: number; ticks: number[] } {
  const magnitude = 10 ** Math.floor(Math.log10(value / 4));
  const step =
    [1, 2, 3, 5, 10].map((factor) => factor * magnitude).find((each) => value / each <= 6) ??
    magnitude;
  const end = Math.ceil(value / step) * step;
  return { end, ticks: steps(0, end, step) };
}
