import type { NumberRange } from '../read-field.ts';

export interface DowntimeField extends NumberRange {
  /** In the page and in the address. */
  key: string;
  label: string;
  hint?: string;
  /** One of its units in the calculation's unit. Example: 0.01 for percent */
  factor?: number;
}

/** The fields in the order of the page, by their headings. */
export const downtimeFields = {
  'The outage': {
    wells: field('wells', 'Wells affected', 'wells', [1, 5000], 20),
    barrelsPerWellPerDay: field('bpd', 'Oil per well', 'bbl/day', [0.1, 20_000], 120),
    hoursDown: field('hours', 'Hours without power', 'h', [0.1, 8760], 24),
    shareDeferred: percent('stops', 'Share of output shut in', 50, [1, 100], {
      hint: 'Half of a gas-lift field; all of a pad without power.',
    }),
    dollarsPerBarrel: field('price', 'Oil price', '$/bbl', [1, 1000], 70),
  },
  Afterward: {
    hoursOfRestart: field('restart', 'Hours back to full output', 'h', [0, 2000], 0, {
      hint: 'Output is taken to climb evenly, so half of it is deferred.',
    }),
    shareLost: percent('lost', 'Deferred barrels that never return', 5, [0, 100]),
    yearsUntilReturn: field('return', 'Time until the rest is produced', 'years', [0, 50], 1, {
      hint: 'Weeks to years; see the limits below.',
    }),
    discountRate: percent('discount', 'Discount rate per year', 10, [0, 100]),
    netRevenueInterest: percent('nri', 'Net revenue interest at 100% WI', 75, [1, 100]),
  },
  'Cost of each outage': {
    repairLow: field('repair', 'Repair cost, low', '$', [0, 10_000_000], 4000, {
      hint: 'Parts, freight, crew.',
    }),
    repairHigh: field('repairto', 'Repair cost, high', '$', [0, 10_000_000], 12_000),
    restartDollars: field('rework', 'Restart work', '$', [0, 10_000_000], 0, {
      hint: 'Pulling unit, hot oil, chemicals.',
    }),
    waitingPeople: field('waiting', 'People who wait for power', 'people', [0, 1000], 0),
    waitingDollarsPerHour: field('waitrate', 'Hourly cost per person', '$/h', [0, 10_000], 95),
  },
  'The plan that avoids it': {
    hoursPerYear: field('plan', 'Labor hours per year', 'h', [0, 100_000], 45),
    dollarsPerHour: field('rate', 'Labor rate', '$/h', [0, 10_000], 95),
    otherDollarsPerYear: field('other', 'Other costs per year', '$', [0, 100_000_000], 1725, {
      hint: 'Instruments, spares, tests, the oil that a planned outage defers.',
    }),
  },
} as const satisfies Record<string, Record<string, DowntimeField>>;

type Groups = typeof downtimeFields;

/** The name of a field, as the calculation calls it. */
export type DowntimeFieldName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

export const downtimeFieldsByName: Record<DowntimeFieldName, DowntimeField> = Object.assign(
  {},
  ...Object.values(downtimeFields),
);

type Extra = Pick<DowntimeField, 'hint' | 'factor'>;
type Limits = readonly [least: number, most: number];

function field(
  key: string,
  label: string,
  unit: string,
  [least, most]: Limits,
  example: number,
  extra: Extra = {},
): DowntimeField {
  return { key, label, unit, least, most, example, name: `“${label}”`, ...extra };
}

function percent(key: string, label: string, example: number, limits: Limits, extra: Extra = {}) {
  return field(key, label, '%', limits, example, { factor: 0.01, ...extra });
}
