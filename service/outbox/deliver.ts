import type { ComposedMail } from './compose-mail.ts';

/** One attempt to send a mail. */
export interface Delivery {
  id: string;
  mail: ComposedMail;
  /** Receivers for whom the mail server accepted the mail earlier. They are left out. */
  deliveredTo: readonly string[];
  /** Aborts the attempt. */
  interrupted: AbortSignal;
}

/**
 * Delivers a mail; resolves once the mail server has accepted it, with the number of receivers that were
 * refused for good.
 *
 * @throws DeliveryError
 */
export type Deliver = (delivery: Delivery) => Promise<{ refusals: number }>;

/**
 * Why a mail was not delivered; see `docs/decisions/0010-delivery-failures.md`.
 *
 * - `refused`: this mail was refused for good. It is parked until the owner resends it.
 * - `later`: this mail was postponed. Only this mail waits.
 * - `server`: no mail can be delivered now. All mails wait.
 * - `broken`: the connection broke off, perhaps because of this mail. All mails wait for a moment,
 *   and this mail waits longer after each attempt.
 */
export type DeliveryFault = 'refused' | 'later' | 'server' | 'broken';

export class DeliveryError extends Error {
  readonly fault: DeliveryFault;
  /** A few words for the log, without any address. */
  readonly summary: string;
  /** All receivers for whom a server has accepted the mail so far. */
  readonly deliveredTo: string[];

  constructor(fault: DeliveryFault, summary: string, cause?: unknown, deliveredTo: string[] = []) {
    super(cause instanceof Error ? cause.message : summary, { cause });
    this.fault = fault;
    this.summary = summary;
    this.deliveredTo = deliveredTo;
  }
}
