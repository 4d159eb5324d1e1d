import type { ReactNode } from 'react';
import './drawing-block.css';

/** A title block, by default a small one under a drawing: a name and a value in each cell. */
export function DrawingBlock({
  cells,
  className = 'drawing-block',
}: {
  cells: readonly (readonly [name: string, value: ReactNode])[];
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
