import type { ReactNode } from 'react';
import './drawing-block.css';

/** Cells of a title block, each with its name and its value. */
export type TitleBlockCells = readonly (readonly [name: string, value: ReactNode])[];

/** Title block with a name and a value in each cell. By default a small block for use under a drawing. */
export function DrawingBlock({
  cells,
  className = 'drawing-block',
}: {
  cells: TitleBlockCells;
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
