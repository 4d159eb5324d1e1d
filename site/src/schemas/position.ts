import { z } from 'zod';

/** The two fields that say where a place lies on Earth. */
export const positionShape = {
  /** Degrees north. Example: 30.8941 */
  latitude: z.number({ error: 'expected degrees north; write it as 30.8941' }).min(-90).max(90),
  /** Degrees east, west negative. Example: -102.8793 */
  longitude: z
    .number({ error: 'expected degrees east, west negative; write it as -102.8793' })
    .min(-180)
    .max(180),
};
