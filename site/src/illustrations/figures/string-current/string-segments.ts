import { tenth } from '../scale.ts';
import type { StringCurrentData } from './string-current-data.ts';

type Data = StringCurrentData;

/** Amperes in each segment from the far end: n P / (sqrt 3 V pf). */
export function segmentAmps({ turbines, power, voltage, powerFactor }: Data): number[] {
  const each = (power * 1000) / (Math.sqrt(3) * voltage * powerFactor);
  return Array.from({ length: turbines }, (_, i) => each * (i + 1));
}

/** The width of a line that carries so many amperes: ten units at 450 A. */
export function lineWeight(amps: number): number {
  return tenth(amps / 45);
}

/** Ranges of segments, each by the turbines or the substation at its ends, counted from 0. */
export function ranges<T extends { through: number }>(items: readonly T[]) {
  return items.map((item, i) => ({ ...item, from: items[i - 1]?.through ?? 0, to: item.through }));
}
