import type { DistanceUnit, LoadUnit, TypedCase } from './typed-case.ts';

/** One mechanical horsepower (550 ft-lbf/s) in kilowatts. */
const kilowattsPerHorsepower = 0.7457;
const feetPerMile = 5280;

/** Converts a load to megawatts. `efficiencyPercent` applies only to horsepower. */
export function toMegawatts(
  load: number,
  unit: LoadUnit,
  powerFactor: number,
  efficiencyPercent: number,
): number {
  if (unit === 'MW') return load;
  if (unit === 'kVA') return (load * powerFactor) / 1000;
  // 10 = 1000 kW per MW ÷ 100, because the efficiency is in percent.
  return (load * kilowattsPerHorsepower) / (10 * efficiencyPercent);
}

export function toMiles(distance: number, unit: DistanceUnit): number {
  return unit === 'ft' ? distance / feetPerMile : distance;
}

/** Converts the typed load to another unit. Text that is not a number stays unchanged. */
export function convertLoad(typed: TypedCase, unit: LoadUnit): Partial<TypedCase> {
  const load = parseTyped(typed.load);
  const powerFactor = parseTyped(typed.powerFactor);
  const efficiency = parseTyped(typed.efficiency);
  const megawatts = toMegawatts(load, typed.loadUnit, powerFactor, efficiency);
  const converted = megawatts / toMegawatts(1, unit, powerFactor, efficiency);
  return { loadUnit: unit, load: formatConverted(typed.load, converted) };
}

/** Converts the typed distance to another unit. Text that is not a number stays unchanged. */
export function convertDistance(typed: TypedCase, unit: DistanceUnit): Partial<TypedCase> {
  const distance = parseTyped(typed.distance);
  const converted = toMiles(distance, typed.distanceUnit) / toMiles(1, unit);
  return { distanceUnit: unit, distance: formatConverted(typed.distance, converted) };
}

/** Parses a typed number. Returns NaN for text that is not a number. */
function parseTyped(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/**
 * Formats a converted number with the fewest digits (4 to 7) that are accurate to 0.001%, so that it can be converted
 * back. Returns the typed text if that is not a number.
 */
function formatConverted(typedText: string, converted: number): string {
  if (!typedText.trim() || !Number.isFinite(converted)) return typedText;
  const tolerance = 1e-5 * converted;
  for (let digits = 4; digits <= 7; digits += 1) {
    const rounded = Number(converted.toPrecision(digits));
    if (Math.abs(rounded - converted) <= tolerance) return `${rounded}`;
  }
  return `${converted}`;
}
