import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareTestService } from '../testing/test-service.ts';

const sharedService = shareTestService();

const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary="b b"; charset=utf-16',
  'multipart/form-data',
  'text/plain',
];

/** Pieces of request bodies: random bytes, and the delimiters that form parsers look for. */
const piece = fc.oneof(
  fc.constantFrom(...'--b --b-- = & % %0 %00 %ff'.split(' '), '\r\n', '\n', '\r\n\r\n', '\0'),
  fc.constantFrom('Content-Disposition: form-data; name="', 'name', 'email', '"', '; filename="a"'),
  fc.constantFrom('Content-Type: text/html', 'Content-Transfer-Encoding: base64', '__proto__'),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);
const body = fc
  .array(piece, { maxLength: 60 })
  .map((pieces) => new Uint8Array(Buffer.from(pieces.join(''), 'latin1')));

test('a post with random bytes is accepted or refused, and the service logs no error', async () => {
  const { post, logLines } = sharedService();
  const isAnswered = async (type: string, bytes: Uint8Array<ArrayBuffer>) => {
    const { status } = await post({}, { body: bytes, headers: { 'Content-Type': type } });
    expect([201, 400, 413, 415, 422]).toContain(status);
  };
  await fc.assert(fc.asyncProperty(fc.constantFrom(...types), body, isAnswered), { numRuns: 300 });
  expect(logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});
