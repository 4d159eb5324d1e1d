import { z } from 'zod';
import { position } from '#contract/company.ts';
import {
  amount,
  baseCity,
  betweenOf,
  exactlyOf,
  group,
  headed,
  listOf,
  oneOf,
  positive,
  refuse,
  type SchemaContext,
  stateCode,
  text,
} from './fields.ts';
import { heroActionSchema, linkTargetSchema } from './links.ts';
import { faqSchema, pageOpening, titledTextSchema } from './shared-words.ts';

export const serviceAreaPageSchema = ({ reference }: SchemaContext) =>
  group({
    ...pageOpening('Service area', 'Towns on both sides of the state line.'),
    actions: exactlyOf(2, heroActionSchema, 'buttons'),
    mapLabel: text(
      'what assistive technology calls the map',
      'Map of the service area',
      'Map name for screen readers',
    ),
    dispatch: headed('Which base answers your call', {
      note: text('one or two sentences', 'Road miles are planning values.'),
    }),
    fit: headed('Why we fit', {
      /** `{licensedStates}` in a title becomes the states of the licenses in company.yaml. */
      points: exactlyOf(5, titledTextSchema, 'points'),
    }),
    towns: headed('Towns', {
      intro: text('one or two sentences', 'The towns around our base.'),
      /** Towns by group; `columns` says how many are side by side. */
      groups: betweenOf(
        1,
        4,
        headed('Midland and Odessa', {
          columns: z.literal([1, 2, 3], 'expected 1, 2 or 3'),
          towns: listOf(reference('towns'), 'towns'),
        }),
        'groups',
      ),
    }),
    /** What leads, on phones, to the next two sections. */
    fold: text('a few words', 'Facilities and services here'),
    facilityTypes: headed('Facility types', {
      items: listOf(
        group({
          facilityType: reference('facilityTypes'),
          text: text('where it is found here', 'Around Andrews and Kermit'),
        }),
        'facility types',
      ),
    }).optional(),
    services: headed('Services', {
      items: listOf(
        group({
          service: reference('services'),
          text: text('what it means here', 'Several leases in one trip'),
        }),
        'services',
      ),
    }),
    faqs: headed('Questions', {
      /** `{licensedStates}` in an answer becomes the same. */
      items: listOf(faqSchema, 'questions', 3),
    }),
  });

/** One town of the service area. The file name is its anchor: fort-stockton.yaml is #fort-stockton. */
export const townSchema = (context: SchemaContext) =>
  group({
    name: text('the name of the town', 'Fort Stockton'),
    stateCode: stateCode(context),
    ...position.shape,
    grid: text('the grid of its utilities', 'ERCOT'),
    /** The way by road from the base that answers; absent for a base. */
    drive: group({
      from: baseCity(context).meta({ title: 'Responding base' }),
      miles: whole('road miles', 120),
      minutes: whole('minutes', 105),
      /** Where the dispatch map bends it: straight without, as the crow flies. */
      via: position.optional(),
    }).optional(),
    /** What the service-area page says of it. Without one the map leads to the contact form. */
    card: group({
      /** `{miles}` becomes the road miles. Example: Pecos County, {miles} road miles from Andrews */
      subtitle: text('a few words', 'Pecos County'),
      /** One sentence that is true of this town and no other. */
      summary: text('one sentence', 'Fort Stockton is the seat of Pecos County.'),
      description: text('two or three sentences', 'Gas gathering and solar.'),
      services: listOf(text('a few words', 'Compressor station power'), 'services', 3).meta({
        title: 'What you do there',
      }),
      links: listOf(linkTargetSchema(context), 'links', 2).meta({ title: 'Helpful links' }),
    })
      .optional()
      .meta({
        title: 'Card on the service-area page',
        description: 'Without one the map leads to the contact form.',
      }),
  });

const whole = (what: string, example: number) => {
  const error = `expected whole ${what}; write them as ${example}`;
  return z.int({ error }).positive({ error });
};

const meridian = z.int({ error: 'expected whole degrees east, west negative; write it as -103' });
const parallel = z.int({ error: 'expected whole degrees north; write it as 32' });
const unit = amount('units of the map', '141');

const name = group({
  text: text('a name in capitals', 'NEW MEXICO'),
  /** Units from the left and from the top. */
  x: unit,
  y: unit,
  anchor: oneOf(['start', 'middle', 'end']),
});

/** The region of the service area: its names for use in sentences, and its map. */
export const regionSchema = () =>
  group({
    /** Replaces `{region}` in texts. Example: Permian Basin */
    name: text('the name of the region', 'Permian Basin'),
    /** Replaces `{theRegion}` in texts: the name with its article, if it has one. */
    nameInSentence: text('the name as sentences have it', 'the Permian Basin'),
    /** Replaces `{area}` in texts: the parts of states that the region covers. */
    area: text('the parts of states', 'West Texas and southeastern New Mexico'),
    states: listOf(
      group({
        name: text('the name of a state', 'Texas'),
        code: text('two letters', 'TX'),
      }),
      'states',
    ),
    /**
     * How far the miles, minutes and grids of content/towns can be relied on: `planning` until
     * someone has checked them against a map and with the utilities, then `confirmed`.
     */
    roads: oneOf(['planning', 'confirmed']),
    /** The ring around all towns. */
    ring: group({
      /** Its middle, which is the middle of the map. */
      center: position,
      radiusKm: positive('kilometers', '150').meta({ title: 'Radius in kilometers' }),
      /** Where the radius is drawn, in degrees from north, clockwise. */
      bearing: amount('degrees from north', '127').min(0).max(360),
    }).optional(),
    /** The whole degrees that the map marks. */
    degrees: group({
      meridians: listOf(meridian, 'degrees'),
      parallels: listOf(parallel, 'degrees'),
      /** Those that are a line between states too, whose labels are beside it. */
      borders: group({ meridian: meridian.optional(), parallel: parallel.optional() }),
    }).optional(),
    /** The names of states and countries, where the map has room for them. */
    names: group({
      wide: listOf(name, 'names'),
      narrow: listOf(name, 'names'),
    }).optional(),
  }).superRefine((region, issues) => {
    const parts = ['ring', 'degrees', 'names'] as const;
    const missing = parts.filter((part) => region[part] === undefined);
    if (missing.length === 0 || missing.length === parts.length) return;
    const remedy = 'add it, or remove all three of ring, degrees and names for pages without a map';
    for (const part of missing) refuse(issues, [part], `missing; ${remedy}`);
  });

export type Region = z.infer<ReturnType<typeof regionSchema>>;

/** A region that has a map. */
export type MappedRegion = Region & Required<Pick<Region, 'ring' | 'degrees' | 'names'>>;

/** Whether the region has a map: either all of `ring`, `degrees` and `names` are set, or none of them. */
export function hasMap(region: Region): region is MappedRegion {
  return region.ring !== undefined;
}
