import type { ComposedMail } from './compose-mail.ts';

/** One attempt to send an email. */
export interface Delivery {
  id: string;
  mail: ComposedMail;
  /** Recipients for whom the mail server accepted the email earlier. This attempt skips them. */
  deliveredTo: readonly string[];
  /** Signal that aborts the attempt. */
  interrupted: AbortSignal;
}

/**
 * Delivers an email. Resolves once the mail server has accepted the email, with the number of recipients that
 * the server permanently rejected.
 *
 * @throws DeliveryError if the email was not delivered.
 */
export type Deliver = (delivery: Delivery) => Promise<{ refusals: number }>;

/**
 * Reason why an email was not delivered; see `docs/decisions/0010-delivery-failures.md`.
 *
 * - `refused`: this email was permanently rejected. It is parked until the owner resends it.
 * - `later`: this email was postponed. Only this email waits.
 * - `server`: no email can be delivered now. All emails wait.
 * - `broken`: the connection was lost, perhaps because of this email. All emails wait briefly, and this email waits
 *   longer after each attempt.
 */
export type DeliveryFault = 'refused' | 'later' | 'server' | 'broken';

export class DeliveryError extends Error {
  readonly fault: DeliveryFault;
  /** Short description for the log. Contains no addresses. */
  readonly summary: string;
  /** The recipients for whom a server has accepted the email so far. */
  readonly deliveredTo: string[];

  constructor(fault: DeliveryFault, summary: string, cause?: unknown, deliveredTo: string[] = []) {
    super(cause instanceof Error ? cause.message : summary, { cause });
    this.fault = fault;
    this.summary = summary;
    this.deliveredTo = deliveredTo;
  }
}
