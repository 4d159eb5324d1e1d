import type { ComposedMail } from './compose-mail.ts';

/**
 * Sends one mail to those of its receivers who are not among `served`; resolves when another server
 * has accepted it for them, with the number of those who refused it for good.
 *
 * @throws DeliveryError
 */
export type Deliver = (
  id: string,
  mail: ComposedMail,
  served: readonly string[],
  stopped: AbortSignal,
) => Promise<{ refusals: number }>;

/**
 * Why a mail did not leave.
 *
 * - `refused`: this mail, for good. It is parked where the owner sees it.
 * - `later`: this mail, for now. It waits, others go on.
 * - `server`: no mail can leave now. All wait.
 * - `broken`: the session broke off, and the mail may be the cause. All wait for a moment, and it waits
 *   by itself, longer each time.
 */
export type DeliveryFault = 'refused' | 'later' | 'server' | 'broken';

export class DeliveryError extends Error {
  readonly fault: DeliveryFault;
  /** A few words for the log, without any address. */
  readonly summary: string;
  /** The receivers for whom a server has accepted it. */
  readonly served: string[];

  constructor(fault: DeliveryFault, summary: string, cause?: unknown, served: string[] = []) {
    super(cause instanceof Error ? cause.message : summary, { cause });
    this.fault = fault;
    this.summary = summary;
    this.served = served;
  }
}
