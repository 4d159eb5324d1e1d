import { enumerate } from '../../enumerate.ts';
import { tenth } from '../../tenth.ts';

/** How current adds up along a string of turbines, and what each segment is made of. */
export const stringCurrentData = {
  /** How many turbines. */
  turbines: 9,
  /** Megawatts of each. */
  power: 2.8,
  /** Kilovolts between phases. */
  voltage: 34.5,
  powerFactor: 0.95,
  /** The conductors' metal. */
  metal: 'ALUMINUM',
  /** Conductors from the far end on, each through the segment of that number. */
  conductors: [
    { name: '4/0 AWG', through: 3 },
    { name: '500 kcmil', through: 7 },
    { name: '1,000 kcmil', through: 9 },
  ],
  /** Connectors from the far end on, each through the segment of that number. */
  connectors: [{ rating: '600/900 A', name: 'DEADBREAK TEE', through: 9 }],
};

export type StringCurrentData = typeof stringCurrentData;

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

const { turbines, power, conductors } = stringCurrentData;

/** What the words may state: the data, and what adds up along the string. */
export const stringCurrentNumbers = {
  ...stringCurrentData,
  /** Megawatts of all turbines. */
  total: turbines * power,
  amps: enumerate(segmentAmps(stringCurrentData).map(Math.round)),
  /** The segments of each conductor, from the far end. */
  segments: ranges(conductors).map(({ from, to }) =>
    to - from === 2 ? `${from + 1} and ${to}` : `${from + 1} to ${to}`,
  ),
};
