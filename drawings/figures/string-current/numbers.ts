import { enumerate } from '#contract/placeholders.ts';

/** A string of wind turbines, and the conductors of its cable segments. */
const data = {
  turbines: 9,
  /** Power of each turbine, in megawatts. */
  power: 2.8,
  /** Line-to-line voltage, in kilovolts. */
  voltage: 34.5,
  powerFactor: 0.95,
  /** Conductors from the far end of the string. `through` is the number of the last segment with that conductor. */
  conductors: [
    { name: '4/0 AWG', through: 3 },
    { name: '500 kcmil', through: 7 },
    { name: '1,000 kcmil', through: 9 },
  ],
  /** Deadbreak tee connectors. */
  connectors: [{ rating: '600/900 A' }],
};

type Feeder = Pick<typeof data, 'turbines' | 'power' | 'voltage' | 'powerFactor'>;

/** Returns the current in each segment from the far end, in amperes: n P / (√3 V pf). */
export function segmentAmps({ turbines, power, voltage, powerFactor }: Feeder): number[] {
  const ampsPerTurbine = (power * 1000) / (Math.sqrt(3) * voltage * powerFactor);
  return Array.from({ length: turbines }, (_, i) => ampsPerTurbine * (i + 1));
}

/** Adds the range of segments to each item. A range starts where the previous range ends; the first starts at 0. */
export function addSegmentRanges<T extends { through: number }>(items: readonly T[]) {
  return items.map((item, i) => ({ ...item, from: items[i - 1]?.through ?? 0, to: item.through }));
}

const { turbines, power, conductors } = data;
const amps = segmentAmps(data).map(Math.round);

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const stringCurrentNumbers = {
  ...data,
  total: turbines * power,
  /** Current in each segment from the far end, in amperes. */
  at: amps,
  amps: enumerate(amps),
  segments: addSegmentRanges(conductors).map(({ from, to }) => {
    const first = from + 1;
    return to === first + 1 ? `${first} and ${to}` : `${first} to ${to}`;
  }),
};
