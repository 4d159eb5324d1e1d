import { type LineWeather, rateConductor } from '#electrical/line/conductor-rating.ts';
import { type ConductorKey, impedanceAt } from '#electrical/line/line-conductors.ts';
import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { formatDecimals } from '#electrical/tools/format-decimals.ts';

/** Load units, each with its name in query strings. */
const loadUnitNames = { MW: 'mw', kVA: 'kva', hp: 'hp' } as const;
export type LoadUnit = keyof typeof loadUnitNames;
export const loadUnits = Object.keys(loadUnitNames) as LoadUnit[];

/** Distance units, each with its name in query strings. */
const distanceUnitNames = { mi: 'miles', ft: 'feet' } as const;
export type DistanceUnit = keyof typeof distanceUnitNames;
export const distanceUnits = Object.keys(distanceUnitNames) as DistanceUnit[];

/** Value of the conductor field if the visitor enters the conductor's data. */
export const ownConductor = 'own';

/** Fields without a choice of units, by their names in query strings. */
const fieldsByQueryName = {
  pf: 'powerFactor',
  /** Motor efficiency in percent, used only if the load is in horsepower. */
  efficiency: 'efficiency',
  /** Key of `lineConductors`, or `own`. */
  conductor: 'conductor',
  /** Resistance and reactance (Ω per mile) and ampacity (A), used only for a conductor that the visitor enters. */
  r: 'resistance',
  x: 'reactance',
  amps: 'amperes',
  /** Ambient temperature in °C, not used for a conductor that the visitor enters. */
  air: 'ambient',
  /** Crosswind in feet per second. */
  wind: 'wind',
  /** `full` or `none`. */
  sun: 'sun',
  /** Elevation in feet. */
  elevation: 'elevation',
  /** Allowed voltage drop in percent. */
  drop: 'drop',
  /** Selected line voltage in kilovolts; empty selects the lowest voltage that fits. */
  kv: 'shown',
} as const;

type PlainField = (typeof fieldsByQueryName)[keyof typeof fieldsByQueryName];

/** Text of each field, as typed. */
export interface TypedCase extends Record<PlainField, string> {
  load: string;
  loadUnit: LoadUnit;
  distance: string;
  distanceUnit: DistanceUnit;
}

/** Fields that are used only for a conductor that the visitor enters. */
const ownFields: readonly PlainField[] = ['resistance', 'reactance', 'amperes'];

/** Fields that are not used for a conductor that the visitor enters. */
export const weatherFields: readonly PlainField[] = ['ambient', 'wind', 'sun', 'elevation'];

/** Longest text of a field in a query string, in characters. Longer text is cut off. */
const maximumLength = 20;

/** Key of the example's conductor in `lineConductors`. */
const exampleConductor: ConductorKey = '336';

/** Returns the example from the article on medium and high voltage, with the conductor rated in this weather. */
export function toTypedCase(weather: LineWeather): TypedCase {
  const { load, miles, allowedDropPercent, conductor } = exampleLineCase;
  // The fields for a visitor's own conductor start with the values of this conductor on a 12.47 kV line.
  const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedanceAt(conductor, 12.47);
  return {
    load: `${load.megawatts}`,
    loadUnit: 'MW',
    efficiency: '95',
    powerFactor: `${load.powerFactor}`,
    distance: `${miles}`,
    distanceUnit: 'mi',
    conductor: exampleConductor,
    resistance: `${resistanceOhmsPerMile}`,
    reactance: `${reactanceOhmsPerMile}`,
    amperes: `${Math.round(rateConductor(conductor, weather).amperes)}`,
    ambient: `${weather.ambientCelsius}`,
    wind: `${weather.windFeetPerSecond}`,
    sun: weather.sun ? 'full' : 'none',
    elevation: formatDecimals(weather.elevationFeet, 0),
    drop: `${allowedDropPercent}`,
    shown: '',
  };
}

/** Reads a case from a query string. Fields that are missing from the query string have the example's text. */
export function readCase(query: URLSearchParams, example: TypedCase): TypedCase {
  const read = { ...example };
  const text = (name: string) => query.get(name)?.slice(0, maximumLength);
  for (const [name, field] of Object.entries(fieldsByQueryName)) {
    read[field] = text(name) ?? read[field];
  }
  for (const unit of loadUnits) {
    const load = text(loadUnitNames[unit]);
    if (load !== undefined) Object.assign(read, { load, loadUnit: unit });
  }
  for (const unit of distanceUnits) {
    const distance = text(distanceUnitNames[unit]);
    if (distance !== undefined) Object.assign(read, { distance, distanceUnit: unit });
  }
  return read;
}

/** Writes a case to a query string, without unused fields. */
export function writeCase(typed: TypedCase): URLSearchParams {
  const query = new URLSearchParams({
    [loadUnitNames[typed.loadUnit]]: typed.load,
    [distanceUnitNames[typed.distanceUnit]]: typed.distance,
  });
  for (const [name, field] of Object.entries(fieldsByQueryName)) {
    if (isUsed(typed, field)) query.set(name, typed[field]);
  }
  return query;
}

/** Returns whether the calculation of this case depends on the field. */
function isUsed(typed: TypedCase, field: PlainField): boolean {
  if (field === 'efficiency') return typed.loadUnit === 'hp';
  if (field === 'shown') return typed.shown !== '';
  if (ownFields.includes(field)) return typed.conductor === ownConductor;
  if (weatherFields.includes(field)) return typed.conductor !== ownConductor;
  return true;
}
