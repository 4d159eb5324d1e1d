import { Badge } from '#ui/controls/badge.tsx';
import type { RecordsProps } from './record-parts.tsx';
import './records.css';

/** Figures of the company, each with its definition. */
export function Metrics({
  records,
  illustrative,
}: RecordsProps<'metrics'> & {
  /** The label of figures that the owner has not confirmed. */
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
