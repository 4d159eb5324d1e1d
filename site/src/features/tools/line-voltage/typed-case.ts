import { lineConductors } from '#electrical/line/line-conductors.ts';
import { exampleLineCase } from '#electrical/line/line-voltage.ts';

/** How a load may be entered, and the name that addresses have for it. */
export const loadUnits = { MW: 'mw', kVA: 'kva', hp: 'hp' } as const;
export type LoadUnit = keyof typeof loadUnits;

/** How a distance may be entered, likewise. */
export const distanceUnits = { mi: 'miles', ft: 'feet' } as const;
export type DistanceUnit = keyof typeof distanceUnits;

/** The key of a conductor that the visitor describes. */
export const ownConductor = 'own';

/** A case as it was typed: texts, whatever they say. */
export interface TypedCase {
  load: string;
  loadUnit: LoadUnit;
  /** Of motors whose shaft power is given, percent. */
  efficiency: string;
  powerFactor: string;
  distance: string;
  distanceUnit: DistanceUnit;
  /** A key of the table, or `own`. */
  conductor: string;
  /** Ohms per mile and amperes of one's own conductor. */
  resistance: string;
  reactance: string;
  amperes: string;
  /** Percent. */
  drop: string;
  /** The line voltage that is looked at; empty for the lowest that fits. Kilovolts. */
  shown: string;
}

/** The worked case of our article on medium and high voltage. */
export const exampleCase: TypedCase = {
  load: `${exampleLineCase.load.megawatts}`,
  loadUnit: 'MW',
  efficiency: '95',
  powerFactor: `${exampleLineCase.load.powerFactor}`,
  distance: `${exampleLineCase.miles}`,
  distanceUnit: 'mi',
  conductor: '336',
  resistance: `${lineConductors['336'].resistanceOhmsPerMile}`,
  reactance: '0.64',
  amperes: `${lineConductors['336'].amperes}`,
  drop: `${exampleLineCase.allowedDropPercent}`,
  shown: '',
};

/** The texts that addresses name as they are. */
const plain = {
  pf: 'powerFactor',
  efficiency: 'efficiency',
  conductor: 'conductor',
  r: 'resistance',
  x: 'reactance',
  amps: 'amperes',
  drop: 'drop',
  kv: 'shown',
} as const satisfies Record<string, keyof TypedCase>;

/** What an address asks for; what it does not name is the example's. */
export function readCase(query: URLSearchParams): TypedCase {
  const read = { ...exampleCase };
  const text = (name: string) => query.get(name)?.slice(0, 20);
  for (const [name, field] of Object.entries(plain)) read[field] = text(name) ?? read[field];
  for (const [unit, name] of Object.entries(loadUnits)) {
    const load = text(name);
    if (load !== undefined) Object.assign(read, { load, loadUnit: unit });
  }
  for (const [unit, name] of Object.entries(distanceUnits)) {
    const distance = text(name);
    if (distance !== undefined) Object.assign(read, { distance, distanceUnit: unit });
  }
  return read;
}

/** The query of a case, without what does not count in it. */
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

function counts(typed: TypedCase, field: (typeof plain)[keyof typeof plain]): boolean {
  if (field === 'efficiency') return typed.loadUnit === 'hp';
  if (field === 'shown') return typed.shown !== '';
  if (field === 'resistance' || field === 'reactance' || field === 'amperes') {
    return typed.conductor === ownConductor;
  }
  return true;
}
