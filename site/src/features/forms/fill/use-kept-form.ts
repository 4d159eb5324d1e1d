import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { FieldForm } from '../field-form.ts';
import { updateFrame } from './fill-field.tsx';
import type { BlankWords } from './fill-words.ts';
import { beginForm, type FilledForm } from './filled-form.ts';
import { type FormLock, takeLock, takeOverLock } from './form-lock.ts';
import { FormSession, type KeepStatus } from './form-session.ts';
import { keepForm } from './form-store.ts';
import { listFields } from './list-fields.ts';
import { type OpenedForm, openForm } from './open-form.ts';

/** State of the form on the page: which form is open, and whether it is kept on the device. */
export function useKeptForm(
  form: FieldForm,
  blank: BlankWords,
  /** The HTML form, whose fields the visitor can use before hydration. */
  element: { readonly current: HTMLFieldSetElement | null },
) {
  const begin = useCallback(
    (filled: FilledForm) =>
      new FormSession(filled, keepForm, ({ rows }) => listFields(form, blank, rows)),
    [form, blank],
  );
  const [session, setSession] = useState(() => begin(beginForm(form)));
  const [typedText] = useState(readTypedText);
  const [opened, setOpened] = useState<OpenedForm>();
  const lock = useRef<FormLock | undefined>(undefined);
  const current = useRef(session);
  const isHydrated = useRef(false);
  const status = useSyncExternalStore<KeepStatus>(
    session.subscribe,
    () => session.status,
    () => 'opening',
  );

  /** Another tab takes the form over. */
  const onLost = useCallback(async () => {
    lock.current = undefined;
    await current.current.save();
    current.current.setStatus('elsewhere');
  }, []);

  /** Opens a kept form, or begins a new one if there is no id. */
  const show = useCallback(
    async (id: string | undefined, ownLock?: FormLock) => {
      await current.current.save();
      const next = await openForm(id, form);
      const isKept = next.status === 'kept';
      // A new form of a page that has just been loaded is on the page already.
      const isOnPage = !isHydrated.current && !isKept;
      const nextSession = isOnPage ? current.current : begin(next.filled);
      const nextLock = ownLock ?? (isKept ? await takeLock(next.filled.id, onLost) : undefined);
      if (!isHydrated.current) addTypedText(nextSession, element.current, typedText);
      isHydrated.current = true;
      if (lock.current !== nextLock) lock.current?.release();
      lock.current = nextLock;
      current.current = nextSession;
      const focused = document.activeElement;
      flushSync(() => setSession(nextSession));
      if (!isOnPage) focusSameField(focused, element.current);
      setOpened(next);
      nextSession.setStatus(isKept && !nextLock ? 'elsewhere' : statusOf(next));
      writeAddress(isKept ? next.filled.id : '');
    },
    [form, begin, onLost, element, typedText],
  );

  useEffect(() => {
    void show(readAddress()).then(() => {
      const [arrival] = performance.getEntriesByType('navigation');
      const isReload = (arrival as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
      // A visitor who opened a kept form from another page continues with it.
      if (!isReload && current.current.status === 'kept') focusStart(element.current);
    });
    const openFromLink = () => {
      const id = readAddress();
      if (id !== undefined && id !== current.current.form.id) {
        void show(id).then(() => focusStart(element.current));
      }
    };
    addEventListener('hashchange', openFromLink);
    return () => removeEventListener('hashchange', openFromLink);
  }, [show, element]);

  // From its first change on, the form has an address, so that it opens again when the page is loaded again.
  useEffect(() => {
    if (status !== 'kept') return;
    writeAddress(session.form.id);
    void navigator.storage?.persist?.().catch(() => {});
    if (lock.current) return;
    void takeLock(session.form.id, onLost).then((taken) => {
      lock.current = taken;
    });
  }, [status, session, onLost]);

  useEffect(() => {
    const save = () => void session.save();
    document.addEventListener('visibilitychange', save);
    addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      removeEventListener('pagehide', save);
    };
  }, [session]);

  /** Takes the form over from another tab, and opens it as that tab saved it. */
  const takeOver = useCallback(async () => {
    const { id } = current.current.form;
    await show(id, await takeOverLock(id, onLost));
  }, [show, onLost]);

  return { session, opened, status, show, takeOver };
}

const statusOf = ({ status }: OpenedForm): KeepStatus => (status === 'missing' ? 'empty' : status);

/** Moves the focus to the field that has taken the place of the focused field of another form. */
function focusSameField(focused: Element | null, element: HTMLFieldSetElement | null): void {
  if (!isTextField(focused) || focused.isConnected) return;
  const field = element?.elements.namedItem(focused.name);
  if (isTextField(field)) field.focus();
}

/** Scrolls to the start of the form and moves the focus there. */
export function focusStart(element: HTMLFieldSetElement | null): void {
  const title = element?.querySelector('h1');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/** Returns the id of the kept form behind the `#` of the page's address, if it is not the id of a place in the page. */
function readAddress(): string | undefined {
  const id = location.hash.slice(1);
  return id === '' || document.getElementById(id) ? undefined : id;
}

/** Puts the id of the kept form behind the `#` of the page's address, so that loading the page again opens the form. */
function writeAddress(id: string): void {
  const hash = id === '' ? '' : `#${id}`;
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + hash);
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Returns whether an element is a field of the form whose text is kept. */
export function isTextField(element: unknown): element is TextField {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.name !== ''
  );
}

/**
 * Returns the text of the fields, and the value of the chosen button, before hydration. If the browser has translated
 * the page, React replaces the fields with empty ones.
 */
function readTypedText(): Map<string, string> {
  const typed = new Map<string, string>();
  if (typeof document === 'undefined') return typed;
  for (const field of document.querySelectorAll('.fill-fields [name]')) {
    if (isTextField(field) && isFilled(field)) typed.set(field.name, field.value);
  }
  return typed;
}

/** Returns whether the field has text or, if it is a radio button, is chosen. */
const isFilled = (field: TextField) =>
  field instanceof HTMLInputElement && field.type === 'radio' ? field.checked : field.value !== '';

/**
 * Adds the text that the visitor typed before hydration to the form and, if React has replaced the fields, to the
 * fields. A kept text wins, because browsers fill in older text when they restore a page.
 */
function addTypedText(
  session: FormSession,
  element: HTMLFieldSetElement | null,
  typedText: ReadonlyMap<string, string>,
): void {
  for (const field of element?.elements ?? []) {
    if (!isTextField(field) || session.textOf(field.name) !== '') continue;
    const typed = typedText.get(field.name);
    if (field instanceof HTMLTextAreaElement) {
      if (typed && field.value === '') field.value = typed;
      updateFrame(field);
    } else if (field.value === typed) {
      field.checked = true;
    }
    if (isFilled(field)) session.setText(field.name, field.value);
  }
}
