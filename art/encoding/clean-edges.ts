import { blur } from '../darkroom/blur.ts';

/** RGBA pixels, four bytes each, with straight (not premultiplied) alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Standard deviation, in pixels, of the blur that extends colors near an edge. */
const nearSigma = 2;

/** Opacity above which a pixel keeps its own color. */
const trustedAlpha = 0.12;

/** Weight of the wide blur relative to the near blur. */
const wideWeight = 0.02;
/** Weight of the background color relative to the near blur. */
const groundWeight = 0.00001;

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
  const wideSigma = width / 80;
  const alpha = new Float32Array(count);
  for (let i = 0; i < count; i++) alpha[i] = data[i * 4 + 3]! / 255;
  const nearAlpha = blur(alpha, width, height, nearSigma);
  const wideAlpha = blur(alpha, width, height, wideSigma);
  for (let channel = 0; channel < 3; channel++) {
    const weighted = new Float32Array(count);
    for (let i = 0; i < count; i++) weighted[i] = alpha[i]! * data[i * 4 + channel]!;
    const near = blur(weighted, width, height, nearSigma);
    const wide = blur(weighted, width, height, wideSigma);
    for (let i = 0; i < count; i++) {
      /** Share of the pixel's own color. */
      const own = Math.min(1, alpha[i]! / trustedAlpha);
      if (own === 1) continue;
      const extended =
        (near[i]! + wideWeight * wide[i]! + groundWeight * ground[channel]!) /
        (nearAlpha[i]! + wideWeight * wideAlpha[i]! + groundWeight);
      const at = i * 4 + channel;
      const blended = Math.round(own * data[at]! + (1 - own) * extended);
      data[at] = Math.max(0, Math.min(255, blended));
    }
  }
}
