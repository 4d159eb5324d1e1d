import { weatherLimits } from '#electrical/line/conductor-rating.ts';
import { type ConductorKey, lineConductors } from '#electrical/line/line-conductors.ts';
import type { LineCase } from '#electrical/line/line-voltage.ts';
import {
  type CaseProblems,
  type CheckedCase,
  type NumberField,
  readNumber,
  rejectUnknownChoice,
} from '../read-field.ts';
import { toMegawatts, toMiles } from './convert-units.ts';
import { type DistanceUnit, type LoadUnit, ownConductor, type TypedCase } from './typed-case.ts';

/** Two forms of each number field's name: capitalized to start a sentence, and with an article to follow "Enter". */
const names = {
  load: { name: 'Load', entry: 'a load' },
  distance: { name: 'Distance', entry: 'a distance' },
  efficiency: { name: 'Efficiency', entry: 'an efficiency' },
  powerFactor: { name: 'Power factor', entry: 'a power factor' },
  resistance: { name: 'Resistance', entry: 'a resistance' },
  reactance: { name: 'Reactance', entry: 'a reactance' },
  amperes: { name: 'Ampacity', entry: 'an ampacity' },
  ambient: { name: 'Ambient temperature', entry: 'an ambient temperature' },
  wind: { name: 'Wind', entry: 'a wind speed' },
  elevation: { name: 'Elevation', entry: 'an elevation' },
  drop: { name: 'Allowed drop', entry: 'an allowed drop' },
};

/** Allowed range of each number field. Load and distance have a range for each unit. */
const ranges = {
  load: {
    MW: { ...names.load, least: 0.001, most: 200, unit: 'MW', example: 5 },
    kVA: { ...names.load, least: 1, most: 200_000, unit: 'kVA', example: 5000 },
    hp: { ...names.load, least: 1, most: 200_000, unit: 'hp', example: 1500 },
  },
  distance: {
    // The calculation omits the charging current, which is significant on longer lines.
    mi: { ...names.distance, least: 0.01, most: 50, unit: 'miles', example: 10 },
    ft: { ...names.distance, least: 50, most: 264_000, unit: 'ft', example: 12_000 },
  },
  efficiency: { ...names.efficiency, least: 50, most: 100, unit: '%', example: 95 },
  powerFactor: { ...names.powerFactor, least: 0.5, most: 1, unit: 'lagging', example: 0.95 },
  resistance: { ...names.resistance, least: 0.01, most: 10, unit: 'Ω per mile', example: 0.31 },
  reactance: { ...names.reactance, least: 0.01, most: 10, unit: 'Ω per mile', example: 0.64 },
  amperes: { ...names.amperes, least: 10, most: 5000, unit: 'A', example: 400 },
  ambient: { ...names.ambient, unit: '°C', example: 40, ...limits('ambientCelsius') },
  wind: { ...names.wind, unit: 'ft/s', example: 2, ...limits('windFeetPerSecond') },
  elevation: { ...names.elevation, unit: 'ft', example: 3000, ...limits('elevationFeet') },
  drop: { ...names.drop, least: 0.5, most: 15, unit: '%', example: 5 },
} as const satisfies {
  load: Record<LoadUnit, NumberField>;
  distance: Record<DistanceUnit, NumberField>;
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

/** Returns the number in a field. Returns NaN and records the problem if the field is invalid. */
type ReadField = (field: keyof TypedCase, range: NumberField) => number;

/** Returns the input of the calculation, or the problem of each invalid field. */
export function readLineCase(typed: TypedCase): CheckedCase<LineCase> {
  const problems: CaseProblems = {};
  const number: ReadField = (field, range) => {
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
      miles: toMiles(distance, typed.distanceUnit),
      conductor,
      allowedDropPercent,
    },
    problems,
  };
}

/** Returns the chosen conductor with its weather or with the visitor's values; undefined for an unknown choice. */
function readConductor(
  { conductor, sun }: TypedCase,
  number: ReadField,
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
