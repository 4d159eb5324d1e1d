/** A picture of an icon file: a square PNG, at most 256 pixels wide. */
interface IcoPicture {
  size: number;
  png: Uint8Array;
}

/** One `.ico` file with these pictures, of which whoever shows it takes the size that fits. */
export function composeIco(pictures: readonly IcoPicture[]): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(headLength + entryLength * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = headLength + entryLength * index;
    // A byte holds 255 at most, so 0 stands for 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(bitsPerPixel, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return new Uint8Array(Buffer.concat([head, ...pictures.map(({ png }) => png)]));
}

const headLength = 6;
const entryLength = 16;
const bitsPerPixel = 32;
