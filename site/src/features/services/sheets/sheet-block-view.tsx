import { type SheetBlock, type SheetTable, sheetFigureBox } from '#drawings/index.ts';
import type { SheetName } from '#electrical/station/sheet-register.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import './sheet-page.css';

/** A drawing or a table of a sheet, on the sheet's page. */
export function SheetBlockView({
  block,
  name,
  captioned,
}: {
  block: SheetBlock;
  name: SheetName;
  /** Whether the names of tables are shown; they are always read out. */
  captioned: boolean;
}) {
  if (block.kind === 'table') return <FormTable table={block} captioned={captioned} />;
  return (
    <div className="sheet-figure">
      <Drawing
        sprite={`sheet-${name}`}
        name="figure"
        viewBox={sheetFigureBox(block, 'wide')}
        label={block.label}
        className="sheet-figure-wide"
      />
      <Drawing
        sprite={`sheet-${name}`}
        name="figure-narrow"
        viewBox={sheetFigureBox(block, 'narrow')}
        label={block.label}
        className="sheet-figure-narrow"
      />
    </div>
  );
}

/** A table that falls apart into rows of named values on phones. */
function FormTable({
  table: { caption, columns, rows },
  captioned,
}: {
  table: SheetTable;
  captioned: boolean;
}) {
  return (
    <table className="sheet-table">
      <caption className={captioned ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, align }) => (
            <th key={title} scope="col" className={align && 'sheet-end'}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {columns.map(({ title, align }, index) => (
              <td key={title} data-label={title} className={align && 'sheet-end'}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
