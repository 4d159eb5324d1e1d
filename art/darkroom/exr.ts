import { readFileSync } from 'node:fs';

/** One pass: interleaved RGBA floats, top row first. A single-channel pass fills R, G and B. */
export type Plate = { width: number; height: number; data: Float32Array };

/** Reads the uncompressed 32-bit scan-line OpenEXR files that stage.py writes. */
export function readExr(path: string): Plate {
  const bytes = readFileSync(path);
  let at = 8;
  const text = () => {
    const end = bytes.indexOf(0, at);
    const word = bytes.toString('latin1', at, end);
    at = end + 1;
    return word;
  };
  const channels: string[] = [];
  let width = 0;
  let height = 0;
  for (let name = text(); name !== ''; name = text()) {
    text();
    const size = bytes.readInt32LE(at);
    at += 4;
    const next = at + size;
    if (name === 'channels') {
      while (bytes[at] !== 0) {
        channels.push(text());
        if (bytes.readInt32LE(at) !== 2) throw new Error(`${path}: not 32-bit float`);
        at += 16;
      }
    } else if (name === 'dataWindow') {
      width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1;
      height = bytes.readInt32LE(at + 12) - bytes.readInt32LE(at + 4) + 1;
    } else if (name === 'compression' && bytes[at] !== 0) {
      throw new Error(`${path}: compressed`);
    }
    at = next;
  }
  at += 8 * height;
  const data = new Float32Array(width * height * 4).fill(1);
  const places = channels.map((c) => ({ R: [0], G: [1], B: [2], A: [3] })[c] ?? [0, 1, 2]);
  for (let y = 0; y < height; y++) {
    at += 8;
    for (const place of places) {
      for (let x = 0; x < width; x++, at += 4) {
        const value = bytes.readFloatLE(at);
        for (const c of place) data[(y * width + x) * 4 + c] = value;
      }
    }
  }
  return { width, height, data };
}
