import type { Raster } from './exr.ts';

/** The render passes of one picture. */
export type Passes = { image: Raster; albedo: Raster; normal: Raster; depth: Raster; emit: Raster };

/** Added to the albedo before a division, so that black surfaces do not amplify noise. */
const albedoFloor = 0.03;

/** Added to the light before its logarithm is taken, so that dark pixels are not too different from each other. */
const toneFloor = 0.12;

/** Difference, in units of `tone`, above which a pixel counts as a bright speck. */
const speckContrast = 0.3;

/** Neighbors whose difference exceeds this limit do not contribute to a pixel. */
const maximumDifference = 12;

/** How strongly differences in surface direction, surface color and depth count, and the limit for depth. */
const importance = { normal: 14, albedo: 40, depth: 1.2 };
const maximumDepthDifference = 9;

/** The light that falls on the surfaces, without the color of the surfaces. */
interface Light {
  /** RGB values. */
  colors: Float32Array;
  /** Logarithm of the brightness, so that equal ratios are equal differences. */
  tone: Float32Array;
}

/**
 * Removes sampling noise from the light alone: the picture is divided by its albedo, averaged over neighbors with
 * similar albedo, normal, depth and light (in patches of 3 x 3 pixels), and multiplied by the albedo again. `noise` is
 * the expected relative noise of one pixel; `reach` is the radius of the window in pixels.
 */
export function denoise(passes: Passes, noise: number, reach: number): Raster {
  const { width, height } = passes.image;
  const count = width * height;
  const light = separateLight(passes);
  dimSpecks(light, width, height);
  const total = new Float32Array(count * 3);
  const weights = new Float32Array(count);
  const compare = createComparison(passes, light.tone, noise);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy > reach * reach + 1) continue;
      const differenceAt = compare(dx, dy);
      const shift = dy * width + dx;
      const nearness = Math.exp(-(dx * dx + dy * dy) / (reach * reach * 0.9));
      // The outermost pixels are not averaged, because their patches are incomplete.
      for (let y = Math.max(1, -dy); y < Math.min(height - 1, height - dy); y++) {
        const end = y * width + Math.min(width, width - dx);
        for (let i = y * width + Math.max(0, -dx); i < end; i++) {
          const difference = differenceAt(i);
          if (difference > maximumDifference) continue;
          const neighbor = i + shift;
          const weight = nearness * Math.exp(-difference);
          weights[i]! += weight;
          for (let c = 0; c < 3; c++) total[i * 3 + c]! += weight * light.colors[neighbor * 3 + c]!;
        }
      }
    }
  }
  // In double precision, so that the averages are rounded only once.
  const averages = Float64Array.from(light.colors);
  for (let i = 0; i < count; i++) {
    const weight = weights[i]!;
    if (weight === 0) continue;
    for (let c = 0; c < 3; c++) averages[i * 3 + c] = total[i * 3 + c]! / weight;
  }
  return applyLight(averages, passes);
}

/** Removes the color of the surfaces and the light of the lamps themselves from a picture. */
function separateLight({ image, albedo, emit }: Passes): Light {
  const count = image.width * image.height;
  const colors = new Float32Array(count * 3);
  const tone = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      const at = i * 4 + c;
      const value = (image.data[at]! - emit.data[at]!) / (albedo.data[at]! + albedoFloor);
      colors[i * 3 + c] = Math.max(0, value);
      sum += Math.max(0, value);
    }
    tone[i] = Math.log(toneFloor + sum / 3);
  }
  return { colors, tone };
}

/** Reverses `separateLight`. */
function applyLight(colors: Float64Array, { image, albedo, emit }: Passes): Raster {
  const { width, height } = image;
  const data = new Float32Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) {
      const at = i * 4 + c;
      data[at] = colors[i * 3 + c]! * (albedo.data[at]! + albedoFloor) + emit.data[at]!;
    }
    data[i * 4 + 3] = image.data[i * 4 + 3]!;
  }
  return { width, height, data };
}

/**
 * Returns a function that compares the picture with itself, moved by `dx` and `dy` pixels. That function returns the
 * difference between a pixel and its neighbor at this distance.
 */
function createComparison(passes: Passes, tone: Float32Array, noise: number) {
  const { normal, albedo, depth } = passes;
  const { width, height } = passes.image;
  const squares = new Float32Array(width * height);
  const rowSums = new Float32Array(width * height);

  return (dx: number, dy: number) => {
    const shift = dy * width + dx;
    squares.fill(1);
    for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
      const end = y * width + Math.min(width, width - dx);
      for (let i = y * width + Math.max(0, -dx); i < end; i++) {
        const difference = tone[i]! - tone[i + shift]!;
        squares[i] = difference * difference;
      }
    }
    for (let i = 1; i < squares.length - 1; i++)
      rowSums[i] = squares[i - 1]! + squares[i]! + squares[i + 1]!;

    return (i: number): number => {
      const patch = (rowSums[i - width]! + rowSums[i]! + rowSums[i + width]!) / 9;
      // Noise alone causes a difference of twice its square.
      let difference = Math.max(0, patch - 2 * noise * noise) / (noise * noise * 0.8);
      if (difference > maximumDifference) return difference;
      const here = i * 4;
      const there = (i + shift) * 4;
      for (let c = 0; c < 3; c++) {
        const ofNormal = normal.data[here + c]! - normal.data[there + c]!;
        const ofAlbedo = albedo.data[here + c]! - albedo.data[there + c]!;
        difference +=
          ofNormal * ofNormal * importance.normal + ofAlbedo * ofAlbedo * importance.albedo;
      }
      const ofDepth = depth.data[here]! - depth.data[there]!;
      return difference + Math.min(maximumDepthDifference, ofDepth * ofDepth * importance.depth);
    };
  };
}

/** Dims single bright specks to the second brightest of their eight neighbors. */
function dimSpecks({ colors, tone }: Light, width: number, height: number): void {
  const before = Float32Array.from(tone);
  const neighbors = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const [, second] = findBrightest(neighbors.map((neighbor) => before[i + neighbor]!));
      if (before[i]! < second + speckContrast) continue;
      const factor = (Math.exp(second) - toneFloor) / (Math.exp(before[i]!) - toneFloor);
      for (let c = 0; c < 3; c++) colors[i * 3 + c]! *= Math.max(0, factor);
      tone[i] = second;
    }
  }
}

/** The brightest and the second brightest of these tones. */
function findBrightest(tones: readonly number[]): [first: number, second: number] {
  let first = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const tone of tones) {
    if (tone > first) {
      second = first;
      first = tone;
    } else if (tone > second) second = tone;
  }
  return [first, second];
}
