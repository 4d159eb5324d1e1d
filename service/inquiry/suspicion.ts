import type { SentForm } from './read-form.ts';

/**
 * Why an inquiry looks automated. It is answered like any other and listed with this reason. One with
 * a filled honeypot is held back: named to the owner once a day, erased after 30 days unless it is
 * released. The others are mailed at once, marked.
 */
export type Suspicion = 'honeypot' | 'fill-time' | 'repeated-text';

/** The reason in words for the owner, as what comes after a colon. */
export function describeSuspicion(reason: string): string {
  return Object.hasOwn(words, reason) ? words[reason as Suspicion] : reason;
}

const words: Record<Suspicion, string> = {
  honeypot: 'a field that people cannot see was filled in',
  'fill-time': 'it was sent faster than people fill in a form',
  'repeated-text': 'the same words were sent several times within a day',
};

/**
 * What a single post gives away; `now` is in milliseconds since 1970. A repeated text shows only
 * beside the others, so the store judges it, see `store/repeated-text.ts`.
 */
export function findSuspicion(
  { honeypot, started }: Pick<SentForm, 'honeypot' | 'started'>,
  now: number,
): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot';
  return isFilledTooFast(started, now) ? 'fill-time' : undefined;
}

/** Milliseconds; a browser's autofill and a click by a program take up to 300. See decision 11. */
const leastFillTime = 1000;

// A visitor's clock may be wrong. One that runs behind makes the form look old, which is no
// fault; one that runs ahead puts its start into the future, from which nothing follows.
function isFilledTooFast(started: string, now: number): boolean {
  if (!/^\d{1,16}$/.test(started)) return false;
  const taken = now - Number(started);
  return taken >= 0 && taken < leastFillTime;
}
