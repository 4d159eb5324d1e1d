import { z } from 'zod';
import { group, listOf, type SchemaContext, text } from './fields.ts';
import { linkTargetSchema } from './link-target.ts';
import { positionShape } from './position.ts';

/** One town of the service area. The file name is its anchor: fort-stockton.yaml is #fort-stockton. */
export const townSchema = (context: SchemaContext) =>
  group({
    name: text('the name of the town', 'Fort Stockton'),
    stateCode: text('two letters', 'TX')
      .refine((code) => context.stateCodes?.includes(code) ?? true, {
        error: `expected ${context.stateCodes?.join(' or ')}, the states of content/region.yaml`,
      })
      .meta({
        title: 'State',
        valuesOf: { collection: 'site', file: 'region', field: 'states.*.code' },
      }),
    ...positionShape,
    /**
     * On which side of its mark the maps write its name, where that is not the right one: the map of
     * home, the dispatch map and that of the office, each on wide screens and on phones, which follow
     * the wide one unless told. A test names two that lie over one another.
     */
    names: group({
      home: side,
      homePhone: side,
      dispatch: side,
      dispatchPhone: side,
      office: side,
      officePhone: side,
      /** What the dispatch map writes beside the way to it, on the right of its middle unless told. */
      way: group({
        side: z.enum(['right', 'left'], { error: 'expected right or left' }).optional(),
        /** How far along the way, from 0 at the base to 1 at the town. */
        along: z
          .number({ error: 'expected a part of the way; write it as 0.74' })
          .min(0)
          .max(1)
          .optional(),
      }).optional(),
    })
      .optional()
      .meta({ title: 'Name on the maps' }),
    /** The grid that its utilities belong to. */
    grid: text('the grid of its utilities', 'ERCOT'),
    /** The way by road from the base that answers; absent for a base. */
    drive: group({
      /** The base by its city, as content/company.yaml has it. */
      from: text('the city of a base', 'Andrews')
        .refine((city) => context.bases?.includes(city) ?? true, {
          error: `expected ${context.bases?.join(' or ')}, the bases of content/company.yaml`,
        })
        .meta({
          title: 'Responding base',
          valuesOf: { collection: 'site', file: 'company', field: 'bases.*.city' },
        }),
      miles: whole('road miles', 120),
      /** Typical minutes at the wheel. */
      minutes: whole('minutes', 105),
    }).optional(),
    /** What the service-area page says of it; absent for a base, which has no card there. */
    card: group({
      /** `{miles}` becomes the road miles. Example: Pecos County, {miles} road miles from Andrews */
      subtitle: text('a few words', 'Pecos County'),
      /** One sentence that is true of this town and no other. */
      summary: text('one sentence', 'Fort Stockton is the seat of Pecos County.'),
      /** Two or three sentences more, behind "More about" the town. */
      description: text('two or three sentences', 'Gas gathering and solar.'),
      /** What we do there, a few words each. */
      services: listOf(text('a few words', 'Compressor station power'), 'services', 3).meta({
        title: 'What you do there',
      }),
      links: listOf(linkTargetSchema(context), 'links', 2).meta({ title: 'Helpful links' }),
    })
      .optional()
      .meta({
        title: 'Card on the service-area page',
        description: 'Leave it out for a base, which has no card there.',
      }),
  });

const side = z
  .enum(['right', 'left', 'above', 'below'], { error: 'expected right, left, above or below' })
  .optional();

const whole = (what: string, example: number) => {
  const error = `expected whole ${what}; write them as ${example}`;
  return z.int({ error }).positive({ error });
};
