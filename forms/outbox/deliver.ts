import type { ComposedMail } from './compose-mail.ts';

/** A mail that another server has accepted. */
interface Delivery {
  /** Receivers who refused it for good; at least one other took it. */
  refusals: number;
}

/**
 * Sends one mail to those of its receivers who are not among `served`; resolves when another server
 * has accepted it for them.
 *
 * @throws DeliveryError
 */
export type Deliver = (
  id: string,
  mail: ComposedMail,
  served: readonly string[],
  stopped: AbortSignal,
) => Promise<Delivery>;
