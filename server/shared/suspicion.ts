import type { SentForm } from './sent-form.ts';

/**
 * Reason why an inquiry looks automated. The visitor gets the normal response; only the owner sees the
 * reason. `honeypot` quarantines the inquiry (see `InquiryState` in `database/tables.ts`). The other reasons
 * only flag the inquiry, and the email about it is sent immediately.
 */
export type Suspicion = 'honeypot' | 'fill-time' | 'repeated-text';

const descriptions: Record<Suspicion, string> = {
  honeypot: 'a field that people cannot see was filled in',
  'fill-time': 'it was sent faster than people fill in a form',
  'repeated-text': 'the same words were sent several times within a day',
};

/**
 * Milliseconds. A browser that autofills the form, or a program that clicks the button, takes up to 300 ms;
 * see decision 11.
 */
const shortestFillTime = 1000;

/** Describes a reason to the owner. The description is used after a colon. */
export function describeSuspicion(reason: string): string {
  return Object.hasOwn(descriptions, reason) ? descriptions[reason as Suspicion] : reason;
}

/**
 * Checks a single form for suspicion. `now` is in milliseconds since 1970. Repeated text is detected in the
 * store, which has the other inquiries; see `inquiry/store/repeated-text.ts`.
 */
export function findSuspicion(
  { honeypot, started }: Pick<SentForm, 'honeypot' | 'started'>,
  now: number,
): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot';
  return isFilledTooFast(started, now) ? 'fill-time' : undefined;
}

// `started` was read from the visitor's clock, which may be wrong. A clock that is behind makes the fill time
// longer, so the form is not flagged. A clock that is ahead can make the fill time negative. A negative fill
// time is ignored.
function isFilledTooFast(started: string, now: number): boolean {
  if (!/^\d{1,16}$/.test(started)) return false;
  const fillTime = now - Number(started);
  return fillTime >= 0 && fillTime < shortestFillTime;
}
