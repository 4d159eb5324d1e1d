/** Message to a visitor whose form post is rejected as a whole. */
export interface Refusal {
  title: string;
  /** `{phone}` is a placeholder for the company's phone number. */
  text: string;
  /**
   * The cause, which the page's script shows above the general text about a failed submission. That text
   * already suggests to try again or to call.
   */
  reason?: string;
}

/** Messages by HTTP status. `{wait}` is a placeholder for the time from `Retry-After`. */
const refusals = {
  400: {
    title: 'We could not read your message',
    text: 'Please fill in the form and send it again, or call {phone} directly.',
  },
  403: {
    title: 'This form was sent from another website',
    text: 'Please send your message from the contact page of our website, or call {phone} directly.',
    reason:
      'The form was sent from another website: please open the contact page of our website and send it from there.',
  },
  405: {
    title: 'That page does not accept forms',
    text: 'Please use the form on this page, or call {phone} directly.',
  },
  413: {
    title: 'Your message is too large',
    text: 'Please shorten your message and send it again, or call {phone} directly.',
    reason: 'Your message is too large: please shorten it.',
  },
  415: {
    title: 'We could not read your message',
    text: 'Please use the form on this page, or call {phone} directly.',
  },
  429: {
    title: 'Too many messages at once',
    text: 'Please wait {wait} and send your message again, or call {phone} directly.',
    reason: 'Too many messages at once: please wait {wait}.',
  },
  503: {
    title: 'Submission Failed',
    text: 'Please try again or call {phone} directly.',
  },
} as const satisfies Record<number, Refusal>;

/** HTTP status of a response that rejects a form post as a whole. */
export type RefusalStatus = keyof typeof refusals;

/** Sentence on pages that cannot show the typed text again. */
export const goBack = 'To get back what you typed, go back one page in your browser.';

export function isRefusalStatus(status: number): status is RefusalStatus {
  return Object.hasOwn(refusals, status);
}

/** Returns the message for a status. `retryAfter` is the value of the `Retry-After` header, if the response has it. */
export function describeRefusal(status: RefusalStatus, retryAfter?: string | null): Refusal {
  const { title, text, reason }: Refusal = refusals[status];
  const wait = describeWait(retryAfter);
  const fillIn = (words: string) => words.replace('{wait}', wait);
  return { title, text: fillIn(text), ...(reason === undefined ? {} : { reason: fillIn(reason) }) };
}

/** Example: 40 seconds, 3 minutes, 2 hours. */
function describeWait(retryAfter: string | null | undefined): string {
  // `Retry-After` can also be a date, which the service never sends.
  if (!retryAfter || !/^\d{1,6}$/.test(retryAfter)) return 'a minute';
  const seconds = Number(retryAfter);
  if (seconds <= 90) return formatUnit(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? formatUnit(minutes, 'minute')
    : formatUnit(Math.ceil(minutes / 60), 'hour');
}

function formatUnit(count: number, unit: 'second' | 'minute' | 'hour'): string {
  return count.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' });
}
