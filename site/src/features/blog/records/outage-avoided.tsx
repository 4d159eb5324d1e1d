import { describeOutage } from '#electrical/tools/describe-outage.ts';
import type { DowntimeInput } from '#electrical/tools/downtime-cost.ts';

/** An outage and the plan that avoids it, line by line as the downtime tool counts its example. */
export function OutageAvoided({ example: { outage, plan } }: { example: DowntimeInput }) {
  return (
    <ul>
      {describeOutage(outage, plan).map(({ name, formula, result }) => (
        <li key={name}>{`${name}: ${formula === result ? '' : `${formula} = `}${result}`}</li>
      ))}
    </ul>
  );
}
