/**
 * The reference of an inquiry, which visitor and owner use to identify it. Example: K7M4-R2XW. The
 * browser derives the reference from the UUID that it sent, so it can show the reference even if it
 * cannot read the response.
 *
 * The reference has 32 bits, the XOR of the words of a random UUID. The chance that two inquiries
 * share a reference is 1 in 8,600 among 1,000 inquiries and 1 in 86 among 10,000. A reference grants
 * no access to anything.
 */
export function toReference(uuid: string): string {
  const signs = foldUuid(uuid)
    .toString(16)
    .padStart(8, '0')
    .replaceAll(/./g, (digit) => alphabet[Number.parseInt(digit, 16)] ?? '');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Normalizes a reference that a person typed; undefined if `text` is not a reference. */
export function readReference(text: string): string | undefined {
  const signs = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return isReference.test(signs) ? `${signs.slice(0, 4)}-${signs.slice(4)}` : undefined;
}

/**
 * A random UUID with the same reference as `submission`, which the visitor may have seen already. The
 * reference follows from the id, so it is not stored.
 */
export function createInquiryId(submission?: string): string {
  const id = crypto.randomUUID();
  if (submission === undefined) return id;
  // The first word of a UUID does not contain its version, so any 32 bits are valid.
  const word = Number.parseInt(id.slice(0, 8), 16) ^ foldUuid(id) ^ foldUuid(submission);
  return (word >>> 0).toString(16).padStart(8, '0') + id.slice(8);
}

export const referenceQuery = 'reference';

/** Attributes by which the service finds the place for a reference in the built thank-you page. */
export const referenceHooks = {
  /** The line with the reference; hidden until the reference is filled in. */
  line: 'data-reference-line',
  code: 'data-reference',
} as const;

// From each group of characters that look alike, or sound alike on the phone, at most one is used: 0 and O;
// 1 and I; 2 and Z; 5, S and 9; 8, B and H; all that rhyme with B; A, J and K; M and N.
const alphabet = '234679FHKLMQRWXY';

const isReference = new RegExp(`^[${alphabet}]{8}$`);

// XOR of the UUID's four 32-bit words, so that every random bit counts.
function foldUuid(uuid: string): number {
  const words = uuid.replaceAll('-', '').match(/.{8}/g) ?? [];
  return words.reduce((sum, word) => sum ^ Number.parseInt(word, 16), 0) >>> 0;
}
