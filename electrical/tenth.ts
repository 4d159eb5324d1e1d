/** Rounded to a tenth: finer steps only cost bytes. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
