import { moveStored, readStored, removeStored, writeStored } from '#site/browser/local-storage.ts';

const key = 'inquiry-sent';

/** Key of a submission that an earlier version of the site stored. */
const oldKey = 'enquiry-sent';

/**
 * One day. Replies are promised within a day, so the same text sent later is a reminder. The privacy policy states this
 * period: "A mark of the last message you sent".
 */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** The last submission, as stored in this browser. The typed values are not stored, only their checksum. */
interface Submission {
  id: string;
  /** Checksum of the typed values. */
  sum: number;
  /** Time of the submission, in milliseconds since 1970. */
  at: number;
}

/**
 * Returns the submission id for these values. Values that were just sent from this browser keep their id, so that the
 * service stores a repeated submission only once, even if the first response was lost. Other values get a new id.
 */
export function findSubmissionId(values: readonly string[]): string {
  removeExpiredSubmission();
  const sum = checksum(JSON.stringify(values));
  const last = readLastSubmission();
  if (last?.sum === sum) return last.id;
  // Browsers have `randomUUID` only on HTTPS pages. Without an id, the service treats every submission as new.
  const sent: Submission = { id: crypto.randomUUID?.() ?? '', sum, at: Date.now() };
  // If local storage fails, a repeated submission is stored twice.
  writeStored(key, JSON.stringify(sent));
  return sent.id;
}

/** Deletes the last submission from this browser's storage if it is more than a day old. */
export function removeExpiredSubmission(): void {
  const last = readLastSubmission();
  if (last && Date.now() - last.at < lifetimeMs) return;
  removeStored(key);
}

/** Returns the last submission from any tab of this browser. */
function readLastSubmission(): Submission | undefined {
  moveStored(oldKey, key);
  try {
    const stored = readStored(key);
    return stored === null ? undefined : (JSON.parse(stored) as Submission);
  } catch {
    // The stored text is not JSON.
    return undefined;
  }
}

// Different messages can have the same checksum, so the service also compares their text.
function checksum(text: string): number {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return sum;
}
