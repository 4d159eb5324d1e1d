/** The ends of the scale, in parts per million. */
export const span = [1, 100_000] as const;

/** Its powers of ten. */
export const decades = [1, 10, 100, 1000, 10_000, 100_000];

/** A line at every division inside it. */
export function parts(line: (value: number) => string): string {
  return decades
    .slice(0, -1)
    .flatMap((decade) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((digit) => line(digit * decade)))
    .slice(0, -1)
    .join('');
}

export function ppm(value: number): string {
  return `${value.toLocaleString('en')} ppm`;
}
