/**
 * Sends the emails in the outbox. `node/mailer.ts` sends immediately; `worker/mailer.ts` sends after the
 * response to the request.
 */
export interface Mailer {
  /** Must be called after an email was enqueued. */
  wake(): void;
}
