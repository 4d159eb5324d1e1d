import { z } from 'zod';
import { group, text } from './fields.ts';

/** One facility type. The file name is its address: meter-stations.yaml is /facility-types/meter-stations. */
export const facilityTypeSchema = () =>
  group({
    /** Example: Meter stations */
    title: text('the name of the facility type', 'Meter stations'),
    /** A few words for cards. */
    summary: text('a few words', 'Custody transfer, flow computers, solar power'),
    /** Place in lists, from 1. */
    order: z.number({ error: 'expected a number such as 1' }).int().positive(),
  });
