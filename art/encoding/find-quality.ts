/** An encoded picture and the encoder quality, 1 to 100. */
export interface Encoded {
  quality: number;
  bytes: Buffer;
}

/**
 * Finds the highest quality at which the file has at most `atMost` bytes, starting at quality `first`. File size grows
 * about exponentially with quality, so two tries usually predict the third. Encoding is slow, so any result within
 * 3% of the limit is accepted.
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
    if (best && (best.bytes.length > closeEnough * atMost || best.quality === highest)) break;
    quality = nextQuality(tried, atMost, best?.quality ?? 0, tooMuch);
    if (quality <= (best?.quality ?? 0)) break;
  }
  if (!best) throw new Error(`no quality reduces this picture to ${atMost} bytes`);
  return best;
}

const highest = 80;

/** Fraction of the byte limit above which the search stops. */
const closeEnough = 0.97;

/** Fraction of the byte limit that each try aims for. */
const aim = 0.99;

/** Typical growth of the file size per step of quality. */
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
  const wanted = near[0] + Math.log((aim * atMost) / near[1]) / Math.log(growth);
  return Math.max(below + 1, Math.min(above - 1, Math.floor(wanted)));
}
