import { conduitSealData } from './conduit-seal-data.ts';
import { sealPlaces } from './seal-places.ts';

/** What the words may state: the data, and the percent of the conduit that its conductors fill. */
export const conduitSealNumbers = {
  ...conduitSealData,
  fill: (100 * sealPlaces(conduitSealData).fill).toFixed(1),
};
