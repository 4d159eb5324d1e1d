/** An encoded picture and the encoder quality, 1 to 100. */
export interface Encoded {
  quality: number;
  bytes: Buffer;
}

const highestQuality = 80;

/** Fraction of the byte limit above which the search stops. */
const closeEnough = 0.97;

/** Fraction of the byte limit that each try aims for. */
const aim = 0.99;

/** Typical growth of the file size per step of quality. */
const usualGrowth = 1.028;

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
  let lowestTooLarge = highestQuality + 1;
  let quality = first;
  while (!tried.has(quality)) {
    const bytes = await encode(quality);
    tried.set(quality, bytes.length);
    if (bytes.length > atMost) lowestTooLarge = Math.min(lowestTooLarge, quality);
    else if (!best || quality > best.quality) best = { quality, bytes };
    if (best && (best.bytes.length > closeEnough * atMost || best.quality === highestQuality))
      break;
    quality = nextQuality(tried, atMost, best?.quality ?? 0, lowestTooLarge);
    if (quality <= (best?.quality ?? 0)) break;
  }
  if (!best) throw new Error(`no quality reduces this picture to ${atMost} bytes`);
  return best;
}

/** Predicts the quality for the next try, between `below` and `above`, from the file sizes of the tries so far. */
function nextQuality(
  tried: Map<number, number>,
  atMost: number,
  below: number,
  above: number,
): number {
  const distanceToLimit = (bytes: number) => Math.abs(Math.log(bytes / atMost));
  const tries = [...tried].map(([quality, bytes]) => ({ quality, bytes }));
  const [nearest, other] = tries.sort(
    (a, b) => distanceToLimit(a.bytes) - distanceToLimit(b.bytes),
  );
  if (!nearest) return below;
  const growth = other
    ? (nearest.bytes / other.bytes) ** (1 / (nearest.quality - other.quality))
    : usualGrowth;
  const wanted = nearest.quality + Math.log((aim * atMost) / nearest.bytes) / Math.log(growth);
  return Math.max(below + 1, Math.min(above - 1, Math.floor(wanted)));
}
