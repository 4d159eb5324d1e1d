/** Rounds to one decimal. More decimals in path data would add bytes without a visible difference. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
