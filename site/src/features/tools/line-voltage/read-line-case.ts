import { weatherLimits } from '#electrical/line/conductor-rating.ts';
import { type ConductorKey, lineConductors } from '#electrical/line/line-conductors.ts';
import type { LineCase } from '#electrical/line/line-voltage.ts';
import {
  type CaseProblems,
  type CheckedCase,
  type NumberRange,
  readNumber,
  rejectUnknownChoice,
} from '../read-field.ts';
import { type DistanceUnit, type LoadUnit, ownConductor, type TypedCase } from './typed-case.ts';

/** One mechanical horsepower (550 ft-lbf/s) in kilowatts. */
const kilowattsPerHorsepower = 0.7457;
const feetPerMile = 5280;

const load = { name: 'Load', entry: 'a load' };
const distance = { name: 'Distance', entry: 'a distance' };
const efficiency = { name: 'Efficiency', entry: 'an efficiency' };
const powerFactor = { name: 'Power factor', entry: 'a power factor' };
const resistance = { name: 'Resistance', entry: 'a resistance' };
const reactance = { name: 'Reactance', entry: 'a reactance' };
const ampacity = { name: 'Ampacity', entry: 'an ampacity' };
const ambient = { name: 'Ambient temperature', entry: 'an ambient temperature' };
const wind = { name: 'Wind', entry: 'a wind speed' };
const elevation = { name: 'Elevation', entry: 'an elevation' };
const allowedDrop = { name: 'Allowed drop', entry: 'an allowed drop' };

/** Allowed range of each number field. Load and distance have a range for each unit. */
export const ranges = {
  load: {
    MW: { ...load, least: 0.001, most: 200, unit: 'MW', example: 5 },
    kVA: { ...load, least: 1, most: 200_000, unit: 'kVA', example: 5000 },
    hp: { ...load, least: 1, most: 200_000, unit: 'hp', example: 1500 },
  },
  distance: {
    // The calculation omits the charging current, which is significant on longer lines.
    mi: { ...distance, least: 0.01, most: 50, unit: 'miles', example: 10 },
    ft: { ...distance, least: 50, most: 264_000, unit: 'ft', example: 12_000 },
  },
  efficiency: { ...efficiency, least: 50, most: 100, unit: '%', example: 95 },
  powerFactor: { ...powerFactor, least: 0.5, most: 1, unit: 'lagging', example: 0.95 },
  resistance: { ...resistance, least: 0.01, most: 10, unit: 'Ω per mile', example: 0.31 },
  reactance: { ...reactance, least: 0.01, most: 10, unit: 'Ω per mile', example: 0.64 },
  amperes: { ...ampacity, least: 10, most: 5000, unit: 'A', example: 400 },
  ambient: { ...ambient, unit: '°C', example: 40, ...limits('ambientCelsius') },
  wind: { ...wind, unit: 'ft/s', example: 2, ...limits('windFeetPerSecond') },
  elevation: { ...elevation, unit: 'ft', example: 3000, ...limits('elevationFeet') },
  drop: { ...allowedDrop, least: 0.5, most: 15, unit: '%', example: 5 },
} as const satisfies {
  load: Record<LoadUnit, NumberRange>;
  distance: Record<DistanceUnit, NumberRange>;
} & Partial<Record<keyof TypedCase, unknown>>;

function limits(field: keyof typeof weatherLimits) {
  const [least, most] = weatherLimits[field];
  return { least, most };
}

/** Choices for sun on the conductor, with their values in query strings. */
export const sunChoices = [
  ['full', 'Full sun'],
  ['none', 'No sun'],
] as const;

