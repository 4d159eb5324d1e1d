import { blur } from '../darkroom/blur.ts';

/** Pixels of four bytes, alpha last and not multiplied in. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Continues the colors of a picture under its transparent edges and soft shadows, and lays the
 * page's ground far out. What a lossy format mixes across an edge is then the edge's own color, and
 * no dark or light fringe is left: the step to the ground lies where nothing is seen.
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

/** How far colors are continued as they are: pixels of standard deviation. */
const near = 2;

/** From this opacity on a pixel's own color counts alone. */
const trusted = 0.12;

/** What a wide surrounding weighs against a near one, and the ground against both. */
const faint = 0.02;
const fainter = 0.00001;
