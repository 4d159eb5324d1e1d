import { z } from 'zod';

/** The two fields that say where a place lies on Earth. */
export const positionShape = {
  latitude: z
    .number({ error: 'expected degrees north; write it as 30.8941' })
    .min(-90)
    .max(90)
    .meta({ title: 'Latitude', description: 'Degrees north, such as 30.8941.' }),
  longitude: z
    .number({ error: 'expected degrees east, west negative; write it as -102.8793' })
    .min(-180)
    .max(180)
    .meta({ title: 'Longitude', description: 'Degrees east, so west is negative: -102.8793.' }),
};
