import type { ComposedMail } from './compose-mail.ts';

/** A mail that is in other hands. */
export interface Delivery {
  /** Receivers who refused it for good; at least one other took it. */
  refusals: number;
}

/**
 * Brings one mail away; resolves when it is in other hands.
 *
 * @throws DeliveryError
 */
export type Deliver = (id: string, mail: ComposedMail, stopped: AbortSignal) => Promise<Delivery>;
