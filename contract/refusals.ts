/**
 * Messages to visitors whose form post is rejected as a whole, by HTTP status. `{phone}` is a
 * placeholder for the company's phone number.
 */
export const refusals = {
  400: {
    title: 'We could not read that',
    text: 'Please fill in the form and send it again, or call {phone} directly.',
  },
  403: {
    title: 'This form was sent from another website',
    text: 'Please send your message from this page, or call {phone} directly.',
  },
  405: {
    title: 'That page does not accept forms',
    text: 'Please use the form on this page, or call {phone} directly.',
  },
  413: {
    title: 'Your message is too large',
    text: 'Please shorten your message and send it again, or call {phone} directly.',
  },
  415: {
    title: 'We could not read that',
    text: 'Please use the form on this page, or call {phone} directly.',
  },
  429: {
    title: 'Too many messages at once',
    text: 'Please wait a minute and send it again, or call {phone} directly.',
  },
  503: {
    title: 'Submission Failed',
    text: 'Please try again or call {phone} directly.',
  },
} as const satisfies Record<number, { title: string; text: string }>;

/** HTTP status of a response that rejects a form post as a whole. */
export type RefusalStatus = keyof typeof refusals;
