const key = 'enquiry-sent';

/** One day in milliseconds. Replies are promised within a day, so the same text sent later is a reminder. */
const day = 24 * 60 * 60 * 1000;

/** The last submission: its id, a checksum of the typed values (not the values themselves), and the time. */
interface Submission {
  id: string;
  sum: number;
  at: number;
}

/**
 * Returns the submission id for these values. Values that were just sent from this browser keep their id, so that the
 * service stores a repeated submission only once, even if the first response was lost. Other values get a new id.
 */
export function findSubmissionId(values: readonly string[]): string {
  const sum = checksum(JSON.stringify(values));
  const last = readLastSubmission();
  if (last?.sum === sum) return last.id;
  // Browsers have `randomUUID` only on HTTPS pages. Without an id, the service treats every submission as new.
  const sent: Submission = { id: crypto.randomUUID?.() ?? '', sum, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(sent));
  } catch {
    // Storage is full or blocked, so a repeated submission is stored twice.
  }
  return sent.id;
}

/** Returns the last submission from any tab, and deletes it if it is more than a day old. */
export function readLastSubmission(): Submission | undefined {
  try {
    const sent = JSON.parse(localStorage.getItem(key) ?? 'null') as Submission | null;
    if (sent && Date.now() - sent.at < day) return sent;
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, or the stored text is not JSON.
  }
  return undefined;
}

// Different messages can have the same checksum, so the service also compares their text.
function checksum(text: string): number {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return sum;
}
