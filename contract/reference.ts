/** Query parameter of the thank-you page that contains the reference. */
export const referenceQuery = 'reference';

/** Attributes that mark the place for the reference in the built thank-you page. */
export const referenceHooks = {
  /** Line with the reference, hidden until the reference is filled in. */
  line: 'data-reference-line',
  code: 'data-reference',
} as const;

// The alphabet has at most one character from each group of characters that look alike, or sound alike on the
// phone: 0 and O; 1 and I; 2 and Z; 5, S and 9; 8, B and H; all letters that rhyme with B; A, J and K; M and
// N.
const alphabet = '234679FHKLMQRWXY';

const referencePattern = new RegExp(`^[${alphabet}]{8}$`);

/**
 * Returns the reference of an inquiry, a short code that the visitor and the owner use to identify the
 * inquiry. Example: K7M4-R2XW. The browser derives the reference from the UUID it has sent, so the browser
 * can show the reference even if it cannot read the response.
 *
 * The reference has 32 bits: the XOR of the four words of a random UUID. The chance that two inquiries
 * share a reference is 1 in 8,600 among 1,000 inquiries and 1 in 86 among 10,000. A reference does not
 * grant access to anything.
 */
export function toReference(uuid: string): string {
  const characters = foldUuid(uuid)
    .toString(16)
    .padStart(8, '0')
    .replaceAll(/./g, (digit) => alphabet[Number.parseInt(digit, 16)] ?? '');
  return insertHyphen(characters);
}

/** Normalizes a typed reference; returns undefined if `text` is not a reference. */
export function readReference(text: string): string | undefined {
  const characters = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return referencePattern.test(characters) ? insertHyphen(characters) : undefined;
}

function insertHyphen(characters: string): string {
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * Creates a random UUID with the same reference as `submission`, because the visitor may already have
 * seen that reference. References are derived from ids and therefore not stored.
 */
export function createInquiryId(submission?: string): string {
  const id = crypto.randomUUID();
  if (submission === undefined) return id;
  // The first word of a UUID contains no version bits, so any 32 bits are valid there.
  const word = Number.parseInt(id.slice(0, 8), 16) ^ foldUuid(id) ^ foldUuid(submission);
  return (word >>> 0).toString(16).padStart(8, '0') + id.slice(8);
}

/** XORs the UUID's four 32-bit words, so that all random bits affect the result. */
function foldUuid(uuid: string): number {
  const words = uuid.replaceAll('-', '').match(/.{8}/g) ?? [];
  return words.reduce((sum, word) => sum ^ Number.parseInt(word, 16), 0) >>> 0;
}
