import { type FigureSize, lettering } from '../figures/figure-drawing.ts';
import { Dot } from '../plot/dot.tsx';
import { Area, Grid, type PlotBox, type Tick, Trace } from '../plot/plot.tsx';
import { linear } from '../plot/scale.ts';
import { Lettering } from '../symbols/wire.tsx';

/** What a stop costs by its length, lost and spent, with a year of the plan across it. */
export function StopCostChart({
  stop: { hoursDown, hoursOfOneStop, planDollarsPerYear, costAfter },
  write,
  size,
}: {
  stop: StopCost;
  write: StopWriting;
  size: FigureSize;
}) {
  const box = boxes[size];
  const { left, right, top, bottom } = box;
  const letters = lettering[size];
  const hours = axis(Math.max(hoursDown * 1.5, Math.min(hoursOfOneStop.low, hoursDown * 3)));
  const [least, most] = [costAfter(0), costAfter(hours.end)];
  const money = axis(Math.max(most.high, planDollarsPerYear * 1.15, 1));
  const x = linear([0, hours.end], [left, right]);
  const y = linear([0, money.end], [bottom, top]);
  const now = costAfter(hoursDown);
  const at = x(hoursDown);
  const planned = y(planDollarsPerYear);
  // Left of a point the lines fall away, so a label stands clear there, unless the plan runs through it.
  const crossed = planned < y(now.low) - 2 && planned > y(now.low) - letters - 12;
  const apart = Math.abs(y(now.low) - y(now.high)) > letters * 1.3;
  return (
    <>
      <Area
        d={`M${left} ${y(least.low)}L${right} ${y(most.low)}V${y(most.high)}L${left} ${y(least.high)}z`}
      />
      <Grid
        box={box}
        x={x}
        y={y}
        xTicks={ticks(hours, write.hours)}
        yTicks={ticks(money, write.axis)}
        size={letters}
      />
      <Trace d={`M${left} ${y(least.high)}L${right} ${y(most.high)}`} tone="live" />
      <Trace d={`M${left} ${y(least.low)}L${right} ${y(most.low)}`} tone="live" />
      <Trace d={`M${left} ${planned}H${right}`} dashed />
      <Trace d={`M${at} ${top}V${bottom}`} tone="quiet" />
      <Dot x={at} y={y(now.low)} live />
      <Dot x={at} y={y(now.high)} live />
      <Lettering x={at - 9} y={y(now.high) - 8} size={letters} anchor="end">
        {write.dollars(now.high)}
      </Lettering>
      {apart ? (
        <Lettering
          x={crossed ? at + 9 : at - 9}
          y={crossed ? y(now.low) + letters + 4 : y(now.low) - 8}
          size={letters}
          anchor={crossed ? 'start' : 'end'}
        >
          {write.dollars(now.low)}
        </Lettering>
      ) : null}
      <Lettering x={right} y={planned + letters + 4} size={letters} anchor="end">
        PLAN, A YEAR
      </Lettering>
      <Lettering x={left} y={top - 12} size={letters} anchor="start" quiet>
        ONE STOP, LOST AND SPENT
      </Lettering>
      <Lettering x={right} y={bottom + letters * 2 + 12} size={letters} anchor="end" quiet>
        HOURS WITHOUT POWER
      </Lettering>
    </>
  );
}

/** A stop and the plan that it is held against. */
export interface StopCost {
  hoursDown: number;
  /** How long one stop would cost as much as a year of the plan. */
  hoursOfOneStop: { low: number };
  planDollarsPerYear: number;
  /** Dollars, at the least and at the most, after so many hours. */
  costAfter: (hours: number) => { low: number; high: number };
}

/** How the chart's numbers are written. */
export interface StopWriting {
  hours: (value: number) => string;
  dollars: (value: number) => string;
  /** Dollars in a margin: $15K. */
  axis: (value: number) => string;
}

/** Width and height of each arrangement, in the drawing's units. */
export const stopCostSizes: Record<FigureSize, readonly [number, number]> = {
  wide: [720, 370],
  narrow: [360, 330],
};

const boxes: Record<FigureSize, PlotBox> = {
  wide: { left: 56, right: 700, top: 34, bottom: 320 },
  narrow: { left: 56, right: 343, top: 36, bottom: 276 },
};

interface Axis {
  end: number;
  step: number;
}

/** Four to eight round steps that reach a value. */
function axis(reach: number): Axis {
  const ten = 10 ** Math.floor(Math.log10(reach / 4));
  const step = [1, 2, 3, 5, 10].map((each) => each * ten).find((each) => reach / each <= 6) ?? ten;
  return { end: Math.ceil(reach / step) * step, step };
}

function ticks({ end, step }: Axis, write: (value: number) => string): Tick[] {
  return Array.from({ length: Math.round(end / step) + 1 }, (_, index) => {
    const value = Number((index * step).toPrecision(6));
    return [value, write(value)] as const;
  });
}
