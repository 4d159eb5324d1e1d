interface Span {
  /** Line voltage. */
  name: string;
  /** Bare conductor. */
  conductor: string;
  /** Pounds per foot. */
  weight: number;
  /** Feet from structure to structure. */
  length: number;
  /** Horizontal tension at 120 °F without wind, pounds. */
  tension: number;
  /** Height at which the lowest conductor is attached, feet above ground. */
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
 * Sag of a conductor that hangs in a parabola between two points of equal height: w L² / 8 T. At the
 * sags of this figure the result is within a hundredth of a foot of the catenary.
 */
export function spanSag({
  weight,
  length,
  tension,
}: Pick<Span, 'weight' | 'length' | 'tension'>): number {
  return (weight * length ** 2) / (8 * tension);
}

/**
 * One span of each of two lines over level ground, with its sag and the height of its lowest point, feet.
 * The SVG files repeat these numbers.
 */
export const sagProfileNumbers = {
  spans: spans.map((span) => ({
    ...span,
    sag: spanSag(span).toFixed(1),
    low: (span.attachment - spanSag(span)).toFixed(1),
  })),
};
