import type { Plate } from './exr.ts';

export type Passes = { image: Plate; albedo: Plate; normal: Plate; depth: Plate; emit: Plate };

/**
 * Removes sampling noise from the light alone: the picture is divided by its albedo, averaged over
 * neighbors of like albedo, normal, depth and light (3 x 3 patches), and multiplied back.
 * `noise` is the expected relative noise of one pixel; `reach` the window radius in pixels.
 */
export function denoise(passes: Passes, noise: number, reach: number): Plate {
  const { width, height, data } = passes.image;
  const count = width * height;
  const { albedo, normal, depth, emit } = passes;
  const light = new Float32Array(count * 3);
  const tone = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      const value = (data[i * 4 + c]! - emit.data[i * 4 + c]!) / (albedo.data[i * 4 + c]! + 0.03);
      light[i * 3 + c] = Math.max(0, value);
      sum += Math.max(0, value);
    }
    tone[i] = Math.log(0.12 + sum / 3);
  }
  quench(light, tone, width, height);
  const total = new Float32Array(count * 3);
  const weights = new Float32Array(count);
  const apart = new Float32Array(count);
  const rows = new Float32Array(count);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy > reach * reach + 1) continue;
      const shift = dy * width + dx;
      const x0 = Math.max(0, -dx);
      const x1 = Math.min(width, width - dx);
      const y0 = Math.max(0, -dy);
      const y1 = Math.min(height, height - dy);
      apart.fill(1);
      for (let y = y0; y < y1; y++) {
        for (let i = y * width + x0; i < y * width + x1; i++) {
          const d = tone[i]! - tone[i + shift]!;
          apart[i] = d * d;
        }
      }
      for (let i = 1; i < count - 1; i++) rows[i] = apart[i - 1]! + apart[i]! + apart[i + 1]!;
      const near = Math.exp(-(dx * dx + dy * dy) / (reach * reach * 0.9));
      for (let y = Math.max(1, y0); y < Math.min(height - 1, y1); y++) {
        for (let i = y * width + x0; i < y * width + x1; i++) {
          const j = i + shift;
          const patch = (rows[i - width]! + rows[i]! + rows[i + width]!) / 9;
          let far = Math.max(0, patch - 2 * noise * noise) / (noise * noise * 0.8);
          if (far > 12) continue;
          const p = i * 4;
          const q = j * 4;
          for (let c = 0; c < 3; c++) {
            const n = normal.data[p + c]! - normal.data[q + c]!;
            const a = albedo.data[p + c]! - albedo.data[q + c]!;
            far += n * n * 14 + a * a * 40;
          }
          const z = depth.data[p]! - depth.data[q]!;
          far += Math.min(9, z * z * 1.2);
          if (far > 12) continue;
          const w = near * Math.exp(-far);
          weights[i]! += w;
          total[i * 3]! += w * light[j * 3]!;
          total[i * 3 + 1]! += w * light[j * 3 + 1]!;
          total[i * 3 + 2]! += w * light[j * 3 + 2]!;
        }
      }
    }
  }
  const out = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      const lit = weights[i]! > 0 ? total[i * 3 + c]! / weights[i]! : light[i * 3 + c]!;
      out[i * 4 + c] = lit * (albedo.data[i * 4 + c]! + 0.03) + emit.data[i * 4 + c]!;
    }
    out[i * 4 + 3] = data[i * 4 + 3]!;
  }
  return { width, height, data: out };
}

/** Takes single bright specks down to the second brightest of their eight neighbors. */
function quench(light: Float32Array, tone: Float32Array, width: number, height: number) {
  const before = Float32Array.from(tone);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let first = -9;
      let second = -9;
      for (const j of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]) {
        const t = before[i + j]!;
        if (t > first) {
          second = first;
          first = t;
        } else if (t > second) second = t;
      }
      if (before[i]! < second + 0.3) continue;
      const down = (Math.exp(second) - 0.12) / (Math.exp(before[i]!) - 0.12);
      for (let c = 0; c < 3; c++) light[i * 3 + c]! *= Math.max(0, down);
      tone[i] = second;
    }
  }
}
