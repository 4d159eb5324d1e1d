import { tenth } from '#electrical/tenth.ts';

export type Scale = (value: number) => number;

/** Evenly from `from` to `to`, on tenths of a unit. */
export function linear([low, high]: Range, [from, to]: Range): Scale {
  return (value) => tenth(from + ((value - low) / (high - low)) * (to - from));
}

/** Each factor of ten takes the same length. Values are above zero. */
export function logarithmic([low, high]: Range, range: Range): Scale {
  const even = linear([Math.log10(low), Math.log10(high)], range);
  return (value) => even(Math.log10(value));
}

/** A curve as a path through `count` points, evenly spaced along x. */
export function curve(
  x: Scale,
  y: Scale,
  [from, to]: Range,
  value: (x: number) => number,
  count = 40,
): string {
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = from + ((to - from) * i) / count;
    return `${i ? 'L' : 'M'}${x(at)} ${y(value(at))}`;
  }).join('');
}

/** Values from one to another, `step` apart, both included. */
export function steps(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) =>
    Number((from + i * step).toFixed(6)),
  );
}

type Range = readonly [number, number];
