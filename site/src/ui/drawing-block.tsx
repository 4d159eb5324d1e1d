/** A small title block that stands under a drawing, a name and a value to a cell. */
export function DrawingBlock({
  cells,
}: {
  cells: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <dl className="drawing-block">
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt className="title-block-label">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
