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
