import type { RecordsProps } from './records-props.ts';
import './metrics.css';

/** Figures of the company, each with exactly what it says. */
export function Metrics({ records }: RecordsProps<'metrics'>) {
  return (
    <dl className="metrics">
      {records.map(({ metric, value, description }) => (
        <div key={metric}>
          <dt className="type-card-title">{metric}</dt>
          <dd className="metric-value">{value}</dd>
          <dd className="type-small text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
