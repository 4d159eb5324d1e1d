/** Rounds to a tenth. More decimals in path data would only add bytes. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
