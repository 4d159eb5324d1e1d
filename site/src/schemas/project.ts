import { z } from 'zod';
import { group, text } from './fields.ts';

/** One kind of project. The file name is its address: solar-farms.yaml is /projects/solar-farms. */
export const projectSchema = () =>
  group({
    /** Example: Solar farms */
    title: text('the name of the project', 'Solar farms'),
    /** One sentence for cards. */
    summary: text('one sentence', 'Collection, inverters and interconnection.'),
    /** The cells of the card's title block. */
    sheet: group({
      /** Example: Permian Basin */
      location: text('a location', 'Permian Basin'),
      /** Example: Solar */
      facility: text('a kind of facility', 'Solar'),
      /** Example: 15+ MW */
      scope: text('the size of the scope', '15+ MW'),
    }),
    /** Place in lists, from 1. */
    order: z.number({ error: 'expected a number such as 1' }).int().positive(),
  });
