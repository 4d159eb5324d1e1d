import { Badge } from '#ui/controls/badge.tsx';
import type { RecordsProps } from './records-props.ts';
import './metrics.css';

/** Figures of the company, each with exactly what it says. */
export function Metrics({
  records,
  illustrative,
}: RecordsProps<'metrics'> & {
  /** The label of figures that the owner has not confirmed; absent once that is done. */
  illustrative?: string | undefined;
}) {
  return (
    <dl className="metrics">
      {records.map(({ metric, value, description }) => (
        <div key={metric}>
          <dt className="type-card-title">{metric}</dt>
          <dd className="metric-value">
            {value} {illustrative ? <Badge>{illustrative}</Badge> : null}
          </dd>
          <dd className="type-small text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
