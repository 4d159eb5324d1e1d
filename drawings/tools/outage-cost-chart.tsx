import { formatDollars } from '#electrical/tools/describe-outage.ts';
import {
  breakEven,
  costAfter,
  type DowntimeInput,
  type Range,
} from '#electrical/tools/downtime-cost.ts';
import { formatDecimals, writeCompact } from '#electrical/tools/format-decimals.ts';
import type { Point } from '../geometry.ts';
import { letterSize, lineSpacing } from '../lettering.ts';
import {
  Area,
  createAxes,
  Dot,
  Grid,
  HorizontalLine,
  Line,
  Plot,
  PointLabel,
  VerticalLine,
  XNumbers,
  YNumbers,
} from '../plot/data-marks.tsx';
import { Note } from '../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps } from '../plot/figure-drawing.tsx';
import { inclusiveRange } from '../plot/scale.ts';

const layouts = {
  wide: { viewBox: '0 0 720 370', box: { left: 56, right: 700, top: 34, bottom: 320 } },
  narrow: { viewBox: '0 0 360 330', box: { left: 56, right: 343, top: 36, bottom: 276 } },
};

interface OutageCostChartProps extends PictureProps {
  input: DowntimeInput;
}

/** Plots the cost of an outage against its duration, with a horizontal line at the plan's annual cost. */
export function OutageCostChart({ input, ...picture }: OutageCostChartProps) {
  const { viewBox, box } = layouts[picture.size];
  const fontSize = letterSize[picture.size];
  const { outage } = input;
  const { hoursDown } = outage;
  const { hoursOfOneOutage, planDollarsPerYear: plan } = breakEven(outage, input.plan);
  const hours = axisTo(Math.max(hoursDown * 1.5, Math.min(hoursOfOneOutage.low, hoursDown * 3)));
  const costAtStart = costAfter(0, outage);
  const costAtAxisEnd = costAfter(hours.end, outage);
  const cost = costAfter(hoursDown, outage);
  // Leave 10% of the height empty at the top, so that no amount overlaps the axis title.
  const money = axisTo(Math.max(costAtAxisEnd.high * 1.1, plan * 1.15, 1));
  const axes = createAxes({ box, x: [0, hours.end], y: [0, money.end] });
  const { y } = axes;
  const lowLine: [Point, Point] = [
    [0, costAtStart.low],
    [hours.end, costAtAxisEnd.low],
  ];
  const highLine: [Point, Point] = [
    [0, costAtStart.high],
    [hours.end, costAtAxisEnd.high],
  ];
  const planCrossesLowLabel = y(plan) < y(cost.low) - 2 && y(plan) > y(cost.low) - fontSize - 12;
  const hasRoomForLowLabel = Math.abs(y(cost.low) - y(cost.high)) > fontSize * lineSpacing;
  const planLabelFitsBelow = y(plan) + fontSize + 8 <= box.bottom;
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Area tone="live" points={[...lowLine, ...highLine.toReversed()]} />
        <Grid x={hours.ticks} y={money.ticks} />
        <XNumbers values={hours.ticks} format={(value) => formatDecimals(value, 3)} />
        <YNumbers values={money.ticks} format={(value) => `$${writeCompact(value)}`} />
        <Line tone="live" points={highLine} />
        <Line tone="live" points={lowLine} />
        <HorizontalLine y={plan} dashed weight={1.5} />
        <VerticalLine x={hoursDown} tone="quiet" />
        <CostPoints
          hoursDown={hoursDown}
          cost={cost}
          showsLowLabel={hasRoomForLowLabel}
          lowLabelSide={planCrossesLowLabel ? 'right' : 'left'}
        />
        <PlanLabel at={[hours.end, plan]} fitsBelow={planLabelFitsBelow} />
        <Note x={box.left} y={box.top - 12} quiet>
          COST OF ONE OUTAGE
        </Note>
        <Note x={box.right} y={box.bottom + fontSize * 2 + 12} anchor="end" quiet>
          HOURS WITHOUT POWER
        </Note>
      </Plot>
    </FigureDrawing>
  );
}

interface CostPointsProps {
  hoursDown: number;
  cost: Range;
  /** Whether the low cost is labeled. False if its label would overlap the label of the high cost. */
  showsLowLabel: boolean;
  /** Side of the point on which the low cost is labeled. Right if the plan's line would cross a label on the left. */
  lowLabelSide: 'left' | 'right';
}

/** Draws dots at the low and high cost of the outage, labeled with the amounts. */
function CostPoints({ hoursDown, cost, showsLowLabel, lowLabelSide }: CostPointsProps) {
  const low: Point = [hoursDown, cost.low];
  const high: Point = [hoursDown, cost.high];
  return (
    <>
      <Dot at={low} live />
      <Dot at={high} live />
      {/* To the left of a point, the cost lines are lower than the label. */}
      <PointLabel at={high} left={9} above={8}>
        {formatDollars(cost.high)}
      </PointLabel>
      {showsLowLabel && lowLabelSide === 'left' && (
        <PointLabel at={low} left={9} above={8}>
          {formatDollars(cost.low)}
        </PointLabel>
      )}
      {showsLowLabel && lowLabelSide === 'right' && (
        <PointLabel at={low} right={9} below={4}>
          {formatDollars(cost.low)}
        </PointLabel>
      )}
    </>
  );
}

/**
 * Draws the label of the plan's line: below the line if the label fits there, otherwise above the line, clear of
 * the axis numbers. The text is short, because a longer label would overlap the vertical line on a phone.
 */
function PlanLabel({ at, fitsBelow }: { at: Point; fitsBelow: boolean }) {
  const offset = fitsBelow ? { below: 4 } : { above: 8 };
  return (
    <PointLabel at={at} left={0} {...offset}>
      ANNUAL PLAN
    </PointLabel>
  );
}

/** Returns an axis from zero to at least `value`, divided into four to six round steps. */
function axisTo(value: number): { end: number; ticks: number[] } {
  const magnitude = 10 ** Math.floor(Math.log10(value / 4));
  const step =
    [1, 2, 3, 5, 10].map((factor) => factor * magnitude).find((size) => value / size <= 6) ??
    magnitude;
  const end = Math.ceil(value / step) * step;
  return { end, ticks: inclusiveRange(0, end, step) };
}