/** Returns the input of the calculation, or the problem of each invalid field. */
export function readLineCase(typed: TypedCase): CheckedCase<LineCase> {
  const problems: CaseProblems = {};
  const number = (field: keyof TypedCase, range: NumberRange) => {
    const { value = Number.NaN, problem } = readNumber(typed[field], range);
    if (problem) problems[field] = problem;
    return value;
  };
  const load = number('load', ranges.load[typed.loadUnit]);
  const powerFactor = number('powerFactor', ranges.powerFactor);
  const efficiency = typed.loadUnit === 'hp' ? number('efficiency', ranges.efficiency) : 100;
  const distance = number('distance', ranges.distance[typed.distanceUnit]);
  const conductor = readConductor(typed, number);
  if (!conductor) {
    problems.conductor = `“${typed.conductor}” is not in this table. Choose a conductor, or enter your own.`;
  }
  const sunProblem = conductor?.kind === 'table' && rejectUnknownChoice(typed.sun, sunChoices);
  if (sunProblem) problems.sun = sunProblem;
  const allowedDropPercent = number('drop', ranges.drop);
  if (!conductor || Object.keys(problems).length > 0) return { problems };
  return {
    complete: {
      load: { megawatts: toMegawatts(load, typed.loadUnit, powerFactor, efficiency), powerFactor },
      miles: typed.distanceUnit === 'ft' ? distance / feetPerMile : distance,
      conductor,
      allowedDropPercent,
    },
    problems,
  };
}

function readConductor(
  { conductor, sun }: TypedCase,
  number: (field: keyof TypedCase, range: NumberRange) => number,
): LineCase['conductor'] | undefined {
  if (Object.hasOwn(lineConductors, conductor)) {
    const weather = {
      ambientCelsius: number('ambient', ranges.ambient),
      windFeetPerSecond: number('wind', ranges.wind),
      sun: sun === 'full',
      elevationFeet: number('elevation', ranges.elevation),
    };
    return { kind: 'table', ...lineConductors[conductor as ConductorKey], weather };
  }
  if (conductor !== ownConductor) return undefined;
  return {
    kind: 'own',
    name: 'your conductor',
    resistanceOhmsPerMile: number('resistance', ranges.resistance),
    reactanceOhmsPerMile: number('reactance', ranges.reactance),
    amperes: number('amperes', ranges.amperes),
  };
}

/** Converts a load to megawatts. `efficiency` is in percent and counts only for horsepower. */
export function toMegawatts(
  load: number,
  unit: LoadUnit,
  powerFactor: number,
  efficiency: number,
): number {
  if (unit === 'MW') return load;
  if (unit === 'kVA') return (load * powerFactor) / 1000;
  // 10 = 1000 kW per MW ÷ 100, because the efficiency is in percent.
  return (load * kilowattsPerHorsepower) / (10 * efficiency);
}

/** Parses a typed number. Returns NaN for text that `readNumber` rejects. */
const parseTyped = (text: string) => Number(text.replaceAll(',', ''));

/** Converts the typed load to another unit. Text that is not a number stays unchanged. */
export function convertLoad(typed: TypedCase, unit: LoadUnit): Partial<TypedCase> {
  const load = parseTyped(typed.load);
  const powerFactor = parseTyped(typed.powerFactor);
  const efficiency = parseTyped(typed.efficiency);
  const megawatts = toMegawatts(load, typed.loadUnit, powerFactor, efficiency);
  const converted = megawatts / toMegawatts(1, unit, powerFactor, efficiency);
  return { loadUnit: unit, load: rewrite(typed.load, converted) };
}

/** Converts the typed distance to another unit. Text that is not a number stays unchanged. */
export function convertDistance(typed: TypedCase, unit: DistanceUnit): Partial<TypedCase> {
  const distance = parseTyped(typed.distance);
  const miles = typed.distanceUnit === 'ft' ? distance / feetPerMile : distance;
  const converted = unit === 'ft' ? miles * feetPerMile : miles;
  return { distanceUnit: unit, distance: rewrite(typed.distance, converted) };
}

/** Formats a number with the fewest digits (4 to 7) that are accurate to 0.001%, so that it can be converted back. */
function rewrite(text: string, value: number): string {
  if (!text.trim() || !Number.isFinite(value)) return text;
  const texts = [4, 5, 6, 7].map((digits) => Number(value.toPrecision(digits)));
  return `${texts.find((each) => Math.abs(each - value) <= 1e-5 * value) ?? value}`;
}
