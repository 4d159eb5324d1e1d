import { group, listOf, type SchemaContext, text } from './fields.ts';
import { linkTargetSchema } from './link-target.ts';
import { positionShape } from './position.ts';

/** One town of the service area. The file name is its anchor: fort-stockton.yaml is #fort-stockton. */
export const townSchema = (context: SchemaContext) =>
  group({
    /** Example: Fort Stockton */
    name: text('the name of the town', 'Fort Stockton'),
    /** One of the codes in content/region.yaml. Example: TX */
    stateCode: text('two letters', 'TX').refine(
      (code) => context.stateCodes?.includes(code) ?? true,
      { error: `expected ${context.stateCodes?.join(' or ')}, the states of content/region.yaml` },
    ),
    ...positionShape,
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
