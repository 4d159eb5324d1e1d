import { readFileSync } from 'node:fs';

/** One render pass: interleaved RGBA floats, top row first. A single-channel pass fills R, G and B. */
export type Raster = { width: number; height: number; data: Float32Array };

/** Length of the magic number and the version at the start of a file, in bytes. */
const signatureLength = 8;
/** Number that stands for 32-bit floats in the list of channels. */
const float32 = 2;
/** Length of a channel's description after its name, in bytes. */
const channelLength = 16;
/** Length of each entry of the table of row offsets, and of the header of each row, in bytes. */
const offsetLength = 8;
const rowHeaderLength = 8;

/** Reads the uncompressed 32-bit scan-line OpenEXR files that stage.py writes. */
export function readExr(path: string): Raster {
  const bytes = readFileSync(path);
  let at = signatureLength;
  /** Reads a text that ends with a zero byte. */
  const readText = () => {
    const end = bytes.indexOf(0, at);
    const text = bytes.toString('latin1', at, end);
    at = end + 1;
    return text;
  };

  const channels: string[] = [];
  let width = 0;
  let height = 0;
  // The header is a list of attributes, each with a name, a type, a length and a value. An empty name ends the list.
  for (let name = readText(); name !== ''; name = readText()) {
    readText();
    const length = bytes.readInt32LE(at);
    at += 4;
    const next = at + length;
    if (name === 'channels') {
      while (bytes[at] !== 0) {
        channels.push(readText());
        if (bytes.readInt32LE(at) !== float32) throw new Error(`${path}: not 32-bit float`);
        at += channelLength;
      }
    } else if (name === 'dataWindow') {
      // The first and last column and row: left, top, right, bottom.
      width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1;
      height = bytes.readInt32LE(at + 12) - bytes.readInt32LE(at + 4) + 1;
    } else if (name === 'compression' && bytes[at] !== 0) {
      throw new Error(`${path}: compressed`);
    }
    at = next;
  }

  at += offsetLength * height;
  // Pixels of passes without an alpha channel are opaque.
  const data = new Float32Array(width * height * 4).fill(1);
  const targets = channels.map(targetsOf);
  for (let y = 0; y < height; y++) {
    at += rowHeaderLength;
    // A row has all values of the first channel, then all values of the next one.
    for (const positions of targets) {
      for (let x = 0; x < width; x++, at += 4) {
        const value = bytes.readFloatLE(at);
        for (const position of positions) data[(y * width + x) * 4 + position] = value;
      }
    }
  }
  return { width, height, data };
}

/** Positions within a pixel that a channel fills. A channel without a color fills R, G and B. */
function targetsOf(channel: string): number[] {
  const position = 'RGBA'.indexOf(channel);
  return position === -1 ? [0, 1, 2] : [position];
}
