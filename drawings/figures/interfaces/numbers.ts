const parties = 8;
const others = parties - 1;
/**
 * Lines that remain if one contractor is the hub: between owner, engineer and utility, and to the test
 * firm.
 */
const kept = 4;

/**
 * Lines between the parties on a job: `pairs` if each deals with each, `left` if one of them is the hub.
 * The SVG files repeat these numbers.
 */
export const interfacesNumbers = {
  parties,
  others,
  pairs: (parties * others) / 2,
  kept,
  left: others + kept,
};
