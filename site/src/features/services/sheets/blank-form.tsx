import type { ReactNode } from 'react';
import type { SamplesWords } from '#schemas/samples-page.ts';
import type { FieldForm } from '#site/data/field-form.ts';
import type { ColumnWidth, FormCell, FormColumn, FormTable } from '#site/data/form-table.ts';
import { formatColumnHead } from '../spreadsheets/format-column-head.ts';
import { readQuantity } from '../spreadsheets/read-quantity.ts';
import { SheetFacts } from './sheet-facts.tsx';
import '#ui/pictures/sheet-form.css';
import './blank-form.css';

type BlankWords = SamplesWords['blank'];

/** Sheet with lines to write on instead of readings. Long forms print on several Letter pages. */
export function BlankForm({
  form,
  words,
  company,
}: {
  form: FieldForm;
  words: BlankWords;
  company: { name: string; numbers: readonly string[] };
}) {
  const { title, number, kept, lines, instruments, blocks, notes } = form;
  const { site, subject, sheet, date } = words;
  return (
    <article className="sheet-form blank-form" aria-labelledby="sheet-title">
      <header className="blank-head">
        <div className="sheet-form-head">
          <h1 className="sheet-title" id="sheet-title">
            {title}
          </h1>
          <p>{number}</p>
        </div>
        <WritingLines names={[site, subject]} />
      </header>
      <p className="blank-company">
        <strong>{company.name}</strong> {company.numbers.join(' · ')}
      </p>
      {/* Facts that are the same at every site are printed on the blank form. */}
      {kept.length > 0 ? <SheetFacts facts={kept} /> : null}
      <WritingLines names={[sheet, date, ...lines]} />
      {blocks.map((block) =>
        block.kind === 'table' ? (
          <BlankTable key={block.caption} table={block} />
        ) : (
          <div className="blank-sketch" key={block.kind}>
            <p>{words.sketch}</p>
          </div>
        ),
      )}
      {instruments.length > 0 ? <Instruments names={instruments} words={words} /> : null}
      {notes.length > 0 ? <Notes notes={notes} /> : null}
      <FormEnd form={form} words={words} />
    </article>
  );
}

/** Lines to write on, each with a label at the start. */
function WritingLines({ names, beside = 2 }: { names: readonly string[]; beside?: 2 | 3 }) {
  return (
    <ul className="blank-lines" data-beside={beside}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function BlankTable({ table }: { table: FormTable }) {
  const { caption, columns, rows, results } = table;
  return (
    <>
      <table className="sheet-table" data-across={columns.filter(({ phones }) => !phones).length}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head key={column.title} column={column} size={columnSize(table, column, index)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blank rows differ only in their position.
            <tr key={row}>
              {columns.map((column, index) => (
                <td
                  key={column.title}
                  data-label={column.phones && column.align && formatColumnHead(column)}
                  className={cellClass(column, cells[index])}
                >
                  {printedText(cells[index], column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {results.length > 0 ? <WritingLines names={listResultNames(table)} /> : null}
    </>
  );
}

/** Column head; for untitled columns, an empty cell to write a title in. */
function Head({ column, size }: { column: FormColumn; size: ColumnWidth }) {
  if (column.untitled) return <td className={cellClass(column)} data-size="medium" />;
  return (
    <th scope="col" className={cellClass(column)} data-size={size}>
      {formatColumnHead(column)}
    </th>
  );
}

/** Returns the set width of a column or, by default, the width for its longest text (head or sample). */
function columnSize({ rows }: FormTable, column: FormColumn, index: number): ColumnWidth {
  if (column.width) return column.width;
  const texts = [formatColumnHead(column), ...rows.map((cells) => cells[index]?.sample ?? '')];
  const characters = Math.max(...texts.map(({ length }) => length));
  if (characters <= 4) return 'narrow';
  if (characters <= 9) return 'short';
  return characters <= 16 ? 'medium' : 'wide';
}

/** Returns the fixed text of a cell, or the unit that follows the handwritten number. */
function printedText(cell: FormCell | undefined, { unit, open }: FormColumn) {
  if (!cell || open) return undefined;
  if (cell.kept) return unit ? cell.sample.replace(` ${unit}`, '') : cell.sample;
  const quantity = readQuantity(cell.sample);
  if (quantity?.percent || cell.formula?.kind === 'deviation') return '%';
  // No unit if the column head already has the unit, or if the cell is calculated.
  if (unit !== undefined || cell.formula !== undefined) return '';
  return quantity?.unit;
}

function cellClass({ align, phones }: FormColumn, cell?: FormCell): string | undefined {
  const names: string[] = [];
  if (align) names.push('sheet-end');
  if (phones) names.push('sheet-below');
  // Phones hide cells below a row that contain only a unit.
  if (phones && align && cell && !cell.kept) names.push('blank-unit');
  return names.length > 0 ? names.join(' ') : undefined;
}

/** Returns the name of each result below a table, with the unit of its column. */
function listResultNames({ columns, results }: FormTable): string[] {
  return results.map(({ name, of, at }) => {
    const unit = columns.find(({ title }) => title === of)?.unit;
    return formatColumnHead({ title: `${name} at ${at}`, unit });
  });
}

function Instruments({ names, words }: { names: readonly string[]; words: BlankWords }) {
  return (
    <table className="sheet-table" data-across="3">
      <thead>
        <tr>
          <th scope="col">{words.instrument}</th>
          <th scope="col">{words.serial}</th>
          <th scope="col">{words.due}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>{name}</td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="blank-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** Boxes for the verdict, lines for remarks and lines for signatures, all on the same page. */
function FormEnd({ form, words }: { form: FieldForm; words: BlankWords }) {
  const { verdicts, remarkLines, signers } = form;
  return (
    <footer className="blank-end">
      {verdicts.length > 0 ? (
        <ul className="blank-verdicts">
          {verdicts.map((verdict) => (
            <li key={verdict}>{verdict}</li>
          ))}
        </ul>
      ) : null}
      {remarkLines > 0 ? <RemarkLines label={words.remarks} count={remarkLines} /> : null}
      {signers.map((signer) => (
        <WritingLines key={signer} names={[signer, words.signature, words.date]} beside={3} />
      ))}
    </footer>
  );
}

/** Full-width lines. The first line has the label, and the others are empty. */
function RemarkLines({ label, count }: { label: string; count: number }) {
  const emptyLines: ReactNode[] = [];
  for (let line = 2; line <= count; line += 1) emptyLines.push(<li key={line} />);
  return (
    <ul className="blank-lines" data-beside="1">
      <li>{label}</li>
      {emptyLines}
    </ul>
  );
}
