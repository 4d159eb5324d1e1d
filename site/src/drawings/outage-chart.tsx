import { OutageCostChart } from '#drawings/tools/outage-cost-chart.tsx';
import { dollars } from '#electrical/tools/describe-outage.ts';
import { breakEven, costAfter, type DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { writeCompact, writeDecimals } from '#electrical/tools/write-decimals.ts';

/** What an outage costs by its length, with a year of the plan across it. */
export function OutageChart({
  input: { outage, plan },
  size,
}: {
  input: DowntimeInput;
  size: 'wide' | 'narrow';
}) {
  return (
    <OutageCostChart
      outage={{
        hoursDown: outage.hoursDown,
        ...breakEven(outage, plan),
        costAfter: (hours) => costAfter(hours, outage),
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
