/**
 * From left to right: pounds per foot of bare conductor, feet from structure to structure, pounds of
 * horizontal tension at 120 °F without wind, feet above ground at which the lowest conductor is held.
 */
const spans = [
  {
    ...{ name: '34.5 kV', conductor: '336.4 kcmil ACSR' },
    ...{ weight: 0.463, length: 300, tension: 1300, attachment: 34 },
  },
  {
    ...{ name: '138 kV', conductor: '795 kcmil ACSR' },
    ...{ weight: 1.094, length: 700, tension: 4500, attachment: 50 },
  },
];

/**
 * The sag of a conductor that hangs in a parabola between two points of one height: w L² / 8 T, at
 * such sags within a hundredth of a foot of the catenary.
 */
export function spanSag(span: Record<'weight' | 'length' | 'tension', number>): number {
  return (span.weight * span.length ** 2) / (8 * span.tension);
}

/** One span each of two lines over level ground, with its sag and its lowest point in feet. */
export const sagProfileNumbers = {
  spans: spans.map((span) => ({
    ...span,
    sag: spanSag(span).toFixed(1),
    low: (span.attachment - spanSag(span)).toFixed(1),
  })),
};
