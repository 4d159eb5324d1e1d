/**
 * The short name of an inquiry that both sides know: `K7M4-R2XW`. It is derived from a UUID, so the
 * browser that made the UUID can say it without reading an answer.
 *
 * Its 32 bits are those of a random UUID folded together. Among 1,000 inquiries two share one with
 * a chance of 1 in 8,600, among 10,000 of 1 in 86; it names an inquiry and opens nothing.
 */
export function toReference(uuid: string): string {
  const signs = foldUuid(uuid)
    .toString(16)
    .padStart(8, '0')
    .replaceAll(/./g, (digit) => alphabet[Number.parseInt(digit, 16)] ?? '');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The reference that `text` is, as people type and dictate it; undefined when it is not one. */
export function readReference(text: string): string | undefined {
  const signs = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return isReference.test(signs) ? `${signs.slice(0, 4)}-${signs.slice(4)}` : undefined;
}

/**
 * A random UUID whose reference is that of `submission`, which the visitor may have been told
 * already. So an id alone says the reference, and none has to be stored beside it.
 */
export function createInquiryId(submission?: string): string {
  const id = crypto.randomUUID();
  if (submission === undefined) return id;
  // The first word of an id does not hold its version, so any 32 bits are valid.
  const word = Number.parseInt(id.slice(0, 8), 16) ^ foldUuid(id) ^ foldUuid(submission);
  return (word >>> 0).toString(16).padStart(8, '0') + id.slice(8);
}

export const referenceQuery = 'reference';

/** The attributes by which the service finds the place for a reference on the built thank-you page. */
export const referenceHooks = {
  /** Hidden until there is one. */
  line: 'data-reference-line',
  code: 'data-reference',
} as const;

// No two look alike, and on a phone each is heard as itself: of 0 and O, 1 and I, 2 and Z, 5 and
// S or 9, 8 and B or H, and of all that rhyme with B, A or N, at most one is here.
const alphabet = '234679FHKLMQRWXY';

const isReference = new RegExp(`^[${alphabet}]{8}$`);

// A UUID's four words of 32 bits in one, each bit of them counting. Any version, either case.
function foldUuid(uuid: string): number {
  const words = uuid.replaceAll('-', '').match(/.{8}/g) ?? [];
  return words.reduce((sum, word) => sum ^ Number.parseInt(word, 16), 0) >>> 0;
}
