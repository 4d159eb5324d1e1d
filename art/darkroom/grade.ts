import { blur } from './blur.ts';
import type { Plate } from './exr.ts';
import { contactShadow } from './shadow.ts';

export type Mode = 'day' | 'night';

const LOOK = {
  day: {
    exposure: 0.95,
    shoulder: 0.4,
    contrast: 1.44,
    saturation: 1.07,
    lift: [0.007, 0.011, 0.022],
  },
  night: {
    exposure: 1.9,
    shoulder: 0.4,
    contrast: 1.22,
    saturation: 1.06,
    lift: [0.004, 0.006, 0.012],
  },
} as const;
/** The site's orange, scene linear: #F4570C by day, #FF6A1F by night. */
const HOT = { day: [0.905, 0.095, 0.0037], night: [1, 0.144, 0.0137] } as const;
const SHADOW = { day: [0.017, 0.026, 0.05], night: [0.0005, 0.0008, 0.0008] } as const;

/**
 * Develops a denoised plate to straight-alpha 8-bit sRGB: filmic curve, inked blacks, the energized
 * path in its exact orange with a little bloom, and the slab's shadow in the alpha.
 */
export function grade(image: Plate, hot: Plate, emit: Plate, mode: Mode): Uint8Array {
  const { width, height, data } = image;
  const count = width * height;
  const look = LOOK[mode];
  const live = HOT[mode];
  const shadow = contactShadow(width, height);
  const meter = width / 47;
  const path = new Float32Array(count);
  const lamps = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    path[i] = Math.min(1, hot.data[i * 4]!);
    lamps[i] = Math.min(1.5, emit.data[i * 4]! * 0.2);
  }
  const night = mode === 'night';
  const halo = night
    ? [
        { soft: blur(path, width, height, meter * 0.09), gain: 0.5 },
        { soft: blur(path, width, height, meter * 0.32), gain: 0.5 },
        { soft: blur(path, width, height, meter * 1.0), gain: 0.42 },
      ]
    : [{ soft: blur(path, width, height, meter * 0.2), gain: 0.1 }];
  const flare = night ? blur(lamps, width, height, meter * 0.22) : lamps;
  const out = new Uint8Array(count * 4);
  const color = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const alpha = Math.min(1, data[i * 4 + 3]!);
    develop(data, i, alpha, look, color);
    const h = path[i]!;
    const base = Math.max(color[0]!, color[1]!, color[2]!);
    for (let c = 0; c < 3; c++) {
      const shade = night ? 1 : 0.86 + 0.7 * Math.min(0.2, base);
      const target = Math.min(1, live[c]! * shade + (night ? 0.05 * h : 0));
      color[c] = color[c]! * (1 - h) + target * h;
    }
    let cover = alpha + (1 - alpha) * shadow[i]!;
    let bloom = 0;
    for (const { soft, gain } of halo) bloom += soft[i]! * gain;
    bloom = Math.min(0.75, bloom);
    const warm = night ? Math.min(0.6, flare[i]! * 0.9) : 0;
    const whole = 1 - (1 - cover) * (1 - bloom) * (1 - warm);
    for (let c = 0; c < 3; c++) {
      let value = color[c]! * alpha + SHADOW[mode][c]! * (1 - alpha) * shadow[i]!;
      value += live[c]! * bloom * (1 - value) * (1 - h * 0.8);
      value += [1, 0.72, 0.4][c]! * warm * (1 - value);
      out[i * 4 + c] = byte(whole > 1e-4 ? value / whole : 0);
    }
    cover = whole;
    out[i * 4 + 3] = Math.round(255 * Math.min(1, cover));
  }
  return out;
}

type Look = (typeof LOOK)[Mode];

/** Scene light of one pixel through the curve, un-premultiplied, into `into`. */
function develop(data: Float32Array, i: number, alpha: number, look: Look, into: number[]) {
  const open = alpha > 1e-3 ? look.exposure / alpha : 0;
  const r = data[i * 4]! * open;
  const g = data[i * 4 + 1]! * open;
  const b = data[i * 4 + 2]! * open;
  const gray = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const toned = [r, g, b].map((v) => {
    const x = Math.max(0, v * 0.93 + gray * 0.07) ** look.contrast;
    return x / (x + look.shoulder);
  });
  const luma = 0.2126 * toned[0]! + 0.7152 * toned[1]! + 0.0722 * toned[2]!;
  for (let c = 0; c < 3; c++) {
    const full = 1.06 * (luma + (toned[c]! - luma) * look.saturation);
    const value = Math.min(1, Math.max(0, full));
    into[c] = value + (1 - value) * look.lift[c]!;
  }
}

function byte(linear: number) {
  const v = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
}
