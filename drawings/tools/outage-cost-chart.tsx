import { dollars } from '#electrical/tools/describe-outage.ts';
import { breakEven, costAfter, type DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { writeCompact, writeDecimals } from '#electrical/tools/write-decimals.ts';
import type { FigureSize } from '../figures/figure-drawing.ts';
import { plotting } from '../plot/plotting.tsx';
import { steps } from '../plot/scale.ts';

/** What an outage costs by its length, with a year of the plan across it. */
export function OutageCostChart({ input, size }: { input: DowntimeInput; size: FigureSize }) {
  const { outage } = input;
  const { hoursDown } = outage;
  const { hoursOfOneOutage, planDollarsPerYear: plan } = breakEven(outage, input.plan);
  const box = boxes[size];
  const hours = axis(Math.max(hoursDown * 1.5, Math.min(hoursOfOneOutage.low, hoursDown * 3)));
  const cost = (length: number) => costAfter(length, outage);
  const [least, most, now] = [cost(0), cost(hours.end), cost(hoursDown)];
  // A tenth of room above, so that no amount runs into the axis' name.
  const money = axis(Math.max(most.high * 1.1, plan * 1.15, 1));
  const plot = plotting({ size, box, x: [0, hours.end], y: [0, money.end] });
  const { y, letters, line, text } = plot;
  const [low, high] = [[hoursDown, now.low] as const, [hoursDown, now.high] as const];
  // Left of a point the lines fall away, so a label is clear there, unless the plan runs through it.
  const crossed = y(plan) < y(now.low) - 2 && y(plan) > y(now.low) - letters - 12;
  // A low plan would have its name among the hours of the axis.
  const planLabel = y(plan) + letters + 8 > box.bottom ? -8 : letters + 4;
  const apart = Math.abs(y(now.low) - y(now.high)) > letters * 1.3;
  return (
    <>
      {plot.area(
        'live',
        [0, least.low],
        [hours.end, most.low],
        [hours.end, most.high],
        [0, least.high],
      )}
      {plot.grid(hours.ticks, money.ticks)}
      {plot.xNumbers(hours.ticks, (value) => writeDecimals(value, 3))}
      {plot.yNumbers(money.ticks, (value) => `$${writeCompact(value)}`)}
      {line({ tone: 'live' }, [0, least.high], [hours.end, most.high])}
      {line({ tone: 'live' }, [0, least.low], [hours.end, most.low])}
      {plot.level(plan, { weight: 1.5 })}
      {plot.upright(hoursDown, { tone: 'quiet' })}
      {plot.dot(low, true)}
      {plot.dot(high, true)}
      {text(high, dollars(now.high), [-9, -8], 'end')}
      {apart &&
        (crossed
          ? text(low, dollars(now.low), [9, letters + 4])
          : text(low, dollars(now.low), [-9, -8], 'end'))}
      {/* As long as the third to the right of the hours on a phone. */}
      {text([hours.end, plan], 'ANNUAL PLAN', [0, planLabel], 'end')}
      {plot.note(box.left, box.top - 12, 'COST OF ONE OUTAGE', 'quiet')}
      {plot.note(box.right, box.bottom + letters * 2 + 12, 'HOURS WITHOUT POWER', 'end quiet')}
    </>
  );
}

export const outageCostSizes: Record<FigureSize, readonly [number, number]> = {
  wide: [720, 370],
  narrow: [360, 330],
};

const boxes = {
  wide: { left: 56, right: 700, top: 34, bottom: 320 },
  narrow: { left: 56, right: 343, top: 36, bottom: 276 },
};

/** Four to eight round steps that reach a value. */
function axis(reach: number) {
  const ten = 10 ** Math.floor(Math.log10(reach / 4));
  const step = [1, 2, 3, 5, 10].map((each) => each * ten).find((each) => reach / each <= 6) ?? ten;
  const end = Math.ceil(reach / step) * step;
  return { end, ticks: steps(0, end, step) };
}
