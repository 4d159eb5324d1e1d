import { z } from 'zod';
import { position } from '#contract/company.ts';
import { fillPlaceholders } from '#contract/placeholders.ts';
import {
  amount,
  betweenOf,
  cityName,
  describeUnknownBase,
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
  textWith,
  verbatim,
} from './fields.ts';
import { heroActionSchema, linkTargetSchema } from './links.ts';
import { typeset } from './prose/typeset.ts';
import { faqSchema, pageOpening, titledTextSchema } from './shared-words.ts';

export const serviceAreaPageSchema = ({ reference }: SchemaContext) =>
  group({
    ...pageOpening('Service area', 'Towns on both sides of the state line.'),
    actions: exactlyOf(2, heroActionSchema, 'buttons'),
    mapLabel: text(
      'the name of the map for assistive technology',
      'Map of the service area',
      'Map name for screen readers',
    ),
    dispatch: headed('Which base answers your call', {
      note: text('one or two sentences', 'Road miles are planning values.'),
    }),
    fit: headed('Why we fit', {
      points: exactlyOf(5, titledTextSchema, 'points'),
    }),
    towns: headed('Towns', {
      intro: text('one or two sentences', 'The towns around our base.'),
      /** Groups of towns. `columns` is the number of towns side by side. */
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
    /** The button that expands the next two sections on phones. */
    fold: text('a few words', 'Facilities and services here'),
    facilityTypes: headed('Facility types', {
      items: listOf(
        group({
          facilityType: reference('facilityTypes'),
          text: text('where these facilities are', 'Around Andrews and Kermit'),
        }),
        'facility types',
      ),
    }).optional(),
    services: headed('Services', {
      items: listOf(
        group({
          service: reference('services'),
          text: text('what the service means here', 'Several leases in one trip'),
        }),
        'services',
      ),
    }),
    faqs: headed('Questions', {
      items: listOf(faqSchema, 'questions'),
    }),
  });

/** One town of the service area. The file name determines its anchor: fort-stockton.yaml becomes #fort-stockton. */
export const townSchema = (context: SchemaContext) =>
  group({
    name: verbatim('the name of the town', 'Fort Stockton'),
    stateCode: stateCode(context),
    ...position.shape,
    grid: text('the grid of the utilities there', 'ERCOT'),
    /** Driving distance and time from the responding base. Leave out `drive` for a town that is a base. */
    drive: group({
      from: cityName.meta({ ...cityName.meta(), title: 'Responding base' }),
      miles: whole('road miles', 120),
      minutes: whole('minutes', 105),
      /** Point where the line on the dispatch map bends. Default: a straight line. */
      via: position.optional(),
    }).optional(),
    /** Text about the town on the service area page. Without a card, the map links to the contact form. */
    card: group({
      /** `{miles}` becomes the road miles. Example: Pecos County, {miles} road miles from Andrews */
      subtitle: textWith(['miles'], 'a few words', 'Pecos County'),
      /** A sentence that is true only of this town. */
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
        description: 'Without a card, the map links to the contact form.',
      }),
  })
    .overwrite(insertMiles)
    .superRefine(({ name, drive }, issues) => {
      // Skip towns that are bases. The content check reports them, because they must not have `drive`.
      const { bases } = context;
      if (!bases || !drive || bases.includes(name) || bases.includes(drive.from)) return;
      refuse(issues, ['drive', 'from'], describeUnknownBase(drive.from, bases));
    });

function insertMiles<Town extends TownWithMiles>(town: Town): Town {
  const { card, drive } = town;
  if (!card || !drive) return town;
  return { ...town, card: { ...card, subtitle: typeset(fillPlaceholders(card.subtitle, drive)) } };
}

interface TownWithMiles {
  card?: { subtitle: string } | undefined;
  drive?: { miles: number } | undefined;
}

const whole = (what: string, example: number) => {
  const error = `expected a whole number of ${what}, for example ${example}`;
  return z.int({ error }).positive({ error });
};

const meridian = z.int({
  error: 'expected a whole number of degrees east, negative for west, for example -103',
});
const parallel = z.int({ error: 'expected a whole number of degrees north, for example 32' });
const unit = amount('a number of map units', '141');

const name = group({
  text: verbatim('a name in capitals', 'NEW MEXICO'),
  /** Distances from the left and the top edge of the map, in map units. */
  x: unit,
  y: unit,
  anchor: oneOf(['start', 'middle', 'end']),
});

/** The region of the service area: its name in different forms, and its map. */
export const regionSchema = () =>
  group({
    /** Replaces `{region}` in text. Example: Permian Basin */
    name: text('the name of the region', 'Permian Basin'),
    /** Replaces `{theRegion}` in text: the name with its article, if it has one. Example: the Permian Basin */
    nameInSentence: text('the name as used in sentences', 'the Permian Basin'),
    /** Replaces `{area}` in text: the parts of states that the region covers. */
    area: text('the parts of states', 'West Texas and southeastern New Mexico'),
    states: listOf(
      group({
        name: text('the name of a state', 'Texas'),
        code: verbatim('two letters', 'TX'),
      }),
      'states',
    ),
    /**
     * How reliable the miles, minutes and grids in content/towns are: `planning` until someone has checked them
     * against a map and with the utilities, then `confirmed`.
     */
    roads: oneOf(['planning', 'confirmed']),
    /** The circle on the map around all towns. */
    ring: group({
      /** Center of the ring and of the map. */
      center: position,
      radiusKm: positive('a number of kilometers', '150').meta({ title: 'Radius in kilometers' }),
      /** Direction in which the radius line is drawn from the center, in degrees clockwise from north. */
      bearing: amount('a number of degrees from north', '127').min(0).max(360),
    }).optional(),
    /** Meridians and parallels on the map, in whole degrees. */
    degrees: group({
      meridians: listOf(meridian, 'degrees'),
      parallels: listOf(parallel, 'degrees'),
      /** The meridian and the parallel that are also state lines. Their labels are drawn beside the lines. */
      borders: group({ meridian: meridian.optional(), parallel: parallel.optional() }),
    }).optional(),
    /** Names of states and countries, positioned where the wide and the narrow map have room. */
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

export type MappedRegion = Region & Required<Pick<Region, 'ring' | 'degrees' | 'names'>>;

/** Whether the region has a map. Checking `ring` is enough: `ring`, `degrees` and `names` require one another. */
export function hasMap(region: Region): region is MappedRegion {
  return region.ring !== undefined;
}
