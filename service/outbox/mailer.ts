/**
 * Sends the mails of the outbox. The two hosts differ in when they can send:
 * `node/mailer.ts` sends at once, `worker/mailer.ts` after the answer to the request.
 */
export interface Mailer {
  /** Must be called after a mail was enqueued. */
  wake(): void;
}
