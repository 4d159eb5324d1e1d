import { blur } from '../darkroom/blur.ts';

/** RGBA pixels, four bytes each, with straight (not premultiplied) alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Extends the colors of a picture under its transparent edges and soft shadows, and fills fully transparent areas with
 * the page's background color. Lossy formats blend colors across edges, so an unfilled edge would get a dark or light
 * fringe.
 */
export function cleanEdges(
  { data, width, height }: Pixels,
  ground: readonly [number, number, number],
): void {
  const count = width * height;
  const far = width / 80;
  const alpha = new Float32Array(count);
  for (let i = 0; i < count; i++) alpha[i] = data[i * 4 + 3]! / 255;
  const closely = blur(alpha, width, height, near);
  const widely = blur(alpha, width, height, far);
  for (let channel = 0; channel < 3; channel++) {
    const weighted = new Float32Array(count);
    for (let i = 0; i < count; i++) weighted[i] = alpha[i]! * data[i * 4 + channel]!;
    const close = blur(weighted, width, height, near);
    const wide = blur(weighted, width, height, far);
    for (let i = 0; i < count; i++) {
      const own = Math.min(1, alpha[i]! / trusted);
      if (own === 1) continue;
      const continued =
        (close[i]! + faint * wide[i]! + fainter * ground[channel]!) /
        (closely[i]! + faint * widely[i]! + fainter);
      const at = i * 4 + channel;
      data[at] = Math.max(0, Math.min(255, Math.round(own * data[at]! + (1 - own) * continued)));
    }
  }
}

/** Standard deviation, in pixels, of the blur that extends colors near an edge. */
const near = 2;

/** Opacity above which a pixel keeps its own color. */
const trusted = 0.12;

/** Weight of the wide blur relative to the near blur. */
const faint = 0.02;
/** Weight of the background color relative to the near blur. */
const fainter = 0.00001;
