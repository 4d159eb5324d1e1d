import { enquiryFields, startedField, submissionField } from '#contract/enquiry-form.ts';
import { readPrefill } from '#contract/prefill.ts';

const key = 'enquiry-draft';

const keptFields = [...enquiryFields, startedField, submissionField] as const;

type Draft = Partial<Record<(typeof keptFields)[number], string>>;

/**
 * Fills a form that has just come alive: with what the address asks for, and with what was typed
 * here before and not sent. What the visitor has typed meanwhile stays.
 */
export function restoreDraft(form: HTMLFormElement, query: URLSearchParams): void {
  const draft = readDraft();
  const prefill: Draft = readPrefill(query);
  for (const field of enquiryFields) {
    const control = findControl(form, field);
    const initial = initialValue(control);
    const asked = prefill[field] ?? '';
    const kept = draft[field] ?? '';
    if (control.value !== initial && control.value !== asked) continue;
    const both = field === 'message' && kept !== '' && !kept.includes(asked.trim());
    control.value = both ? `${asked}${kept}` : kept || asked || initial;
  }
  // Whoever typed before the script came, or comes back to a form that is filled, may send at once.
  const opened = String(Math.round(performance.timeOrigin));
  findControl(form, startedField).value = draft[startedField] ?? opened;
  findControl(form, submissionField).value = draft[submissionField] ?? crypto.randomUUID();
}

/** Keeps what is typed, in this browser only. */
export function saveDraft(form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const field of keptFields) {
    const { value } = findControl(form, field);
    if (value !== '') draft[field] = value;
  }
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or refused: the form works, only a reload would lose it.
  }
}

/** Empties the form for another enquiry after one was taken. */
export function clearDraft(form: HTMLFormElement): void {
  for (const field of enquiryFields) findControl(form, field).value = '';
  findControl(form, startedField).value = String(Date.now());
  findControl(form, submissionField).value = crypto.randomUUID();
  try {
    localStorage.removeItem(key);
  } catch {
    // See saveDraft.
  }
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
    | HTMLTextAreaElement;
}

function initialValue(control: ReturnType<typeof findControl>): string {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find((option) => option.defaultSelected)?.value ?? '';
  }
  return control.defaultValue;
}
