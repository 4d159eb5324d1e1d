import { useCallback, useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { lineKey } from './field-keys.ts';
import type { FillWords } from './fill-words.ts';
import type { FilledForm } from './filled-form.ts';
import { deleteForms, type KeptForm, keepForm, listForms } from './form-store.ts';
import { readFilledForm } from './read-copy.ts';

interface BegunForm {
  id: string;
  title: string;
  /** The form as the store has it. It is stored again if the user undoes the deletion. */
  kept: { id: string };
  /** Undefined if a later release of the site kept the form, which this release cannot read. */
  form?: FilledForm;
}

/** The forms that the visitor has begun on this device, the last changed one first. */
export function BegunForms({
  words,
  current,
  version,
  onOpen,
  onBlank,
}: {
  words: FillWords['begun'];
  /** Id of the form on the page. */
  current: string;
  /** Changes when the form on the page is kept. */
  version: string;
  onOpen: (form: FilledForm) => void;
  onBlank: () => void;
}) {
  const [begun, setBegun] = useState<BegunForm[]>([]);
  const [deleted, setDeleted] = useState<BegunForm[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const refresh = useCallback(async () => setBegun(await readBegunForms()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read the list again when the form has been kept.
  useEffect(() => void refresh(), [refresh, version, current]);

  /** Runs an action on the store, and reports in words if the store refuses it. */
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  const remove = async (forms: readonly BegunForm[]) => {
    await deleteForms(forms.map(({ id }) => id));
    setDeleted([...forms]);
    if (forms.some(({ id }) => id === current)) onBlank();
    await refresh();
  };
  const undo = async () => {
    for (const { kept } of deleted) await keepForm(kept);
    setDeleted([]);
    await refresh();
  };
  const copy = async (form: FilledForm) => {
    const copied: FilledForm = { ...form, id: crypto.randomUUID(), changedAt: Date.now() };
    await keepForm(copied);
    await refresh();
  };
  return (
    <section className="fill-panel screen-only scripted-only" aria-labelledby="begun">
      <h2 className="type-card-title" id="begun">
        {words.heading}
      </h2>
      {begun.length === 0 ? <p>{words.none}</p> : null}
      <ul role="list" className="fill-begun">
        {begun.map(({ form, ...other }) => (
          <li key={other.id} aria-current={other.id === current || undefined}>
            <p>
              <strong>{other.title}</strong>
              <span>{form ? (form.values[lineKey('site')] ?? words.unnamed) : words.newer}</span>
              {form ? <span>{formatTime(form.changedAt)}</span> : null}
            </p>
            <div className="fill-actions">
              {form ? (
                <>
                  <Button
                    variant="outline"
                    disabled={form.id === current}
                    onClick={() => onOpen(form)}
                  >
                    {words.open}
                  </Button>
                  <Button variant="link" onClick={() => void attempt(() => copy(form))}>
                    {words.copy}
                  </Button>
                </>
              ) : null}
              <Button variant="link" onClick={() => void attempt(() => remove([other]))}>
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status">
        {deleted.length > 0 ? (
          <>
            <span>{words.removed.replace('{count}', `${deleted.length}`)}</span>{' '}
            <Button variant="link" onClick={() => void attempt(undo)}>
              {words.undo}
            </Button>
          </>
        ) : null}
      </p>
      <p role="status" className="field-error">
        <span>{hasFailed ? words.failed : ''}</span>
      </p>
      <div className="fill-actions">
        <Button variant="outline" onClick={onBlank}>
          {words.blank}
        </Button>
        {begun.length > 1 ? (
          <Button variant="link" onClick={() => void attempt(() => remove(begun))}>
            {words.removeAll}
          </Button>
        ) : null}
      </div>
      <p className="text-ink-2">{words.forgets}</p>
    </section>
  );
}

/**
 * Returns the kept forms, the last changed one first. Forms that only a later release of the site can read are at the
 * end. Returns none if the browser keeps nothing.
 */
async function readBegunForms(): Promise<BegunForm[]> {
  const kept = await listForms().catch(() => []);
  return kept
    .flatMap(describeKept)
    .sort((a, b) => (b.form?.changedAt ?? 0) - (a.form?.changedAt ?? 0));
}

function describeKept(kept: KeptForm): BegunForm[] {
  const opened = readFilledForm(kept);
  if ('form' in opened) {
    return [{ id: kept.id, title: opened.form.title, kept, form: opened.form }];
  }
  const title = typeof kept.title === 'string' ? kept.title : '';
  return opened.fault === 'newer' ? [{ id: kept.id, title, kept }] : [];
}

function formatTime(time: number): string {
  const date = new Date(time);
  const day = date.toLocaleDateString('en-US', { dateStyle: 'medium' });
  return `${day}, ${date.toLocaleTimeString('en-US', { timeStyle: 'short' })}`;
}
