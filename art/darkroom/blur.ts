/** A near-Gaussian blur of one channel: three box passes each way, sigma in pixels. */
export function blur(source: Float32Array, width: number, height: number, sigma: number) {
  const radius = Math.max(1, Math.round(sigma * 0.98));
  let from: Float32Array = Float32Array.from(source);
  let to: Float32Array = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass++) {
    boxes(from, to, width, height, 1, width, radius);
    boxes(to, from, height, width, width, 1, radius);
  }
  [from, to] = [to, from];
  return to;
}

function boxes(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
) {
  const size = radius * 2 + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let k = 0; k <= radius && k < length; k++) sum += from[start + k * step]!;
    for (let k = 0; k < length; k++) {
      to[start + k * step] = sum / size;
      const leave = k - radius;
      const enter = k + radius + 1;
      if (leave >= 0) sum -= from[start + leave * step]!;
      if (enter < length) sum += from[start + enter * step]!;
    }
  }
}
