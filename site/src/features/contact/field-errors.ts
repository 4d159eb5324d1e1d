import { formHooks } from '#contract/form-hooks.ts';
import {
  describeTooLong,
  type FieldErrors,
  getField,
  type InquiryField,
  inquiryFields,
} from '#contract/inquiry-form.ts';

/** Runs the browser's built-in validation and returns the error messages of `#contract/inquiry-form.ts`. */
export function findBrowserErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of inquiryFields) {
    const control = form.elements.namedItem(field);
    // The form of a company that is not hiring has no `kind` field.
    if (control === null) continue;
    // Radio buttons need no validation: one button of each group is always selected.
    if (control instanceof RadioNodeList) continue;
    const { validity } = control as HTMLInputElement;
    if (!validity.valid) errors[field] = describeError(field, validity);
  }
  return errors;
}

function describeError(name: InquiryField, validity: ValidityState): string {
  const { limit, message, missing } = getField(name);
  if (validity.tooLong) return describeTooLong(limit);
  return validity.valueMissing ? missing : message;
}

/** Shows each error at its field and in the summary, and removes old errors from valid fields. */
export function showErrors(form: HTMLFormElement, summary: HTMLElement, errors: FieldErrors): void {
  const items: HTMLLIElement[] = [];
  for (const field of inquiryFields) {
    const error = errors[field];
    showError(form, field, error);
    if (error) items.push(createSummaryItem(field, error));
  }
  summary.querySelector('ul')?.replaceChildren(...items);
  summary.hidden = items.length === 0;
}

function showError(form: HTMLFormElement, field: InquiryField, error: string | undefined): void {
  const line = form.querySelector<HTMLElement>(`[${formHooks.errorFor}="${field}"]`);
  if (line) {
    line.textContent = error ?? '';
    line.hidden = !error;
  }
  const control = form.elements.namedItem(field);
  if (!(control instanceof Element)) return;
  if (error) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** Creates a list item for the summary, with a link to the invalid field. */
function createSummaryItem(field: InquiryField, error: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `#${field}`;
  link.textContent = error;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
