import sharp from 'sharp';
import { renderMark } from '#site/layout/mark.ts';
import { dayColor } from './theme-colors.ts';

/** The mark as a square PNG of `size` pixels, on the ground of the page by day. */
export async function renderIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  // The mark is drawn in 64 units: at this density its outlines are as sharp as the icon.
  const icon = await sharp(Buffer.from(renderMark({ ground: dayColor('--bg') })), {
    density: (72 * size) / 64,
  })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Uint8Array(icon);
}
