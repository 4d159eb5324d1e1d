import { Badge } from '../controls/badge.tsx';
import './stat-figure.css';

/** Key figure of the company: a number, its unit and a caption. */
export function StatFigure({
  value,
  unit,
  caption,
  unconfirmed,
}: {
  value: string;
  unit?: string;
  caption: string;
  /** Label for a figure that the owner has not confirmed. Example: Illustrative */
  unconfirmed?: string | undefined;
}) {
  return (
    <div className="stat-figure">
      <dt className="type-small text-ink-2 order-1 grid gap-2 justify-items-start">
        {caption}
        {unconfirmed ? <Badge>{unconfirmed}</Badge> : null}
      </dt>
      <dd>
        <span className="stat-value">
          <span className="stat-number">{value}</span>
          {unit ? <span className="stat-unit">{unit}</span> : null}
        </span>
      </dd>
    </div>
  );
}
