import type { NumberField } from '../read-field.ts';

export interface DowntimeField extends NumberField {
  /** Name of the field in the page and in query strings. */
  key: string;
  label: string;
  hint?: string;
  /** Factor that converts the field's unit to the calculation's unit. Example: 0.01 for percent */
  factor?: number;
}

/** Creates a field. Messages use the field's label in quotation marks. */
function field(parts: Omit<DowntimeField, 'name' | 'entry'>): DowntimeField {
  const name = `“${parts.label}”`;
  return { ...parts, name, entry: name };
}

/** Creates a field in percent. The calculation uses fractions. */
function percent(parts: Omit<DowntimeField, 'name' | 'entry' | 'unit' | 'factor'>): DowntimeField {
  return field({ ...parts, unit: '%', factor: 0.01 });
}

/** Fields grouped by heading, in page order. */
export const downtimeFields = {
  'The outage': {
    wells: field({
      key: 'wells',
      label: 'Wells affected',
      unit: 'wells',
      least: 1,
      most: 5000,
      example: 20,
    }),
    barrelsPerWellPerDay: field({
      key: 'bpd',
      label: 'Oil per well',
      unit: 'bbl/day',
      least: 0.1,
      most: 20_000,
      example: 120,
    }),
    hoursDown: field({
      key: 'hours',
      label: 'Hours without power',
      unit: 'h',
      least: 0.1,
      most: 8760,
      example: 24,
    }),
    shareDeferred: percent({
      key: 'stops',
      label: 'Share of output shut in',
      least: 1,
      most: 100,
      example: 50,
      hint: 'For example, half at a gas-lift field, or all at a pad without power.',
    }),
    dollarsPerBarrel: field({
      key: 'price',
      label: 'Oil price',
      unit: '$/bbl',
      least: 1,
      most: 1000,
      example: 70,
    }),
  },
  Afterward: {
    hoursOfRestart: field({
      key: 'restart',
      label: 'Hours back to full output',
      unit: 'h',
      least: 0,
      most: 2000,
      example: 0,
      hint: 'Output is assumed to climb evenly, so half of it is deferred.',
    }),
    shareLost: percent({
      key: 'lost',
      label: 'Deferred barrels never produced',
      least: 0,
      most: 100,
      example: 5,
    }),
    yearsUntilReturn: field({
      key: 'return',
      label: 'Time until the rest is produced',
      unit: 'years',
      least: 0,
      most: 50,
      example: 1,
      hint: 'This can be weeks or years. See the limits below.',
    }),
    discountRate: percent({
      key: 'discount',
      label: 'Discount rate per year',
      least: 0,
      most: 100,
      example: 10,
    }),
    netRevenueInterest: percent({
      key: 'nri',
      label: 'Net revenue interest at 100% WI',
      least: 1,
      most: 100,
      example: 75,
    }),
  },
  'Cost of each outage': {
    repairLow: field({
      key: 'repair',
      label: 'Repair cost, low',
      unit: '$',
      least: 0,
      most: 10_000_000,
      example: 4000,
      hint: 'Parts, freight and crew.',
    }),
    repairHigh: field({
      key: 'repairto',
      label: 'Repair cost, high',
      unit: '$',
      least: 0,
      most: 10_000_000,
      example: 12_000,
    }),
    restartDollars: field({
      key: 'rework',
      label: 'Restart work',
      unit: '$',
      least: 0,
      most: 10_000_000,
      example: 0,
      hint: 'For example, a pulling unit, hot oil or chemicals.',
    }),
    waitingPeople: field({
      key: 'waiting',
      label: 'People who wait for power',
      unit: 'people',
      least: 0,
      most: 1000,
      example: 0,
    }),
    waitingDollarsPerHour: field({
      key: 'waitrate',
      label: 'Hourly cost per person',
      unit: '$/h',
      least: 0,
      most: 10_000,
      example: 95,
    }),
  },
  'The plan that avoids it': {
    hoursPerYear: field({
      key: 'plan',
      label: 'Labor hours per year',
      unit: 'h',
      least: 0,
      most: 100_000,
      example: 45,
    }),
    dollarsPerHour: field({
      key: 'rate',
      label: 'Labor rate',
      unit: '$/h',
      least: 0,
      most: 10_000,
      example: 95,
    }),
    otherDollarsPerYear: field({
      key: 'other',
      label: 'Other costs per year',
      unit: '$',
      least: 0,
      most: 100_000_000,
      example: 1725,
      hint: 'Instruments, spares, tests, and the oil that a planned outage defers.',
    }),
  },
} as const satisfies Record<string, Record<string, DowntimeField>>;

type Groups = typeof downtimeFields;

/** Headings of the collapsed field groups, each with the summary that a collapsed group shows. */
export const foldedHeadings: Partial<Record<string, string>> = {
  Afterward: 'Restart, lost barrels, delay, your interest',
  'Cost of each outage': 'Repair, restart work, people who wait',
  'The plan that avoids it': 'Labor and other costs of a year',
} satisfies Partial<Record<keyof Groups, string>>;

/** Name of a field in the input of the calculation. */
export type DowntimeFieldName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** All fields, without their headings. */
export const downtimeFieldsByName: Record<DowntimeFieldName, DowntimeField> = Object.assign(
  {},
  ...Object.values(downtimeFields),
);
