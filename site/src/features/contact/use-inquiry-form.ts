import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  getField,
  type InquiryField,
  inquiryFields,
  writeTooLong,
} from '#contract/inquiry-form.ts';
import { cleanEmail } from '#contract/visible-text.ts';
import { restoreDraft, saveDraft } from './inquiry-draft.ts';
import type { useSending } from './use-sending.ts';

/** The form's events: input, refused fields, submit. */
export function useInquiryForm({ isSubmitting, send, forget }: ReturnType<typeof useSending>) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (form.current) restoreDraft(form.current, new URLSearchParams(location.search));
    setReady(true);
  }, []);

  // The browser says `invalid` once for every field; each time all are found.
  function onInvalid(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setErrors(findBrowserErrors(event.currentTarget));
    requestAnimationFrame(() => summary.current?.focus());
  }

  function onInput({ currentTarget: typed, target }: SyntheticEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'email') cleanField(target);
    saveDraft(typed);
    forget();
    if (Object.keys(errors).length === 0) return;
    setErrors(filterFixed(errors, findBrowserErrors(typed)));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    setErrors({});
    forget();
    send(event.currentTarget);
  }

  return { formProps: { ref: form, onInvalid, onInput, onSubmit }, summary, errors, isReady };
}

// A pasted address can have invisible characters at its ends, which the browser's validation refuses.
function cleanField(field: HTMLInputElement): void {
  const cleaned = cleanEmail(field.value);
  if (cleaned !== field.value) field.value = cleaned;
}

/** The reported fields that are still wrong; no new ones while typing. */
function filterFixed(reported: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(reported).filter(([field]) => found[field as InquiryField]),
  );
}

/** The browser's own validation of the fields, in the words of the contract. */
function findBrowserErrors(form: HTMLFormElement): FieldErrors {
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
