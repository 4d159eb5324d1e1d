import { interfaceCount } from './interface-count.ts';
import { interfacesData } from './interfaces-data.ts';

const { parties, kept } = interfacesData;
const others = parties.length - 1;

/** What the words may state: the parties, and how many lines they have without a hub and with one. */
export const interfacesNumbers = {
  parties: parties.length,
  /** All but one, which is how many spokes a hub has. */
  others,
  pairs: interfaceCount(parties.length),
  kept: kept.length,
  left: others + kept.length,
};
