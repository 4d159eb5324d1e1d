/**
 * Decides when the emails in the outbox are sent. `node/mailer.ts` sends them immediately; `worker/mailer.ts`
 * sends them after the response to the request.
 */
export interface Mailer {
  /** Must be called after an email was enqueued. */
  wake(): void;
}
