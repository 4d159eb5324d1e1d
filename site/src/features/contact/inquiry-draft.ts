import { formFields } from '#contract/form-fields.ts';
import { inquiryFields, startedField, submissionField } from '#contract/inquiry-form.ts';
import { readPrefill } from '#contract/prefill.ts';
import { findSubmission, recallLastSend } from './submission.ts';

const key = 'enquiry-draft';

const keptFields = [...inquiryFields, startedField] as const;

/** `link` is the query of the link that filled the form. */
type Draft = Partial<Record<(typeof keptFields)[number] | 'link', string>>;

/**
 * Fills the form with the values of the address, and with what was typed here before and not sent.
 * What the visitor has typed meanwhile stays.
 */
export function restoreDraft(form: HTMLFormElement, query: URLSearchParams): void {
  const stored = readDraft();
  const prefill = readPrefill(query);
  const linked: Draft = prefill ?? {};
  const before: Draft = readPrefill(new URLSearchParams(stored.link)) ?? {};
  // A reload with the link that filled the draft undoes nothing typed since.
  const isNewLink = prefill && inquiryFields.some((field) => linked[field] !== before[field]);
  const draft = isNewLink ? overrideDraft(stored, before, linked) : stored;
  form.dataset.link = (isNewLink ? query.toString() : stored.link) ?? '';
  for (const field of inquiryFields) {
    const control = findControl(form, field);
    const initial = initialValue(control);
    if (control.value !== initial && control.value !== (linked[field] ?? '')) continue;
    control.value = draft[field] ?? initial;
  }
  // Text typed before the script came, or kept from before, may be sent at once.
  const opened = String(Math.round(performance.timeOrigin));
  findControl(form, startedField).value = stored[startedField] ?? opened;
  // Forgets it when it is old.
  recallLastSend();
}

/** Keeps what is typed, in this browser only. */
export function saveDraft(form: HTMLFormElement): void {
  const draft: Draft = { link: form.dataset.link };
  for (const field of keptFields) draft[field] = findControl(form, field).value;
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or refused: only a reload loses what was typed.
  }
}

/** The form with the id by which the service recognizes a repeated send. */
export function readForSending(form: HTMLFormElement): FormData {
  const values = inquiryFields.map((field) => findControl(form, field).value);
  findControl(form, submissionField).value = findSubmission(values);
  return new FormData(form);
}

/** Empties the form for another inquiry after one was taken. */
export function clearDraft(form: HTMLFormElement): void {
  for (const field of inquiryFields) findControl(form, field).value = '';
  findControl(form, startedField).value = String(Date.now());
  try {
    localStorage.removeItem(key);
  } catch {
    // See saveDraft.
  }
}

/** A draft under a newer link: its words replace the older link's, the rest stays. */
function overrideDraft(draft: Draft, before: Draft, linked: Draft): Draft {
  const own = (draft.message ?? '').replace((before.message ?? '').trim(), '').trimStart();
  const room = formFields.message.limit - own.length;
  return {
    ...draft,
    kind: linked.kind,
    service: linked.service || draft.service,
    message: `${(linked.message ?? '').slice(0, room)}${own}`,
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
