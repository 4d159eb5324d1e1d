import { z } from 'zod';
import { group, listOf, type SchemaContext, text } from './fields.ts';
import { linkTargetSchema } from './link-target.ts';

/** One town of the service area. The file name is its anchor: fort-stockton.yaml is #fort-stockton. */
export const townSchema = (context: SchemaContext) =>
  group({
    /** Example: Fort Stockton */
    name: text('the name of the town', 'Fort Stockton'),
    /** Two letters. Example: TX */
    stateCode: z.enum(['TX', 'NM'], { error: 'expected TX or NM' }),
    /** Degrees north. Example: 30.8941 */
    latitude: z.number({ error: 'expected degrees north; write it as 30.8941' }).min(-90).max(90),
    /** Degrees east, west negative. Example: -102.8793 */
    longitude: z
      .number({ error: 'expected degrees east, west negative; write it as -102.8793' })
      .min(-180)
      .max(180),
    /** What the service-area page says of it; absent for a base, which has no card there. */
    card: group({
      /** Example: Pecos County, 120 road miles from Andrews */
      subtitle: text('a few words', 'Pecos County'),
      /** Two or three sentences, true of this town and no other. */
      description: text('two or three sentences', 'Gas gathering and solar.'),
      /** What we do there, a few words each. */
      services: listOf(text('a few words', 'Compressor station power'), 'services', 3),
      /** Helpful links. */
      links: listOf(linkTargetSchema(context), 'links', 2),
    }).optional(),
  });
