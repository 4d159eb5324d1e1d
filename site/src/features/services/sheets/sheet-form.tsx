import { SheetFigure } from '#drawings/sheets/sheet-figure.tsx';
import type { Sheet, SheetDrawing, SheetTable } from '#site/data/sheets.ts';
import '#ui/pictures/arrangements.css';
import './sheet-form.css';

/** A sample sheet as a form of real text: on its own page with its heading, on the wall a copy. */
export function SheetForm({
  sheet,
  label,
  copy = false,
}: {
  sheet: Sheet;
  label: string;
  copy?: boolean;
}) {
  const { title, facts, blocks } = sheet;
  const captioned = blocks.filter(({ kind }) => kind === 'table').length > 1;
  const Form = copy ? 'div' : 'article';
  return (
    <Form className="sheet-form" aria-labelledby={copy ? undefined : 'sheet-title'}>
      <header className="sheet-form-head">
        {copy ? (
          <p className="sheet-title">{title}</p>
        ) : (
          <h1 className="sheet-title" id="sheet-title">
            {title}
          </h1>
        )}
        <p>{label}</p>
      </header>
      <dl className="sheet-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {blocks.map((block) =>
        block.kind === 'table' ? (
          <FormTable key={block.caption} table={block} captioned={captioned} />
        ) : (
          <FormDrawing key={block.label} drawing={block} labeled={!copy} />
        ),
      )}
      <FormFoot sheet={sheet} />
    </Form>
  );
}

function FormDrawing({ drawing, labeled }: { drawing: SheetDrawing; labeled: boolean }) {
  const label = labeled ? drawing.label : undefined;
  return (
    <div className="sheet-figure">
      <SheetFigure figure={drawing} size="wide" label={label} className="sheet-figure-wide" />
      <SheetFigure figure={drawing} size="narrow" label={label} className="sheet-figure-narrow" />
    </div>
  );
}

/** On phones some columns go under the others, those of numbers with their names. */
function FormTable({
  table: { caption, columns, rows },
  captioned,
}: {
  table: SheetTable;
  captioned: boolean;
}) {
  const matrix = rows.every((cells) => cells.slice(1).every(({ length }) => length < 4));
  return (
    <table
      className={matrix ? 'sheet-table sheet-matrix' : 'sheet-table'}
      data-across={columns.filter(({ phones }) => !phones).length}
    >
      <caption className={captioned ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {columns.map((column, index) => (
              <td
                key={column.title}
                data-label={column.phones && column.align && column.title}
                className={classOf(column)}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf({ align, phones }: SheetTable['columns'][number]): string | undefined {
  return [align && 'sheet-end', phones && 'sheet-below'].filter(Boolean).join(' ') || undefined;
}

/** Notes, and the title block with the line for a name. */
function FormFoot({ sheet }: { sheet: Sheet }) {
  const { notes, station, number, subject, revision, date, by } = sheet;
  const cells = [
    ['Sheet', number],
    ['Rev', `${revision}`],
    ['Date', date],
    ['By', by],
  ] as const;
  return (
    <footer className="sheet-form-foot">
      <p>
        {notes.map((note) => (
          <span key={note}>{note} </span>
        ))}
      </p>
      <div className="sheet-block">
        <p className="sheet-subject">{subject}</p>
        <p>{station}</p>
        <dl>
          {cells.map(([cell, value]) => (
            <div key={cell}>
              <dt>{cell}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="sheet-name">Name, signature</p>
      </div>
    </footer>
  );
}
