const key = 'enquiry-sent';

/** An answer is promised within it: the same words after that are a reminder, not a repetition. */
const day = 24 * 60 * 60 * 1000;

/** A send by a checksum of what was typed, without the words. */
interface Sent {
  id: string;
  sum: number;
  at: number;
}

/**
 * The id under which to send these values: the one under which they were last sent here, so that
 * the service keeps a repeated send once, whatever came of the first; otherwise a new one.
 */
export function findSubmission(values: readonly string[]): string {
  const sum = checksum(JSON.stringify(values));
  const last = recallLastSend();
  if (last?.sum === sum) return last.id;
  // Without https browsers make no ids; the service then takes every send as a new one.
  const sent: Sent = { id: crypto.randomUUID?.() ?? '', sum, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(sent));
  } catch {
    // Storage is full or refused: a repeated send is kept twice.
  }
  return sent.id;
}

/** The last send, of any tab; a day later it is forgotten. */
export function recallLastSend(): Sent | undefined {
  try {
    const sent = JSON.parse(localStorage.getItem(key) ?? 'null') as Sent | null;
    if (sent && Date.now() - sent.at < day) return sent;
    localStorage.removeItem(key);
  } catch {
    // What cannot be read was not written here.
  }
  return undefined;
}

// Other words may have the same sum: the service compares the words themselves, too.
function checksum(text: string): number {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return sum;
}
