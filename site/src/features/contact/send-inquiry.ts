import { inquiryPath, submissionField } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';

/** Request timeout in milliseconds; longer than the service takes to reject a request. */
const timeout = 30_000;

/**
 * Posts the form. Only the response status is used, so any service that accepts a multipart POST works.
 *
 * @returns whether the inquiry was accepted. The reason for a rejection is logged to the console.
 */
export async function sendInquiry(endpoint: string, body: FormData): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return true;
    console.error(`The form was refused with status ${response.status}`);
  } catch (error) {
    console.error('The form could not be sent', error);
  }
  return false;
}

/** Returns the reference of the inquiry; undefined for third-party services and for browsers without submission ids. */
export function findReference(endpoint: string, body: FormData): string | undefined {
  const submission = body.get(submissionField);
  return endpoint === inquiryPath && submission ? toReference(String(submission)) : undefined;
}
