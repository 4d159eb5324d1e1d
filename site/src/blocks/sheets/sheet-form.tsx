import { SheetFigure } from '#drawings/sheets/sheet-figure.tsx';
import { typeset } from '#schemas/prose/typeset.ts';
import type { Sheet, SheetDrawing } from '#site/read/sheets.ts';
import { FormTable } from '#ui/sheets/form-table.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import '#ui/pictures/arrangements.css';
import '#ui/sheets/sheet-form.css';

/** Sample sheet as a form with real text. */
export function SheetForm({
  sheet,
  label,
  company,
  copy = false,
}: {
  sheet: Sheet;
  /** Text beside the title. */
  label: string;
  /** The company's name and numbers, which the printed sheet shows. */
  company?: { name: string; numbers: readonly string[] };
  /** Whether to leave out the page heading and ids, for a copy of the sheet on another page. */
  copy?: boolean;
}) {
  const { title, facts, blocks } = sheet;
  // With a single table, the title of the sheet is enough.
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
      {company ? (
        <p className="sheet-company paper-only">
          <strong>{company.name}</strong> {company.numbers.join(' · ')}
        </p>
      ) : null}
      <SheetFacts facts={facts} />
      {blocks.map((block) =>
        block.kind === 'table' ? (
          <FormTable
            key={block.caption}
            table={{
              ...block,
              rows: block.rows.map(({ cells }) => cells.map(({ text }) => typeset(text))),
            }}
            captioned={captioned}
          />
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
      <SheetFigure figure={drawing} size="wide" label={label} className="wide-only" />
      <SheetFigure figure={drawing} size="narrow" label={label} className="narrow-only" />
    </div>
  );
}

/** Notes, and the title block with the signature line. */
function FormFoot({ sheet }: { sheet: Sheet }) {
  const { notes, station, number, subject, revision, date, by } = sheet;
  const cells = [
    { name: 'Sheet', value: number },
    { name: 'Rev', value: `${revision}` },
    { name: 'Date', value: date },
    { name: 'By', value: by },
  ];
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
          {cells.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="sheet-name">Name, signature</p>
      </div>
    </footer>
  );
}
