import { enumerate } from '#contract/placeholders.ts';

/** A string of turbines, and the conductors of its segments. */
const data = {
  turbines: 9,
  /** Megawatts of each turbine, and kilovolts between phases. */
  power: 2.8,
  voltage: 34.5,
  powerFactor: 0.95,
  /** Conductors from the far end; `through` is the number of each conductor's last segment. */
  conductors: [
    { name: '4/0 AWG', through: 3 },
    { name: '500 kcmil', through: 7 },
    { name: '1,000 kcmil', through: 9 },
  ],
  /** Deadbreak tees. */
  connectors: [{ rating: '600/900 A' }],
};

type Feeder = Pick<typeof data, 'turbines' | 'power' | 'voltage' | 'powerFactor'>;

/** Amperes in each segment from the far end: n P / (sqrt 3 V pf). */
export function segmentAmps({ turbines, power, voltage, powerFactor }: Feeder): number[] {
  const each = (power * 1000) / (Math.sqrt(3) * voltage * powerFactor);
  return Array.from({ length: turbines }, (_, i) => each * (i + 1));
}

/** The range of each item; it starts where the item before ends, the first at 0. */
export function ranges<T extends { through: number }>(items: readonly T[]) {
  return items.map((item, i) => ({ ...item, from: items[i - 1]?.through ?? 0, to: item.through }));
}

const { turbines, power, conductors } = data;
const at = segmentAmps(data).map(Math.round);

export const stringCurrentNumbers = {
  ...data,
  total: turbines * power,
  /** Amperes by segment, from the far end. */
  at,
  amps: enumerate(at),
  segments: ranges(conductors).map(({ from, to }) =>
    to - from === 2 ? `${from + 1} and ${to}` : `${from + 1} to ${to}`,
  ),
};
