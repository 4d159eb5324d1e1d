/** One span each of two lines over level ground: sag, tension, clearance. */
export const sagProfileData = {
  /** What the tensions hold for. */
  condition: '120 °F, NO WIND',
  /**
   * From left to right; the second is drawn live. Pounds per foot of bare conductor, feet from
   * structure to structure, and pounds of horizontal tension; then how many feet above ground the
   * lowest conductor is held, and the structure's top.
   */
  spans: [
    {
      name: '34.5 kV',
      conductor: '336.4 kcmil ACSR',
      weight: 0.463,
      length: 300,
      tension: 1300,
      attachment: 34,
      top: 34,
    },
    {
      name: '138 kV',
      conductor: '795 kcmil ACSR',
      weight: 1.094,
      length: 700,
      tension: 4500,
      attachment: 50,
      top: 68,
    },
  ],
};

export type SagProfileData = typeof sagProfileData;

/**
 * The sag of a conductor that hangs in a parabola between two points of one height: w L² / 8 T, at
 * such sags within a hundredth of a foot of the catenary.
 */
export function spanSag(span: {
  /** Pounds per foot. */
  weight: number;
  /** Feet. */
  length: number;
  /** Pounds. */
  tension: number;
}): number {
  return (span.weight * span.length ** 2) / (8 * span.tension);
}

/** What the words may state: the data, and each span's sag and lowest point in feet. */
export const sagProfileNumbers = {
  spans: sagProfileData.spans.map((span) => ({
    ...span,
    sag: spanSag(span).toFixed(1),
    low: (span.attachment - spanSag(span)).toFixed(1),
  })),
};
