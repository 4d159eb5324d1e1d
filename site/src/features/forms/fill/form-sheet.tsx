import { type ComponentProps, useRef } from 'react';
import { SheetFacts } from '#site/blocks/sheets/sheet-facts.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { FieldForm, NamedPart } from '../field-form.ts';
import { instrumentKey, lineKey, remarksKey, signerKey, verdictKey } from '../field-keys.ts';
import { listLines } from '../form-lines.ts';
import { FillField } from './fill-field.tsx';
import { FillTable } from './fill-table.tsx';
import type { BlankWords, FillWords } from './fill-words.ts';
import type { FormSession } from './form-session.ts';
import { SignatureField } from './signature-field.tsx';
import '#ui/sheets/sheet-form.css';
import '../blank-form.css';
import './fill-form.css';

interface FormSheetProps {
  form: FieldForm;
  blank: BlankWords;
  words: FillWords;
  company: { name: string; numbers: readonly string[] };
  session: FormSession;
}

/** The form itself, on the screen and on paper. Its fields work without JavaScript. */
export function FormSheet({ form, blank, words, company, session }: FormSheetProps) {
  const { title, number, kept, instruments, blocks, notes } = form;
  const lines = listLines(form, blank);
  return (
    <article
      className="sheet-form blank-form fill-form"
      data-test={form.verdicts.length > 0 || undefined}
      aria-labelledby="sheet-title"
    >
      <header className="blank-head">
        <div className="sheet-form-head">
          <h1 className="sheet-title" id="sheet-title" tabIndex={-1}>
            {title}
          </h1>
          <p>{number}</p>
        </div>
        <Lines lines={lines.head} session={session} />
      </header>
      <p className="blank-company">
        <strong>{company.name}</strong> {company.numbers.join(' · ')}
      </p>
      {/* Facts that are the same at every site are printed on the blank form. */}
      {kept.length > 0 ? <SheetFacts facts={kept} /> : null}
      <Lines lines={lines.own} session={session} />
      {blocks.map((block) =>
        block.kind === 'table' ? (
          <FillTable key={block.id} table={block} session={session} words={words} />
        ) : (
          <div className="blank-sketch" key={block.id}>
            <p>{blank.sketch}</p>
          </div>
        ),
      )}
      {instruments.length > 0 ? (
        <Instruments instruments={instruments} blank={blank} session={session} />
      ) : null}
      {notes.length > 0 ? (
        <ul role="list" className="blank-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <FormEnd form={form} blank={blank} words={words} session={session} />
    </article>
  );
}

/** Lines to write on, each with a label at the start. */
function Lines({ lines, session }: { lines: readonly NamedPart[]; session: FormSession }) {
  return (
    <ul role="list" className="blank-lines" data-beside="2">
      {lines.map(({ id, name }) => (
        <li key={id}>
          <Line name={lineKey(id)} label={name} session={session} />
        </li>
      ))}
    </ul>
  );
}

function Line({
  name,
  label,
  session,
}: Pick<ComponentProps<typeof FillField>, 'name' | 'label' | 'session'>) {
  return (
    <label className="fill-line">
      <span>{label}</span>
      <FillField name={name} label={label} session={session} />
    </label>
  );
}

function Instruments({
  instruments,
  blank,
  session,
}: {
  instruments: readonly NamedPart[];
  blank: BlankWords;
  session: FormSession;
}) {
  const parts = [
    { part: 'serial', head: blank.serial },
    { part: 'due', head: blank.due },
  ] as const;
  return (
    <table className="sheet-table fill-table">
      <thead>
        <tr>
          <th scope="col">{blank.instrument}</th>
          <th scope="col">{blank.serial}</th>
          <th scope="col">{blank.due}</th>
        </tr>
      </thead>
      <tbody>
        {instruments.map(({ id, name }) => (
          <tr key={id}>
            <td data-printed>{name}</td>
            {parts.map(({ part, head }) => (
              <td key={part} data-label={head}>
                <label className="fill-cell">
                  <FillField
                    name={instrumentKey(id, part)}
                    label={`${name}, ${head}`}
                    session={session}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Boxes for the verdict, lines for remarks and lines for signatures, all on the same page. */
function FormEnd({ form, blank, words, session }: Omit<FormSheetProps, 'company'>) {
  const { verdicts, remarkLines, signers } = form;
  const list = useRef<HTMLUListElement>(null);
  const clearVerdict = () => {
    session.setText(verdictKey, '');
    const choices = [...(list.current?.querySelectorAll('input') ?? [])];
    for (const choice of choices) choice.checked = false;
    // The button is hidden while nothing is chosen.
    choices[0]?.focus();
  };
  return (
    <footer className="blank-end">
      {verdicts.length > 0 ? (
        <ul role="list" className="blank-verdicts" ref={list}>
          {verdicts.map((verdict) => (
            <li key={verdict}>
              <label className="fill-verdict">
                <input
                  type="radio"
                  name={verdictKey}
                  value={verdict}
                  defaultChecked={session.textOf(verdictKey) === verdict}
                />
                {verdict}
              </label>
            </li>
          ))}
          <li className="fill-verdict-clear scripted-only">
            <Button
              variant="link"
              aria-label={`${words.signature.clear}: ${verdicts.join(', ')}`}
              onClick={clearVerdict}
            >
              {words.signature.clear}
            </Button>
          </li>
        </ul>
      ) : null}
      {remarkLines > 0 ? (
        <label className="fill-remarks">
          <span>{blank.remarks}</span>
          <FillField name={remarksKey} rows={remarkLines} enterKeyHint="enter" session={session} />
        </label>
      ) : null}
      {signers.map(({ id, name }) => (
        <ul role="list" className="blank-lines" data-beside="3" key={id}>
          <li>
            <Line name={signerKey(id, 'name')} label={name} session={session} />
          </li>
          <li>
            <SignatureField
              signer={id}
              name={name}
              label={blank.signature}
              session={session}
              words={words.signature}
            />
          </li>
          <li>
            <Line name={signerKey(id, 'date')} label={blank.date} session={session} />
          </li>
        </ul>
      ))}
    </footer>
  );
}
