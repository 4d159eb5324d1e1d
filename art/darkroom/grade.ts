import { blur } from './blur.ts';
import type { Raster } from './exr.ts';
import { contactShadow } from './shadow.ts';
import { frameWidth } from './view.ts';

export type Mode = 'day' | 'night';

/** Linear RGB values, from 0 to 1. */
type Color = readonly [number, number, number];

/** Settings of the tone curve. */
interface Look {
  exposure: number;
  /** Light that is developed to half of the maximum. */
  shoulder: number;
  contrast: number;
  saturation: number;
  /** Color of black. */
  lift: Color;
}

const LOOK: Record<Mode, Look> = {
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
};

/** The site's orange: #F4570C by day, #FF6A1F by night. */
const HOT: Record<Mode, Color> = { day: [0.905, 0.095, 0.0037], night: [1, 0.144, 0.0137] };

const SHADOW: Record<Mode, Color> = { day: [0.017, 0.026, 0.05], night: [0.0005, 0.0008, 0.0008] };

/** Color of the glow around lamps at night. */
const LAMP_GLOW: Color = [1, 0.72, 0.4];

/** Layers of the glow around the energized path. `sigma`, the blur, is in meters; `gain` is an opacity. */
const BLOOM: Record<Mode, readonly { sigma: number; gain: number }[]> = {
  day: [{ sigma: 0.2, gain: 0.1 }],
  night: [
    { sigma: 0.09, gain: 0.5 },
    { sigma: 0.32, gain: 0.5 },
    { sigma: 1.0, gain: 0.42 },
  ],
};

/**
 * Develops a denoised image to straight-alpha 8-bit sRGB: with a filmic curve, tinted blacks, the energized path in its
 * exact orange with a little bloom, and the slab's shadow in the alpha channel.
 */
export function grade(image: Raster, hot: Raster, emit: Raster, mode: Mode): Uint8Array {
  const { width, height, data } = image;
  const count = width * height;
  const isNight = mode === 'night';
  const orange = HOT[mode];
  const shadow = contactShadow(width, height);
  const glow = measureGlow(hot, emit, mode);
  const out = new Uint8Array(count * 4);
  const color = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const alpha = Math.min(1, data[i * 4 + 3]!);
    develop(data, i, alpha, LOOK[mode], color);

    // Blend the energized path, slightly shaded by day, into the picture.
    const path = glow.path[i]!;
    const brightness = Math.max(color[0]!, color[1]!, color[2]!);
    const shade = isNight ? 1 : 0.86 + 0.7 * Math.min(0.2, brightness);
    for (let c = 0; c < 3; c++) {
      const target = Math.min(1, orange[c]! * shade + (isNight ? 0.05 * path : 0));
      color[c] = color[c]! * (1 - path) + target * path;
    }

    // Lay the picture over the shadow, then the two glows over both.
    const cover = alpha + (1 - alpha) * shadow[i]!;
    const bloom = glow.bloom[i]!;
    const lamps = glow.lamps[i]!;
    const opacity = 1 - (1 - cover) * (1 - bloom) * (1 - lamps);
    for (let c = 0; c < 3; c++) {
      let value = color[c]! * alpha + SHADOW[mode][c]! * (1 - alpha) * shadow[i]!;
      value += orange[c]! * bloom * (1 - value) * (1 - path * 0.8);
      value += LAMP_GLOW[c]! * lamps * (1 - value);
      out[i * 4 + c] = toByte(opacity > 1e-4 ? value / opacity : 0);
    }
    out[i * 4 + 3] = Math.round(255 * Math.min(1, opacity));
  }
  return out;
}

/** Opacity of the energized path and of the glows around the path and around lamps, for each pixel. */
interface Glow {
  path: Float32Array;
  // In double precision, so that the sums of layers are not rounded.
  bloom: Float64Array;
  lamps: Float64Array;
}

function measureGlow(hot: Raster, emit: Raster, mode: Mode): Glow {
  const { width, height } = hot;
  const count = width * height;
  const pixelsPerMeter = width / frameWidth;
  const path = new Float32Array(count);
  const lampLight = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    path[i] = Math.min(1, hot.data[i * 4]!);
    lampLight[i] = Math.min(1.5, emit.data[i * 4]! * 0.2);
  }
  const bloom = new Float64Array(count);
  for (const { sigma, gain } of BLOOM[mode]) {
    const soft = blur(path, width, height, pixelsPerMeter * sigma);
    for (let i = 0; i < count; i++) bloom[i]! += soft[i]! * gain;
  }
  const lamps = new Float64Array(count);
  if (mode === 'night') {
    const soft = blur(lampLight, width, height, pixelsPerMeter * 0.22);
    for (let i = 0; i < count; i++) lamps[i] = Math.min(0.6, soft[i]! * 0.9);
  }
  return { path, bloom: bloom.map((value) => Math.min(0.75, value)), lamps };
}

/** Puts the light of pixel `i` through the tone curve and writes the color, not multiplied by alpha, to `into`. */
function develop(data: Float32Array, i: number, alpha: number, look: Look, into: number[]): void {
  const gain = alpha > 1e-3 ? look.exposure / alpha : 0;
  const r = data[i * 4]! * gain;
  const g = data[i * 4 + 1]! * gain;
  const b = data[i * 4 + 2]! * gain;
  const gray = luminance(r, g, b);
  const toned = [r, g, b].map((value) => {
    // Bright colors on film are slightly paler.
    const x = Math.max(0, value * 0.93 + gray * 0.07) ** look.contrast;
    return x / (x + look.shoulder);
  });
  const tonedGray = luminance(toned[0]!, toned[1]!, toned[2]!);
  for (let c = 0; c < 3; c++) {
    // The factor 1.06 lets white areas reach pure white.
    const saturated = 1.06 * (tonedGray + (toned[c]! - tonedGray) * look.saturation);
    const value = Math.min(1, Math.max(0, saturated));
    into[c] = value + (1 - value) * look.lift[c]!;
  }
}

/** Luminance of a linear sRGB color. */
const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Converts a linear value to an 8-bit sRGB value. */
function toByte(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round(
    255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  );
}
