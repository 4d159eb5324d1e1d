interface Span {
  /** Line voltage. */
  name: string;
  conductor: string;
  /** Weight of the conductor, in pounds per foot. */
  weight: number;
  /** Distance between the structures, in feet. */
  length: number;
  /** Horizontal tension at 120 °F without wind, in pounds. */
  tension: number;
  /** Height of the lowest conductor at the structures, in feet above ground. */
  attachment: number;
}

const spans: Span[] = [
  {
    name: '34.5 kV',
    conductor: '336.4 kcmil ACSR',
    weight: 0.463,
    length: 300,
    tension: 1300,
    attachment: 34,
  },
  {
    name: '138 kV',
    conductor: '795 kcmil ACSR',
    weight: 1.094,
    length: 700,
    tension: 4500,
    attachment: 50,
  },
];

/**
 * Returns the sag in feet of a conductor that hangs as a parabola between two points of equal height:
 * w L² / (8 T). For the spans of this figure, the result is within a hundredth of a foot of the catenary.
 */
export function spanSag({
  weight,
  length,
  tension,
}: Pick<Span, 'weight' | 'length' | 'tension'>): number {
  return (weight * length ** 2) / (8 * tension);
}

/**
 * One span of each of two lines over level ground, with the sag and the height of the lowest point in feet.
 */
export const sagProfileNumbers = {
  spans: spans.map((span) => ({
    ...span,
    sag: spanSag(span).toFixed(1),
    low: (span.attachment - spanSag(span)).toFixed(1),
  })),
};
