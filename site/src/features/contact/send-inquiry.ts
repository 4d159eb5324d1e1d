import { inquiryFields, inquiryPath, submissionField } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { type ExplainedRefusal, readRefusal } from './read-refusal.ts';
import { findSubmissionId } from './submission-id.ts';

/** Request timeout; longer than the service takes to reject a request. */
const timeoutMs = 30_000;

interface SentInquiry extends ExplainedRefusal {
  isAccepted: boolean;
  /** Whether the visitor wants to work for the company. */
  isFromApplicant: boolean;
  /** Undefined for third-party form services and for browsers without submission ids. */
  reference: string | undefined;
}

/** Posts all fields of the form to the URL in its `action`. */
export async function sendInquiry(form: HTMLFormElement): Promise<SentInquiry> {
  const endpoint = form.getAttribute('action') ?? '';
  fillSubmissionId(form);
  const body = new FormData(form);
  const answer = await post(endpoint, body);
  return {
    ...answer,
    isFromApplicant: body.get('kind') === 'work',
    reference: findReference(endpoint, body),
  };
}

/** Fills in the hidden field with the id by which the service recognizes a repeated submission. */
function fillSubmissionId(form: HTMLFormElement): void {
  const values = new FormData(form);
  const typed = inquiryFields.map((field) => String(values.get(field) ?? ''));
  const control = form.elements.namedItem(submissionField) as HTMLInputElement;
  control.value = findSubmissionId(typed);
}

interface Answer extends ExplainedRefusal {
  isAccepted: boolean;
}

/**
 * Returns whether the post was accepted and, if not, why. A rejection is logged to the console. The response status
 * alone decides, so any form service that accepts a multipart POST works.
 */
async function post(endpoint: string, body: FormData): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { isAccepted: true, errors: {}, reason: undefined };
    console.error(`The form was refused with status ${response.status}`);
    const refusal = await readRefusal(response, new URL(endpoint, location.href));
    return { isAccepted: false, ...refusal };
  } catch (error) {
    console.error('The form could not be sent', error);
  }
  return { isAccepted: false, errors: {}, reason: undefined };
}

function findReference(endpoint: string, body: FormData): string | undefined {
  const submission = body.get(submissionField);
  return endpoint === inquiryPath && submission ? toReference(String(submission)) : undefined;
}
