import './drawing-block.css';

/** A small title block under a drawing: a name and a value in each cell. */
export function DrawingBlock({
  cells,
  className = 'drawing-block',
}: {
  cells: readonly (readonly [name: string, value: string])[];
  className?: string;
}) {
  return (
    <dl className={className}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt className="title-block-label">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
