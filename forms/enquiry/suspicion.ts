/**
 * Why an enquiry is kept apart: answered like any other, never mailed, listed with this reason,
 * erased after 30 days unless the owner releases it.
 */
export type Suspicion = 'honeypot' | 'fill-time' | 'repeated-text';

/** What a sent form tells about its sender. */
interface SentSigns {
  /** The value of the field that people never see. */
  honeypot: string;
  /** When the form was opened, in milliseconds since 1970 by the visitor's clock, as sent. */
  started: string;
}

/**
 * What a single post gives away; `now` is in milliseconds since 1970. A repeated text shows only
 * beside the others, so the store judges it, see `store/repeated-text.ts`.
 */
export function findSuspicion(
  { honeypot, started }: SentSigns,
  now: number,
): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot';
  return isFilledTooFast(started, now) ? 'fill-time' : undefined;
}

/**
 * Nobody is this fast. With every value offered by the browser it still takes three movements to
 * a target with a click each (name, the browser's offer, the button), and such a movement takes a
 * practiced hand 1.3 seconds: 3.9 in all, from a page that is already read. Half of that leaves
 * room for keyboards; a program that fills in fields needs a few thousandths.
 */
const leastFillTime = 2000;

// A visitor's clock may be wrong. One that runs behind makes the form look old, which is no
// fault; one that runs ahead puts its start into the future, from which nothing follows.
function isFilledTooFast(started: string, now: number): boolean {
  if (!/^\d{1,16}$/.test(started)) return false;
  const taken = now - Number(started);
  return taken >= 0 && taken < leastFillTime;
}
