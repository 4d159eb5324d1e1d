/** An encoded picture and its quality. */
export interface Encoded {
  quality: number;
  bytes: Buffer;
}

/**
 * Finds the best quality whose bytes do not exceed `atMost`, starting at `first`. Size grows about exponentially
 * with quality, so the third try can mostly be calculated from two. Encoding is slow, so a result within three
 * percent of the limit is accepted.
 */
export async function findQuality(
  encode: (quality: number) => Promise<Buffer>,
  atMost: number,
  first: number,
): Promise<Encoded> {
  const tried = new Map<number, number>();
  let best: Encoded | undefined;
  let tooMuch = highest + 1;
  let quality = first;
  while (!tried.has(quality)) {
    const bytes = await encode(quality);
    tried.set(quality, bytes.length);
    if (bytes.length > atMost) tooMuch = Math.min(tooMuch, quality);
    else if (!best || quality > best.quality) best = { quality, bytes };
    if (best && (best.bytes.length > 0.97 * atMost || best.quality === highest)) break;
    quality = nextQuality(tried, atMost, best?.quality ?? 0, tooMuch);
    if (quality <= (best?.quality ?? 0)) break;
  }
  if (!best) throw new Error(`no quality makes this picture ${atMost} bytes or less`);
  return best;
}

const highest = 80;

/** Bytes grow by about this factor with each step of quality. */
const usualGrowth = 1.028;

function nextQuality(
  tried: Map<number, number>,
  atMost: number,
  below: number,
  above: number,
): number {
  const [near, other] = [...tried].sort(
    ([, a], [, b]) => Math.abs(Math.log(a / atMost)) - Math.abs(Math.log(b / atMost)),
  );
  if (!near) return below;
  const growth = other ? (near[1] / other[1]) ** (1 / (near[0] - other[0])) : usualGrowth;
  const wanted = near[0] + Math.log((0.99 * atMost) / near[1]) / Math.log(growth);
  return Math.max(below + 1, Math.min(above - 1, Math.floor(wanted)));
}
