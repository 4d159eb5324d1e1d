/** The content codings that pages are sent in, best first. */
export const contentCodings = ['br', 'gzip'] as const;
export type ContentCoding = (typeof contentCodings)[number];

/** The best content coding among those `available` that the client takes; undefined is none. */
export function chooseContentCoding(
  header: string | undefined,
  available: Iterable<ContentCoding>,
): ContentCoding | undefined {
  if (!header) return undefined;
  const weights = readWeights(header);
  const offered = new Set(available);
  let best: ContentCoding | undefined;
  let bestWeight = 0;
  for (const coding of contentCodings) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (offered.has(coding) && weight > bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return bestWeight >= (weights.get('identity') ?? 0) ? best : undefined;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(coding, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
