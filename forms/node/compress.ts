import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type ContentCoding,
  chooseContentCoding,
  contentCodings,
} from '../documents/accept-encoding.ts';
import type { Compress } from '../documents/document-answer.ts';

/** Compresses a page in the best way that the client takes, while its visitor waits. */
export const compress: Compress = async (html, acceptEncoding) => {
  const coding = chooseContentCoding(acceptEncoding, contentCodings);
  return coding && { coding, body: new Uint8Array(await compressors[coding](html)) };
};

// Level 5 takes a millisecond or two, the highest a hundred.
const compressors = {
  br: (html) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html),
} satisfies Record<ContentCoding, (html: string) => Promise<Uint8Array>>;
