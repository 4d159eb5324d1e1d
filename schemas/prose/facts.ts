import { z } from 'zod';
import { enumerate, fillPlaceholders, findUnknownPlaceholders } from '#contract/placeholders.ts';

/** Names of placeholders for the company's facts in the text of `content/`. Example: `base` for `{base}` */
export const factNames = [
  /** City of the first base. Example: Andrews */
  'base',
  'baseState',
  'baseStateCode',
  /** Example: Andrews and Hobbs */
  'bases',
  /** Example: Andrews or Hobbs */
  'anyBase',
  /** Example: Andrews, Texas and Hobbs, New Mexico */
  'basesWithStates',
  /** Example: from Andrews, Texas and from Hobbs, New Mexico */
  'fromBases',
  'baseCount',
  'townCount',
  /** States with at least one town of the service area. Example: Texas and New Mexico */
  'states',
  /** Example: Permian Basin */
  'region',
  /** Example: the Permian Basin */
  'theRegion',
  /** Example: West Texas and southeastern New Mexico */
  'area',
  /** Radius of the ring on the map. Example: 93 miles (150 km) */
  'ringRadius',
  /** States of the company's licenses. Naming any other state would be false advertising. */
  'licensedStates',
  'officeCity',
  'officeState',
  /** The office's number as displayed. Example: (432) 555-0142 */
  'phone',
  'email',
  /** Coordinates of the office, in degrees. Example: 32.3187 */
  'latitude',
  'longitude',
] as const;

/** Values of the placeholders. A fact is missing if the file that defines it is invalid. */
export type Facts = Partial<Record<(typeof factNames)[number], string>>;

/** Facts that are addresses or numbers of one. They are inserted after typesetting, which would change them. */
const addresses = ['phone', 'email', 'latitude', 'longitude'] as const;

/** Unvalidated content of the files that define the company's facts. */
interface FactSources {
  company: unknown;
  region: unknown;
  towns: readonly unknown[];
}

const companyPlaces = z.object({
  bases: z.array(z.object({ city: z.string(), state: z.string(), stateCode: z.string() })).min(1),
  address: z.object({ city: z.string(), state: z.string() }),
});

const companyReach = z.object({
  phone: z.object({ display: z.string() }),
  email: z.string(),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
});

const companyLicenses = z.object({
  licenses: z.array(z.object({ state: z.string() })).default([]),
});

const regionPlaces = z.object({
  name: z.string(),
  nameInSentence: z.string(),
  area: z.string(),
  states: z.array(z.object({ name: z.string(), code: z.string() })),
});

const regionRing = z.object({ ring: z.object({ radiusKm: z.number() }) });

const townPlaces = z.object({ stateCode: z.string() });

const kilometersPerMile = 1.609344;

/** Returns the company's facts. An invalid file defines no facts; the content check reports such files. */
export function describeFacts({ company, region, towns }: FactSources): Facts {
  return {
    ...describeRegion(region, towns),
    ...describeBases(company, region),
    ...describeOffice(company),
    ...describeLicenses(company),
    ...describeRing(region),
    townCount: `${towns.length}`,
  };
}

function describeRegion(region: unknown, towns: readonly unknown[]): Facts {
  const { data } = regionPlaces.safeParse(region);
  if (!data) return {};
  const codes = towns.map((town) => townPlaces.safeParse(town).data?.stateCode);
  const served = data.states.filter(({ code }) => codes.includes(code));
  return {
    region: data.name,
    theRegion: data.nameInSentence,
    area: data.area,
    states: enumerate(served.map(({ name }) => name)),
  };
}

function describeBases(company: unknown, region: unknown): Facts {
  const { bases = [], address } = companyPlaces.safeParse(company).data ?? {};
  const [base] = bases;
  if (!base || !address) return {};
  const cities = bases.map(({ city }) => city);
  const withStates = bases.map(({ city, state }) => `${city}, ${state}`);
  const states = regionPlaces.safeParse(region).data?.states ?? [];
  return {
    base: base.city,
    baseState: base.state,
    baseStateCode: base.stateCode,
    bases: enumerate(cities),
    anyBase: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(cities),
    basesWithStates: enumerate(withStates),
    fromBases: enumerate(withStates.map((place) => `from ${place}`)),
    baseCount: `${bases.length}`,
    officeCity: address.city,
    officeState: states.find(({ code }) => code === address.state)?.name ?? address.state,
  };
}

function describeOffice(company: unknown): Facts {
  const { data } = companyReach.safeParse(company);
  if (!data) return {};
  return {
    phone: data.phone.display,
    email: data.email,
    latitude: `${data.position.latitude}`,
    longitude: `${data.position.longitude}`,
  };
}

function describeLicenses(company: unknown): Facts {
  const { data } = companyLicenses.safeParse(company);
  if (!data) return {};
  const states = new Set(data.licenses.map(({ state }) => state));
  return { licensedStates: new Intl.ListFormat('en-US').format(states) };
}

function describeRing(region: unknown): Facts {
  const { data } = regionRing.safeParse(region);
  if (!data) return {};
  const { radiusKm } = data.ring;
  return { ringRadius: `${Math.round(radiusKm / kilometersPerMile)} miles (${radiusKm} km)` };
}

let facts: Facts = {};

/**
 * Sets the facts that fields insert while they are parsed. Zod passes nothing but the value to a field, so set the facts
 * before you parse an entry. Without facts, as in the content editor, fields keep their placeholders.
 */
export function setFacts(current: Facts): void {
  facts = current;
}

/** Replaces the placeholders of facts. `typeset` is applied to the text before addresses are inserted. */
export function fillFacts(text: string, typeset: (text: string) => string = asTyped): string {
  const { words, exact } = splitFacts();
  return fillPlaceholders(typeset(fillPlaceholders(text, words)), exact);
}

const asTyped = (text: string) => text;

function splitFacts(): { words: Facts; exact: Facts } {
  const words = { ...facts };
  const exact: Facts = {};
  for (const name of addresses) {
    exact[name] = facts[name];
    delete words[name];
  }
  return { words, exact };
}

/** Returns the placeholders in `text` that are neither facts nor in `others`. */
export function findUnknownFacts(text: string, others: readonly string[] = []): string[] {
  const known = Object.fromEntries([...factNames, ...others].map((name) => [name, name]));
  return findUnknownPlaceholders(text, known);
}
