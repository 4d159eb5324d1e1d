import {
  enquiryFields,
  enquiryLimits,
  type FieldErrors,
  fieldMessages,
} from '#contract/enquiry-form.ts';

/** What the browser holds against the fields of `form`, in the words of the contract. */
export function findBrowserErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of enquiryFields) {
    const control = form.elements.namedItem(field) as HTMLInputElement;
    if (!control.validity.valid) errors[field] = describe(field, control.validity);
  }
  return errors;
}

function describe(field: (typeof enquiryFields)[number], validity: ValidityState): string {
  if (validity.tooLong) return fieldMessages.tooLong(enquiryLimits[field]);
  if (field === 'email') {
    return validity.valueMissing ? fieldMessages.emailMissing : fieldMessages.email;
  }
  return field === 'phone' ? fieldMessages.phone : fieldMessages.name;
}
