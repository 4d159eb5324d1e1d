import { describeStop } from '#site/tools/describe-stop.ts';
import type { DowntimeInput } from '#site/tools/downtime-cost.ts';

/** A stop and the plan that avoids it, line by line as the downtime tool counts its example. */
export function StopAvoided({ example: { stop, plan } }: { example: DowntimeInput }) {
  return (
    <ul>
      {describeStop(stop, plan).map(({ name, formula, result }) => (
        <li key={name}>{`${name}: ${formula === result ? '' : `${formula} = `}${result}`}</li>
      ))}
    </ul>
  );
}
