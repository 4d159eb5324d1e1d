/** Milliseconds; longer than the service takes to refuse. */
const timeout = 30_000;

/**
 * Posts the form. Only the status counts, so any service that takes a multipart post will do.
 *
 * @returns whether the inquiry was taken; why it was not is logged to the console.
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
