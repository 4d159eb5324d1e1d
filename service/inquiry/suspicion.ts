import type { SentForm } from './read-form.ts';

/**
 * Why an inquiry looks automated. Every inquiry gets the same answer; the reason is shown to the
 * owner. `honeypot` quarantines the inquiry (see `InquiryState` in `database/tables.ts`); the other
 * reasons only flag it, and its mail is sent at once.
 */
export type Suspicion = 'honeypot' | 'fill-time' | 'repeated-text';

/** Describes a reason to the owner, as text after a colon. */
export function describeSuspicion(reason: string): string {
  return Object.hasOwn(descriptions, reason) ? descriptions[reason as Suspicion] : reason;
}

const descriptions: Record<Suspicion, string> = {
  honeypot: 'a field that people cannot see was filled in',
  'fill-time': 'it was sent faster than people fill in a form',
  'repeated-text': 'the same words were sent several times within a day',
};

/**
 * Finds the reasons that one form alone can show; `now` is in milliseconds since 1970. The store finds
 * repeated text, because it knows the other inquiries; see `store/repeated-text.ts`.
 */
export function findSuspicion(
  { honeypot, started }: Pick<SentForm, 'honeypot' | 'started'>,
  now: number,
): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot';
  return isFilledTooFast(started, now) ? 'fill-time' : undefined;
}

/**
 * Milliseconds. A browser that autofills the form and a program that clicks need up to 300; see
 * decision 11.
 */
const shortestFillTime = 1000;

// `started` is from the visitor's clock, which may be wrong. A slow clock makes the fill time longer, which
// flags nothing. A fast clock can make it negative, which is ignored.
function isFilledTooFast(started: string, now: number): boolean {
  if (!/^\d{1,16}$/.test(started)) return false;
  const fillTime = now - Number(started);
  return fillTime >= 0 && fillTime < shortestFillTime;
}
