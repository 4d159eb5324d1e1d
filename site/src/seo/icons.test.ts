import { expect, test } from 'vitest';
import { composeIco } from './icons.ts';

test('each picture is named with its size and found where the file says', () => {
  const pictures = [16, 256].map((size) => ({ size, png: new Uint8Array(size).fill(size - 1) }));
  const file = Buffer.from(composeIco(pictures));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  pictures.forEach(({ size, png }, index) => {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    expect([entry[0], entry[1]]).toEqual([size % 256, size % 256]);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(new Uint8Array(file.subarray(offset, offset + length))).toEqual(png);
  });
});
