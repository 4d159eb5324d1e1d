import {
  formFields,
  inquiryFields,
  startedField,
  submissionField,
} from '#contract/inquiry-form.ts';
import { readPrefill } from '#contract/prefill.ts';
import { findSubmissionId, readLastSubmission } from './submission.ts';

const key = 'enquiry-draft';

const keptFields = [...inquiryFields, startedField] as const;

/** Saved field values. `link` is the query string of the link that filled in the form. */
type Draft = Partial<Record<(typeof keptFields)[number] | 'link', string>>;

/**
 * Fills in the form with the values from the page's query string and from the saved draft. Fields that the visitor has
 * already changed keep their values.
 */
export function restoreDraft(form: HTMLFormElement, query: URLSearchParams): void {
  const stored = readDraft();
  const prefill = readPrefill(query);
  const linked: Draft = prefill ?? {};
  const before: Draft = readPrefill(new URLSearchParams(stored.link)) ?? {};
  // If the page is reloaded with the same link, keep what the visitor has typed since.
  const isNewLink = prefill && inquiryFields.some((field) => linked[field] !== before[field]);
  const draft = isNewLink ? overrideDraft(stored, before, linked) : stored;
  form.dataset.link = (isNewLink ? query.toString() : stored.link) ?? '';
  for (const field of inquiryFields) {
    const control = findControl(form, field);
    const initial = initialValue(control);
    if (control.value !== initial && control.value !== (linked[field] ?? '')) continue;
    control.value = draft[field] ?? initial;
  }
  // Start the timer at the draft or the page load, because text typed before this script ran may be sent immediately.
  const opened = String(Math.round(performance.timeOrigin));
  findControl(form, startedField).value = stored[startedField] ?? opened;
  // Called for its side effect: deletes the record of the last submission when it has expired.
  readLastSubmission();
}

/** Saves the typed values in this browser's local storage. */
export function saveDraft(form: HTMLFormElement): void {
  const draft: Draft = { link: form.dataset.link };
  for (const field of keptFields) draft[field] = findControl(form, field).value;
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked. The form still works, but a reload loses the typed values.
  }
}

/** Returns the form data, including the id by which the service recognizes a repeated submission. */
export function readForSending(form: HTMLFormElement): FormData {
  const values = inquiryFields.map((field) => findControl(form, field).value);
  findControl(form, submissionField).value = findSubmissionId(values);
  return new FormData(form);
}

/** Empties the form and deletes the draft after a successful submission. */
export function clearDraft(form: HTMLFormElement): void {
  for (const field of inquiryFields) findControl(form, field).value = '';
  findControl(form, startedField).value = String(Date.now());
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so no draft was saved.
  }
}

/** Replaces the values of the older link in a draft with those of a newer link, and keeps all other typed text. */
function overrideDraft(draft: Draft, before: Draft, linked: Draft): Draft {
  const typed = (draft.message ?? '').replace((before.message ?? '').trim(), '').trimStart();
  const room = formFields.message.limit - typed.length;
  return {
    ...draft,
    kind: linked.kind,
    service: linked.service || draft.service,
    message: `${(linked.message ?? '').slice(0, room)}${typed}`,
  };
}

function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

function findControl(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLSelectElement
    | HTMLTextAreaElement
    | RadioNodeList;
}

function initialValue(control: ReturnType<typeof findControl>): string {
  if (control instanceof RadioNodeList) {
    const radios = [...control] as HTMLInputElement[];
    return radios.find((radio) => radio.defaultChecked)?.value ?? '';
  }
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find((option) => option.defaultSelected)?.value ?? '';
  }
  return control.defaultValue;
}
