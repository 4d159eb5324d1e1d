import { dollars } from '#electrical/tools/describe-outage.ts';
import { breakEven, costAfter, type DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { writeCompact, writeDecimals } from '#electrical/tools/write-decimals.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { plotting } from '../plot/plotting.tsx';
import { steps } from '../plot/scale.ts';

interface OutageCostChartProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  input: DowntimeInput;
  size: 'wide' | 'narrow';
}

const layouts = {
  wide: { viewBox: '0 0 720 370', box: { left: 56, right: 700, top: 34, bottom: 320 } },
  narrow: { viewBox: '0 0 360 330', box: { left: 56, right: 343, top: 36, bottom: 276 } },
};

/** What an outage costs by its length, and across it what a year of the plan costs. */
export function OutageCostChart({ input, size, ...root }: OutageCostChartProps) {
  const { viewBox, box } = layouts[size];
  const { outage } = input;
  const { hoursDown } = outage;
  const { hoursOfOneOutage, planDollarsPerYear: plan } = breakEven(outage, input.plan);
  const hours = axisTo(Math.max(hoursDown * 1.5, Math.min(hoursOfOneOutage.low, hoursDown * 3)));
  const shortest = costAfter(0, outage);
  const longest = costAfter(hours.end, outage);
  const cost = costAfter(hoursDown, outage);
  // A tenth of room at the top, so that no amount runs into the name of the axis.
  const money = axisTo(Math.max(longest.high * 1.1, plan * 1.15, 1));
  const plot = plotting({ size, box, x: [0, hours.end], y: [0, money.end] });
  const { y, letters, line, text } = plot;
  // Left of a point the lines fall away, so a label is clear there, unless the line of the plan crosses it.
  const planCrossesLabel = y(plan) < y(cost.low) - 2 && y(plan) > y(cost.low) - letters - 12;
  // The name of a low plan would be among the hours of the axis.
  const planLabelShift = y(plan) + letters + 8 > box.bottom ? -8 : letters + 4;
  const hasRoomForLow = Math.abs(y(cost.low) - y(cost.high)) > letters * 1.3;
  return (
    <Drawing viewBox={viewBox} {...root}>
      {plot.area(
        'live',
        [0, shortest.low],
        [hours.end, longest.low],
        [hours.end, longest.high],
        [0, shortest.high],
      )}
      {plot.grid(hours.ticks, money.ticks)}
      {plot.xNumbers(hours.ticks, (value) => writeDecimals(value, 3))}
      {plot.yNumbers(money.ticks, (value) => `$${writeCompact(value)}`)}
      {line({ tone: 'live' }, [0, shortest.high], [hours.end, longest.high])}
      {line({ tone: 'live' }, [0, shortest.low], [hours.end, longest.low])}
      {plot.level(plan, { weight: 1.5 })}
      {plot.upright(hoursDown, { tone: 'quiet' })}
      {plot.dot([hoursDown, cost.low], true)}
      {plot.dot([hoursDown, cost.high], true)}
      {text([hoursDown, cost.high], dollars(cost.high), [-9, -8], 'end')}
      {hasRoomForLow &&
        (planCrossesLabel
          ? text([hoursDown, cost.low], dollars(cost.low), [9, letters + 4])
          : text([hoursDown, cost.low], dollars(cost.low), [-9, -8], 'end'))}
      {/* Longer words would not fit right of the hours on a phone. */}
      {text([hours.end, plan], 'ANNUAL PLAN', [0, planLabelShift], 'end')}
      {plot.note(box.left, box.top - 12, 'COST OF ONE OUTAGE', 'quiet')}
      {plot.note(box.right, box.bottom + letters * 2 + 12, 'HOURS WITHOUT POWER', 'end quiet')}
    </Drawing>
  );
}

/** An axis with four to eight round steps that reaches a value. */
function axisTo(value: number): { end: number; ticks: number[] } {
  const magnitude = 10 ** Math.floor(Math.log10(value / 4));
  const step =
    [1, 2, 3, 5, 10].map((factor) => factor * magnitude).find((each) => value / each <= 6) ??
    magnitude;
  const end = Math.ceil(value / step) * step;
  return { end, ticks: steps(0, end, step) };
}
