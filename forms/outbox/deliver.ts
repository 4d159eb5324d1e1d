import type { ComposedMail } from './compose-mail.ts';

/** A mail that another server has accepted. */
interface Delivery {
  /** Receivers who refused it for good; at least one other took it. */
  refusals: number;
}

/**
 * Sends one mail; resolves when another server has accepted it.
 *
 * @throws DeliveryError
 */
export type Deliver = (id: string, mail: ComposedMail, stopped: AbortSignal) => Promise<Delivery>;
