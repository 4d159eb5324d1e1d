import sharp from 'sharp';
import { colors } from '#site/styles/colors.ts';

/** Sizes of the parts of an .ico file, in bytes. */
const headLength = 6;
const entryLength = 16;

const bitsPerPixel = 32;

/** Sizes of the web manifest's icons, in pixels. */
export const iconSizes = [192, 512] as const;

export const iconAddress = (size: number) => `/icons/${size}.png`;

/** Returns the logo mark (a closed breaker) as a square SVG, for browser tabs and home screens. */
export function renderMark({ ground }: { ground?: string } = {}): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    '<style>path{stroke:#111a16}@media(prefers-color-scheme:dark){path{stroke:#edf2ee}}</style>',
    ground ? `<rect width="64" height="64" fill="${ground}"/>` : '',
    `<path d="M32 2v60" stroke-width="6"/><rect x="14" y="14" width="36" height="36" fill="${colors.hot.light}"/>`,
    '</svg>',
  ].join('');
}

/** Renders the logo mark as a square PNG with sides of `size` pixels, on the light theme's background color. */
export async function renderIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  // The mark is 64 units wide. This density (in dots per inch) renders it at `size` pixels.
  const icon = await sharp(Buffer.from(renderMark({ ground: colors.bg.light })), {
    density: (72 * size) / 64,
  })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Uint8Array(icon);
}

/** Combines square PNGs of at most 256 pixels into one `.ico` file, from which programs choose a suitable size. */
export function composeIco(
  pictures: readonly { size: number; png: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(headLength + entryLength * pictures.length);
  // File type 1 is an icon.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = headLength + entryLength * index;
    // The size field is one byte; 0 means 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    // Number of color planes.
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(bitsPerPixel, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return new Uint8Array(Buffer.concat([head, ...pictures.map(({ png }) => png)]));
}
