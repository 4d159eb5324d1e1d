import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import type { FieldForm, FormName } from '../field-form.ts';
import { lineKey } from '../field-keys.ts';
import type { BlankWords, FillWords } from './fill-words.ts';
import type { FilledForm } from './filled-form.ts';
import type { FormSession } from './form-session.ts';
import { keepForm } from './form-store.ts';
import { maxCopyBytes, readCopy, writeCopy } from './read-copy.ts';

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Buttons that print the form, save it as a file and open such a file. */
export function FileActions({
  form,
  session,
  unread,
  words,
  blank,
  worksheet,
  company,
  forms,
  onOpened,
}: {
  form: FieldForm;
  session: FormSession;
  /** A kept form that this release cannot read. Its copy is saved unchanged. */
  unread: unknown;
  words: FillWords;
  blank: BlankWords;
  worksheet: { name: string; typing: string };
  company: { name: string; numbers: readonly string[] };
  forms: readonly FormName[];
  onOpened: (form: FilledForm) => void;
}) {
  const [message, setMessage] = useState('');
  const [canShare, setCanShare] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const sample = new File([], 'form.xlsx', { type: spreadsheetType });
    setCanShare(navigator.canShare?.({ files: [sample] }) ?? false);
  }, []);

  const saveCopy = () => {
    const copy =
      unread === undefined
        ? writeCopy(session.form)
        : JSON.stringify({ format: 'field-form', form: unread });
    download(new File([copy], `${fileName(session.form)}.json`, { type: 'application/json' }));
  };
  const openCopy = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const opened =
      file.size > maxCopyBytes ? ({ fault: 'size' } as const) : readCopy(await file.text());
    // Without this, choosing the same file again would not be a change.
    target.value = '';
    const isKnown = 'form' in opened && forms.some(({ formId }) => formId === opened.form.form);
    if (!('form' in opened) || !isKnown) {
      setMessage(words.files.faults['fault' in opened ? opened.fault : 'foreign']);
      return;
    }
    // A new id, so that the copy does not replace a form on this device.
    const copy = { ...opened.form, id: crypto.randomUUID() };
    try {
      await keepForm(copy);
    } catch {
      // Forms are opened from the store.
      setMessage(words.files.notKept);
      return;
    }
    setMessage('');
    onOpened(copy);
  };
  const makeSpreadsheet = async () => {
    const { writeFilledSpreadsheet } = await import('./write-filled-spreadsheet.ts');
    const bytes = await writeFilledSpreadsheet(form, session.form, {
      blank,
      worksheet,
      company,
      words,
    });
    return new File([bytes], `${fileName(session.form)}.xlsx`, { type: spreadsheetType });
  };
  const withSpreadsheet = async (use: (file: File) => Promise<void> | void) => {
    setMessage('');
    try {
      await use(await makeSpreadsheet());
    } catch (error) {
      // The visitor has closed the dialog of `navigator.share`.
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) setMessage(words.files.failed);
    }
  };
  return (
    <div className="fill-files screen-only scripted-only">
      <div className="fill-actions">
        <Button onClick={() => print()}>{blank.print}</Button>
        <Button variant="outline" onClick={saveCopy}>
          {words.files.save}
        </Button>
        <Button variant="outline" onClick={() => picker.current?.click()}>
          {words.files.open}
        </Button>
        <Button variant="outline" onClick={() => void withSpreadsheet(download)}>
          {words.files.spreadsheet}
        </Button>
        {canShare ? (
          <Button
            variant="outline"
            onClick={() =>
              void withSpreadsheet((file) => navigator.share({ files: [file], title: form.title }))
            }
          >
            {words.files.share}
          </Button>
        ) : null}
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={words.files.open}
          onChange={(event) => void openCopy(event)}
        />
      </div>
      <p role="status" className="field-error">
        <span>{message}</span>
      </p>
    </div>
  );
}

/** Returns the name of the file without its ending. Example: torque-sheet-andrews-2026-11-28 */
function fileName({ form, values, changedAt }: FilledForm): string {
  const date = new Date(changedAt).toLocaleDateString('en-CA');
  const site = (values[lineKey('site')] ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return [form, site.slice(0, 40), date].filter(Boolean).join('-');
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
