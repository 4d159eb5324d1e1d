import { h2sScaleData } from './h2s-scale-data.ts';

const { dangerous, flammable } = h2sScaleData;

/** What the words may state: the data, and how far danger to life lies below fire. */
export const h2sScaleNumbers = { ...h2sScaleData, times: flammable.ppm / dangerous.ppm };
