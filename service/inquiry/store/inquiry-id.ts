import { foldUuid } from '../../../contract/reference.ts';

/**
 * A random UUID whose reference is that of `submission`, which the visitor may have been told
 * already. So an id alone says the reference, and none has to be stored beside it.
 */
export function createInquiryId(submission?: string): string {
  const id = crypto.randomUUID();
  if (submission === undefined) return id;
  // The first word of an id holds no mark of its version, so any 32 bits may stand there.
  const word = Number.parseInt(id.slice(0, 8), 16) ^ foldUuid(id) ^ foldUuid(submission);
  return (word >>> 0).toString(16).padStart(8, '0') + id.slice(8);
}
