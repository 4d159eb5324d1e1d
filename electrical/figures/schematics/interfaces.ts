const parties = 8;
const others = parties - 1;
/** Lines that stay when one contractor is the hub: among owner, engineer and utility, and to the test firm. */
const kept = 4;

/** Parties on one job: lines of each with each, and with one of them in the middle, one spoke to each other. */
export const interfacesNumbers = {
  parties,
  others,
  pairs: (parties * others) / 2,
  kept,
  left: others + kept,
};
