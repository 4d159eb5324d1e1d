import { z } from 'zod';
import { enumerate, fillPlaceholders } from '#contract/placeholders.ts';

/** Names of placeholders for the company's places in the text of `content/`. Example: `base` for `{base}` */
export const placeNames = [
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
  'officeCity',
  'officeState',
] as const;

type Places = Partial<Record<(typeof placeNames)[number], string>>;

/** Unvalidated content of the files that define the company's places. */
interface PlaceSources {
  company: unknown;
  region: unknown;
  towns: readonly unknown[];
}

const companyPlaces = z.object({
  bases: z.array(z.object({ city: z.string(), state: z.string(), stateCode: z.string() })).min(1),
  address: z.object({ city: z.string(), state: z.string() }),
});

const regionPlaces = z.object({
  name: z.string(),
  nameInSentence: z.string(),
  area: z.string(),
  states: z.array(z.object({ name: z.string(), code: z.string() })),
});

const townPlaces = z.object({ stateCode: z.string() });

/** Returns the values of the placeholders. An invalid file defines no values; the content check reports such files. */
export function describePlaces({ company, region, towns }: PlaceSources): Places {
  const ofCompany = companyPlaces.safeParse(company).data;
  const ofRegion = regionPlaces.safeParse(region).data;
  const codes = towns.map((town) => townPlaces.safeParse(town).data?.stateCode);
  const places: Places = { townCount: `${towns.length}` };
  if (ofRegion) {
    const served = ofRegion.states.filter(({ code }) => codes.includes(code));
    places.region = ofRegion.name;
    places.theRegion = ofRegion.nameInSentence;
    places.area = ofRegion.area;
    places.states = enumerate(served.map(({ name }) => name));
  }
  const [base] = ofCompany?.bases ?? [];
  if (ofCompany && base) {
    const { bases, address } = ofCompany;
    const cities = bases.map(({ city }) => city);
    const withStates = bases.map(({ city, state }) => `${city}, ${state}`);
    const officeState = ofRegion?.states.find(({ code }) => code === address.state);
    places.base = base.city;
    places.baseState = base.state;
    places.baseStateCode = base.stateCode;
    places.bases = enumerate(cities);
    places.anyBase = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(cities);
    places.basesWithStates = enumerate(withStates);
    places.fromBases = enumerate(withStates.map((place) => `from ${place}`));
    places.baseCount = `${bases.length}`;
    places.officeCity = address.city;
    places.officeState = officeState?.name ?? address.state;
  }
  return places;
}

/** Replaces the placeholders for places in all strings of a content file. */
export function fillPlaces<Value>(value: Value, places: Places): Value {
  if (typeof value === 'string') return fillPlaceholders(value, places) as Value;
  if (Array.isArray(value)) return value.map((item) => fillPlaces(item, places)) as Value;
  // Dates, numbers and other values without text stay unchanged.
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const filled = Object.entries(value as object).map(([name, field]) => [
    name,
    fillPlaces(field, places),
  ]);
  return Object.fromEntries(filled) as Value;
}

/**
 * Collections in which placeholders are not replaced. The published text of articles must not change, and
 * the other files define the places themselves.
 */
const withoutPlaces = ['articles', 'company', 'region', 'towns'];

/** Whether the text of a collection may contain placeholders for places. */
export const takesPlaces = (collection: string) => !withoutPlaces.includes(collection);

/**
 * Other placeholders in text fields. The code that renders a field replaces its placeholders:
 *
 * - `{ringRadius}`: `features/home/ring-radius.ts`
 * - `{towns}`: `features/careers/read-careers.ts`
 * - `{miles}` and `{licensedStates}`: `features/service-area/`
 * - `{phone}`, `{email}` and `{careers}`: `ui/blocks/text-with-link.tsx`, as a link
 * - `{reference}`, `{latitude}` and `{longitude}`: `features/contact/`
 * - `{elevation}` and `{upTo}`: the sample sheets in `features/services/`
 *
 * The paths are below `site/src/`. Placeholders of places (`placeNames`) are replaced earlier, while files are loaded
 * (`site/src/content.config.ts`), and calculated numbers in articles are replaced by `site/src/data/read-articles.ts`.
 */
export const fieldPlaceholders = [
  'careers',
  'elevation',
  'email',
  'latitude',
  'licensedStates',
  'longitude',
  'miles',
  'phone',
  'reference',
  'ringRadius',
  'towns',
  'upTo',
];
