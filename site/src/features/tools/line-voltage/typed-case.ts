import { type LineWeather, rateConductor } from '#electrical/line/conductor-rating.ts';
import { impedanceAt } from '#electrical/line/line-conductors.ts';
import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { writeDecimals } from '#electrical/tools/write-decimals.ts';

/** The units of a load, by their names in addresses. */
export const loadUnits = { MW: 'mw', kVA: 'kva', hp: 'hp' } as const;
export type LoadUnit = keyof typeof loadUnits;

/** The same for a distance. */
export const distanceUnits = { mi: 'miles', ft: 'feet' } as const;
export type DistanceUnit = keyof typeof distanceUnits;

/** The key of a conductor that the visitor describes. */
export const ownConductor = 'own';

/** The texts of a case without a unit of their own, by their names in addresses. */
const plain = {
  pf: 'powerFactor',
  /** Of motors whose shaft power is given, percent. */
  efficiency: 'efficiency',
  /** A key of the table, or `own`. */
  conductor: 'conductor',
  /** Ohms per mile and amperes of one's own conductor. */
  r: 'resistance',
  x: 'reactance',
  amps: 'amperes',
  /** The air around a conductor of the table, °C. */
  air: 'ambient',
  /** Feet per second across it. */
  wind: 'wind',
  /** `full` or `none`. */
  sun: 'sun',
  /** Feet. */
  elevation: 'elevation',
  /** Percent. */
  drop: 'drop',
  /** The chosen line voltage in kilovolts; empty for the lowest that fits. */
  kv: 'shown',
} as const;

/** A case as it was typed. */
export interface TypedCase extends Record<(typeof plain)[keyof typeof plain], string> {
  load: string;
  loadUnit: LoadUnit;
  distance: string;
  distanceUnit: DistanceUnit;
}

/** The worked case of our article on medium and high voltage, its conductor rated in this weather. */
export function typeCase(weather: LineWeather): TypedCase {
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

/** The case of an address; what it does not name is the example's. */
export function readCase(query: URLSearchParams, example: TypedCase): TypedCase {
  const read = { ...example };
  const text = (name: string) => query.get(name)?.slice(0, 20);
  for (const [name, field] of Object.entries(plain)) read[field] = text(name) ?? read[field];
  for (const [field, units] of Object.entries({ load: loadUnits, distance: distanceUnits })) {
    for (const [unit, name] of Object.entries(units)) {
      const quantity = text(name);
      if (quantity !== undefined)
        Object.assign(read, { [field]: quantity, [`${field}Unit`]: unit });
    }
  }
  return read;
}

/** The query of a case, without unused fields. */
export function writeCase(typed: TypedCase): URLSearchParams {
  const query = new URLSearchParams({
    [loadUnits[typed.loadUnit]]: typed.load,
    [distanceUnits[typed.distanceUnit]]: typed.distance,
  });
  for (const [name, field] of Object.entries(plain)) {
    if (counts(typed, field)) query.set(name, typed[field]);
  }
  return query;
}

const ownFields: readonly string[] = ['resistance', 'reactance', 'amperes'];
const weatherFields: readonly string[] = ['ambient', 'wind', 'sun', 'elevation'];

function counts(typed: TypedCase, field: (typeof plain)[keyof typeof plain]): boolean {
  if (field === 'efficiency') return typed.loadUnit === 'hp';
  if (field === 'shown') return typed.shown !== '';
  if (ownFields.includes(field)) return typed.conductor === ownConductor;
  if (weatherFields.includes(field)) return typed.conductor !== ownConductor;
  return true;
}
