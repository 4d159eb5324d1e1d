import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/controls/button.tsx';
import type { FormName } from '../field-form.ts';
import { describeForm } from './describe-form.ts';
import type { FillWords } from './fill-words.ts';
import type { FilledForm } from './filled-form.ts';
import type { FormSession } from './form-session.ts';
import { deleteForms, type KeptForm, keepForm, listForms } from './form-store.ts';
import { noteLastForm } from './last-form.ts';
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
  session,
  forms,
  onOpen,
  onNew,
  onDeleted,
}: {
  words: FillWords['begun'];
  /** The form on the page. */
  session: FormSession;
  /** All forms of the site. */
  forms: readonly FormName[];
  onOpen: (form: FilledForm) => void;
  /** Begins a new form. */
  onNew: () => void;
  /** The form on the page was deleted. */
  onDeleted: () => void;
}) {
  const [begun, setBegun] = useState<BegunForm[]>([]);
  /** Forms that were deleted since the page was loaded. Each can be brought back in its place. */
  const [deleted, setDeleted] = useState<readonly BegunForm[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const current = session.form.id;
  // Changes each time the form on the page is kept with other words in its place in the list.
  const version = useSyncExternalStore(
    session.subscribe,
    () => [session.status, ...describeForm(session.form)].join(),
    () => '',
  );
  const refresh = useCallback(async () => {
    const kept = await readBegunForms();
    noteLastForm(
      kept.flatMap(({ form }) => form ?? []),
      forms,
    );
    setBegun(kept);
  }, [forms]);
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
  const left = begun.filter(({ id }) => !deleted.some((each) => each.id === id));
  const places = [...left, ...deleted].sort(byLastChange);
  /** Moves the focus to a button of a form once the change is on the page. */
  const focusNext = (id: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-form="${id}"] button:enabled`)?.focus(),
    );
  const remove = async (removed: readonly BegunForm[]) => {
    const ids = removed.map(({ id }) => id);
    await deleteForms(ids);
    setDeleted([...deleted, ...removed]);
    if (ids.includes(current)) onDeleted();
    await refresh();
    if (ids[0] !== undefined) focusNext(ids[0]);
  };
  const removeAll = async () => {
    const question = words.removeAllQuestion.replace('{count}', `${left.length}`);
    if (confirm(question)) await remove(left);
  };
  const undo = async ({ id, kept }: BegunForm) => {
    await keepForm(kept);
    await refresh();
    setDeleted(deleted.filter((each) => each.id !== id));
    focusNext(id);
  };
  const copy = async (form: FilledForm) => {
    const copied: FilledForm = { ...form, id: crypto.randomUUID(), changedAt: Date.now() };
    await keepForm(copied);
    await refresh();
  };
  const describeDeleted = ({ title, form }: BegunForm) =>
    words.removed.replace('{form}', [title, ...(form ? describeForm(form) : [])].join(', '));
  const lastDeleted = deleted.at(-1);
  return (
    <section className="fill-panel screen-only scripted-only" aria-labelledby="begun">
      <h2 className="type-card-title" id="begun">
        {words.heading}
      </h2>
      {left.length === 0 ? <p>{words.none}</p> : null}
      <ul role="list" className="fill-begun" ref={list}>
        {places.map((each) => {
          const { id, title, form } = each;
          if (deleted.includes(each)) {
            return (
              <li key={id} data-form={id} data-deleted>
                <p>{describeDeleted(each)}</p>
                <Button variant="link" onClick={() => void attempt(() => undo(each))}>
                  {words.undo}
                </Button>
              </li>
            );
          }
          return (
            <li key={id} data-form={id} aria-current={id === current || undefined}>
              <p>
                <strong>{title}</strong>
                {form ? (
                  <>
                    <span>{describeForm(form).join(', ') || words.unnamed}</span>
                    <span>{formatTime(form.changedAt)}</span>
                  </>
                ) : (
                  <span>{words.newer}</span>
                )}
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
                <Button variant="link" onClick={() => void attempt(() => remove([each]))}>
                  {words.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        <span>{lastDeleted ? describeDeleted(lastDeleted) : ''}</span>
      </p>
      <p role="status" className="field-error">
        <span>{hasFailed ? words.failed : ''}</span>
      </p>
      <div className="fill-actions">
        <Button variant="outline" onClick={onNew}>
          {words.blank}
        </Button>
        {left.length > 1 ? (
          <Button variant="link" onClick={() => void attempt(removeAll)}>
            {words.removeAll}
          </Button>
        ) : null}
      </div>
      <p className="text-ink-2">{words.forgets}</p>
    </section>
  );
}

const byLastChange = (a: BegunForm, b: BegunForm) =>
  (b.form?.changedAt ?? 0) - (a.form?.changedAt ?? 0);

/**
 * Returns the kept forms, the last changed one first. Forms that only a later release of the site can read are at the
 * end. Returns none if the browser keeps nothing.
 */
async function readBegunForms(): Promise<BegunForm[]> {
  const kept = await listForms().catch(() => []);
  return kept.flatMap(describeKept).sort(byLastChange);
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
