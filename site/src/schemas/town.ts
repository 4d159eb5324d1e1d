import { z } from 'zod';
import { group, text } from './fields.ts';

/** One town of the service area. The file name is its anchor: fort-stockton.yaml is #fort-stockton. */
export const townSchema = () =>
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
  });
