const parties = 8;
const others = parties - 1;

/**
 * Number of communication lines that bypass the hub when one contractor is the hub: the lines between owner, engineer
 * and utility, and one line to the test firm.
 */
const kept = 4;

/**
 * Number of communication lines between the parties to a job: `pairs` if every party deals with every other
 * party, `left` if one contractor is the hub.
 */
export const interfacesNumbers = {
  parties,
  others,
  pairs: (parties * others) / 2,
  kept,
  left: others + kept,
};
