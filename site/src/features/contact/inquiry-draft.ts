import { inquiryFields, startedField } from '#contract/inquiry-form.ts';
import { readPrefill } from '#contract/prefill.ts';
import { moveStored, readStored, removeStored, writeStored } from '#site/browser/local-storage.ts';

const key = 'inquiry-draft';

/** Key of a draft that an earlier version of the site saved. */
const oldKey = 'enquiry-draft';

const savedFields = [...inquiryFields, startedField] as const;

/** Saved field values. `link` is the query string of the link that filled in the form. */
type Draft = Partial<Record<(typeof savedFields)[number] | 'link', string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;

/**
 * Fills in the form with the values from the page's query string and from the saved draft. Fields that the visitor has
 * already changed keep their values.
 */
export function restoreDraft(form: HTMLFormElement, query: URLSearchParams): void {
  moveStored(oldKey, key);
  const saved = readDraft();
  const prefill = readPrefill(query);
  const linked: Draft = prefill ?? {};
  const linkedBefore: Draft = readPrefill(new URLSearchParams(saved.link)) ?? {};
  // If the page is reloaded with the same link, keep what the visitor has typed since.
  const isNewLink =
    prefill !== undefined && inquiryFields.some((field) => linked[field] !== linkedBefore[field]);
  const draft = isNewLink ? overrideDraft(saved, linkedBefore, linked) : saved;
  form.dataset.link = (isNewLink ? query.toString() : saved.link) ?? '';
  for (const field of inquiryFields) {
    const control = findControl(form, field);
    if (!control) continue;
    const initial = initialValue(control);
    const isChanged = control.value !== initial && control.value !== (linked[field] ?? '');
    if (!isChanged) control.value = draft[field] ?? initial;
  }
  // The form counts as opened when the draft was started or the page was loaded, not when this script runs: visitors
  // can type earlier, and then submit at once.
  setStarted(form, saved[startedField] ?? String(Math.round(performance.timeOrigin)));
}

/**
 * Saves the typed values in this browser's local storage. If it fails, the form still works, but a reload loses the
 * values. The privacy policy names what is saved and when it is removed: "A message you have not sent yet".
 */
export function saveDraft(form: HTMLFormElement): void {
  const draft: Draft = { link: form.dataset.link };
  for (const field of savedFields) draft[field] = findControl(form, field)?.value;
  writeStored(key, JSON.stringify(draft));
}

/** Empties the form and deletes the draft after a successful submission. */
export function clearDraft(form: HTMLFormElement): void {
  for (const field of inquiryFields) {
    const control = findControl(form, field);
    if (control) control.value = '';
  }
  setStarted(form, String(Date.now()));
  removeStored(key);
}

/** Replaces the values of the older link in a draft with those of a newer link, and keeps all other typed text. */
function overrideDraft(draft: Draft, linkedBefore: Draft, linked: Draft): Draft {
  const prefilled = (linkedBefore.message ?? '').trim();
  const typed = (draft.message ?? '').replace(prefilled, '').trimStart();
  return {
    ...draft,
    kind: linked.kind,
    service: linked.service || draft.service,
    message: `${linked.message ?? ''}${typed}`,
  };
}

function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/** Sets the hidden field with the time when the visitor opened the form, in milliseconds since 1970. */
function setStarted(form: HTMLFormElement, time: string): void {
  const control = findControl(form, startedField);
  if (control) control.value = time;
}

/** Returns the control of a field. The form of a company that is not hiring has no `kind` field. */
function findControl(form: HTMLFormElement, name: string): Control | null {
  return form.elements.namedItem(name) as Control | null;
}

/** Returns the value that the control has in the HTML of the page. */
function initialValue(control: Control): string {
  if (control instanceof RadioNodeList) {
    const radios = [...control] as HTMLInputElement[];
    return radios.find((radio) => radio.defaultChecked)?.value ?? '';
  }
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find((option) => option.defaultSelected)?.value ?? '';
  }
  return control.defaultValue;
}
