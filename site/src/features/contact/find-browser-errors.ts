import {
  type FieldErrors,
  getField,
  type InquiryField,
  inquiryFields,
  writeTooLong,
} from '#contract/inquiry-form.ts';

/** The browser's own validation of the fields, in the words of the contract. */
export function findBrowserErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of inquiryFields) {
    const control = form.elements.namedItem(field);
    // One of several radio buttons is always chosen.
    if (control instanceof RadioNodeList) continue;
    const { validity } = control as HTMLInputElement;
    if (!validity.valid) errors[field] = describe(field, validity);
  }
  return errors;
}

function describe(name: InquiryField, validity: ValidityState): string {
  const { limit, message, missing } = getField(name);
  if (validity.tooLong) return writeTooLong(limit);
  return validity.valueMissing ? missing : message;
}
