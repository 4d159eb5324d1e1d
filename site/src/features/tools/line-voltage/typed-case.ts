import { type LineWeather, rateConductor } from '#electrical/line/conductor-rating.ts';
import { impedanceAt } from '#electrical/line/line-conductors.ts';
import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { writeDecimals } from '#electrical/tools/write-decimals.ts';

/** Units of a load, with their names in query strings. */
export const loadUnits = { MW: 'mw', kVA: 'kva', hp: 'hp' } as const;
export type LoadUnit = keyof typeof loadUnits;

/** Units of a distance, with their names in query strings. */
export const distanceUnits = { mi: 'miles', ft: 'feet' } as const;
export type DistanceUnit = keyof typeof distanceUnits;

/** Choice of a conductor whose values the visitor enters. */
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

/** Name of a field without a choice of units. */
type PlainField = (typeof fieldsByQueryName)[keyof typeof fieldsByQueryName];

/** Text of each field, as typed. */
export interface TypedCase extends Record<PlainField, string> {
  load: string;
  loadUnit: LoadUnit;
  distance: string;
  distanceUnit: DistanceUnit;
}

/** Returns the example from the article on medium and high voltage, with the conductor rated in this weather. */
export function toTypedCase(weather: LineWeather): TypedCase {
  const { load, miles, allowedDropPercent, conductor } = exampleLineCase;
  const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedanceAt(conductor, 12.47);
  return {
    load: `${load.megawatts}`,
    loadUnit: 'MW',
    efficiency: '95',
    powerFactor: `${load.powerFactor}`,
    distance: `${miles}`,
    distanceUnit: 'mi',
    conductor: '336',
    resistance: `${resistanceOhmsPerMile}`,
    reactance: `${reactanceOhmsPerMile}`,
    amperes: `${Math.round(rateConductor(conductor, weather).amperes)}`,
    ambient: `${weather.ambientCelsius}`,
    wind: `${weather.windFeetPerSecond}`,
    sun: weather.sun ? 'full' : 'none',
    elevation: writeDecimals(weather.elevationFeet, 0),
    drop: `${allowedDropPercent}`,
    shown: '',
  };
}

/** Reads a case from a query string. Fields that are missing from the query string have the example's text. */
export function readCase(query: URLSearchParams, example: TypedCase): TypedCase {
  const read = { ...example };
  const text = (name: string) => query.get(name)?.slice(0, 20);
  for (const [name, field] of Object.entries(fieldsByQueryName))
    read[field] = text(name) ?? read[field];
  for (const [field, units] of Object.entries({ load: loadUnits, distance: distanceUnits })) {
    for (const [unit, name] of Object.entries(units)) {
      const quantity = text(name);
      if (quantity !== undefined)
        Object.assign(read, { [field]: quantity, [`${field}Unit`]: unit });
    }
  }
  return read;
}

/** Writes a case to a query string, without unused fields. */
export function writeCase(typed: TypedCase): URLSearchParams {
  const query = new URLSearchParams({
    [loadUnits[typed.loadUnit]]: typed.load,
    [distanceUnits[typed.distanceUnit]]: typed.distance,
  });
  for (const [name, field] of Object.entries(fieldsByQueryName)) {
    if (isUsed(typed, field)) query.set(name, typed[field]);
  }
  return query;
}

const ownFields: readonly string[] = ['resistance', 'reactance', 'amperes'];
const weatherFields: readonly string[] = ['ambient', 'wind', 'sun', 'elevation'];

function isUsed(typed: TypedCase, field: PlainField): boolean {
  if (field === 'efficiency') return typed.loadUnit === 'hp';
  if (field === 'shown') return typed.shown !== '';
  if (ownFields.includes(field)) return typed.conductor === ownConductor;
  if (weatherFields.includes(field)) return typed.conductor !== ownConductor;
  return true;
}
