import './stat-figure.css';

/** A company figure: the number, its unit, a ruler and what it counts. */
export function StatFigure({
  value,
  unit,
  caption,
}: {
  value: string;
  unit?: string;
  caption: string;
}) {
  return (
    <div className="stat-figure">
      <dt className="type-small text-ink-2 order-1">{caption}</dt>
      <dd>
        <span className="stat-value">
          {value}
          {unit ? <span className="stat-unit">{unit}</span> : null}
        </span>
        <span className="stat-ruler block" aria-hidden="true" />
      </dd>
    </div>
  );
}
