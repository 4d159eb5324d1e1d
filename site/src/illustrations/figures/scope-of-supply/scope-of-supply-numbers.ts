import { addedToCompare } from './added-to-compare.ts';
import { scopeOfSupplyData } from './scope-of-supply-data.ts';

const { offers, items } = scopeOfSupplyData;

/** What the words may state: the data, and the dollars that each offer left out. */
export const scopeOfSupplyNumbers = {
  ...scopeOfSupplyData,
  sum: Object.fromEntries(addedToCompare(offers, items).map(({ offer, sum }) => [offer, sum])),
};
