import { type KeyboardEvent, useRef } from 'react';
import { blankFormRoute } from '#contract/routes.ts';
import type { FieldForm, FormName } from '../field-form.ts';
import { BegunForms } from './begun-forms.tsx';
import { FileActions } from './file-actions.tsx';
import { updateFrame } from './fill-field.tsx';
import type { BlankWords, FillWords } from './fill-words.ts';
import type { FilledForm } from './filled-form.ts';
import { FormSheet } from './form-sheet.tsx';
import { FormStatus } from './form-status.tsx';
import { listFields, listStrayValues } from './list-fields.ts';
import { OfflineForms } from './offline-forms.tsx';
import { focusStart, isTextField, useKeptForm } from './use-kept-form.ts';

/** Form that is filled in on the page, and is kept on the device while the user is typing. */
export function FillForm({
  form,
  blank,
  words,
  worksheet,
  company,
  forms,
  release,
}: {
  form: FieldForm;
  blank: BlankWords;
  words: FillWords;
  /** Name of the worksheet in the spreadsheet, and its note about what to type. */
  worksheet: { name: string; typing: string };
  company: { name: string; numbers: readonly string[] };
  /** All forms of the site. */
  forms: readonly FormName[];
  /** Time of the build. If it differs from the time of the stored offline copies, they are replaced. */
  release: string;
}) {
  const element = useRef<HTMLFieldSetElement>(null);
  const { session, opened, status, show, takeOver } = useKeptForm(form, blank, element);
  const isReadOnly = status === 'elsewhere' || status === 'newer';
  const filled = session.form;
  const strays = listStrayValues(filled, listFields(form, blank, filled.rows));
  /** Opens a kept form or a new one on this page, with the focus at its start. */
  const showFromStart = async (id: string | undefined) => {
    await show(id);
    focusStart(element.current);
  };
  /** Opens a kept form on this page or, if it is another form, on the page of that form. */
  const showOrOpen = (other: FilledForm) => {
    const page = forms.find(({ formId }) => formId === other.form);
    if (other.form === form.formId) void showFromStart(other.id);
    else if (page) location.assign(`${blankFormRoute(page.id)}#${other.id}`);
  };
  return (
    <div className="fill-page">
      <FormStatus
        status={opened?.status === 'missing' && status === 'empty' ? 'missing' : status}
        session={session}
        words={words}
        takeOver={takeOver}
      />
      {/* Not in a form, because nothing is submitted. */}
      <fieldset
        ref={element}
        className="fill-fields"
        disabled={isReadOnly}
        onKeyDown={moveToNextField}
        // Store the text in the capture phase: tables calculate with it in the bubbling phase of the same event.
        onInputCapture={({ target }) => {
          if (!isTextField(target)) return;
          session.setText(target.name, target.value);
          if (target instanceof HTMLTextAreaElement) updateFrame(target);
        }}
      >
        <legend className="visually-hidden">{form.title}</legend>
        <FormSheet
          key={session.key}
          form={form}
          blank={blank}
          words={words}
          company={company}
          session={session}
        />
      </fieldset>
      {strays.length > 0 ? (
        <section className="fill-panel screen-only">
          <h2 className="type-card-title">{words.stray.heading}</h2>
          <p>{words.stray.text}</p>
          <dl className="fill-strays">
            {strays.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <FileActions
        form={form}
        session={session}
        unread={opened?.unread}
        words={words}
        blank={blank}
        worksheet={worksheet}
        company={company}
        forms={forms}
        onOpened={showOrOpen}
      />
      <BegunForms
        words={words.begun}
        session={session}
        forms={forms}
        onOpen={showOrOpen}
        onNew={() => void showFromStart(undefined)}
        onDeleted={() => void show(undefined)}
      />
      <OfflineForms words={words.offline} forms={forms} release={release} />
    </div>
  );
}

/** Moves to the next field when the visitor presses Enter in a field of one line, as the key on phones says. */
function moveToNextField(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { target, key, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !isTextField(target)) return;
  if (target instanceof HTMLTextAreaElement && target.enterKeyHint !== 'next') return;
  event.preventDefault();
  const fields = [...currentTarget.elements].filter(isTextField);
  fields[fields.indexOf(target) + 1]?.focus();
}
