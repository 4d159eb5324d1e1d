import { StopCostChart } from '#drawings/tools/stop-cost-chart.tsx';
import { dollars } from './describe-stop.ts';
import { breakEven, costAfter, type DowntimeInput } from './downtime-cost.ts';
import { writeCompact } from './write-compact.ts';
import { writeDecimals } from './write-decimals.ts';

/** What a stop costs by its length, with a year of the plan across it. */
export function StopChart({
  input: { stop, plan },
  size,
}: {
  input: DowntimeInput;
  size: 'wide' | 'narrow';
}) {
  return (
    <StopCostChart
      stop={{
        hoursDown: stop.hoursDown,
        ...breakEven(stop, plan),
        costAfter: (hours) => costAfter(hours, stop),
      }}
      write={write}
      size={size}
    />
  );
}

const write = {
  hours: (value: number) => writeDecimals(value, 3),
  dollars,
  axis: (value: number) => `$${writeCompact(value)}`,
};
