/** Number of box blurs in a row that look like one Gaussian blur. */
const passes = 3;

/** Radius of each box, as a multiple of the standard deviation of the Gaussian blur. */
const radiusPerSigma = 0.98;

/** Blurs one channel, nearly like a Gaussian blur. `sigma`, the standard deviation, is in pixels. */
export function blur(
  source: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const radius = Math.max(1, Math.round(sigma * radiusPerSigma));
  const blurred = Float32Array.from(source);
  const between = new Float32Array(source.length);
  for (let pass = 0; pass < passes; pass++) {
    blurLines(blurred, between, { count: height, stride: width, length: width, step: 1 }, radius);
    blurLines(between, blurred, { count: width, stride: 1, length: height, step: width }, radius);
  }
  return blurred;
}

/** The rows or columns of a picture. Distances are in array positions. */
interface Lines {
  count: number;
  /** Distance between the starts of neighboring lines. */
  stride: number;
  /** Number of pixels in each line. */
  length: number;
  /** Distance between neighboring pixels of a line. */
  step: number;
}

/** Replaces each pixel with the sum of the pixels within `radius` in its line, divided by the size of the box. */
function blurLines(from: Float32Array, to: Float32Array, lines: Lines, radius: number): void {
  const { count, stride, length, step } = lines;
  const boxSize = radius * 2 + 1;
  for (let line = 0; line < count; line++) {
    const start = line * stride;
    let sum = 0;
    for (let at = 0; at <= radius && at < length; at++) sum += from[start + at * step]!;
    for (let at = 0; at < length; at++) {
      to[start + at * step] = sum / boxSize;
      const leaving = at - radius;
      const entering = at + radius + 1;
      if (leaving >= 0) sum -= from[start + leaving * step]!;
      if (entering < length) sum += from[start + entering * step]!;
    }
  }
}
