/** Parties on one job: each in touch with each, and the same with one of them in the middle. */
export const interfacesData = {
  /** In the order of the ring, clockwise from the top; from 5 to 10 of them. */
  parties: [
    'OWNER',
    "OWNER'S ENGINEER",
    'UTILITY',
    'GEAR SUPPLIER',
    'TRENCH CREW',
    'POWER CREW',
    'CONTROLS CREW',
    'TEST FIRM',
  ],
  /** Over the first drawing. */
  mesh: 'EACH WITH EACH',
  hub: {
    /** Over the second drawing. */
    title: 'ONE CONTRACTOR',
    /** Who stands in the middle. */
    name: 'CONTRACTOR',
    /** The party whose place it takes. */
    replaces: 'POWER CREW',
  },
  /** Lines that stay outside the hub, each between two parties. */
  kept: [
    { from: 'OWNER', to: "OWNER'S ENGINEER" },
    { from: 'OWNER', to: 'UTILITY' },
    { from: "OWNER'S ENGINEER", to: 'UTILITY' },
    { from: 'TEST FIRM', to: 'OWNER' },
  ],
};

/** Interfaces of so many parties, each with each: n × (n − 1) ÷ 2. */
export function interfaceCount(parties: number): number {
  return (parties * (parties - 1)) / 2;
}

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
