/**
 * Items that three offers for a facility's service leave out, in US dollars by offer; 0 if an item is
 * included.
 */
const offers = ['A', 'B', 'C'];
const items = [
  { name: 'acceptance tests', added: [0, 46000, 52000] },
  { name: 'caliche, 1,600 ft', added: [0, 28000, 48000] },
  { name: 'crane', added: [15000, 0, 18000] },
  { name: 'temporary power', added: [0, 0, 42000] },
  { name: 'drawings, labels', added: [0, 0, 20000] },
];

/**
 * For each offer, the number of items it leaves out and what they add to its price. Each item has an
 * amount for every offer.
 */
export function addedToCompare(
  offers: readonly string[],
  items: readonly { added: readonly number[] }[],
) {
  return offers.map((offer, index) => {
    const missing = items.flatMap(({ added }) => added[index] || []);
    return { offer, missing: missing.length, sum: missing.reduce((all, each) => all + each, 0) };
  });
}

const compared = addedToCompare(offers, items);

/**
 * Voltage of the utility; by offer, the number of missing items and the dollars that they add. The SVG
 * files repeat these numbers.
 */
export const scopeOfSupplyNumbers = {
  supply: '24.9 kV',
  missing: Object.fromEntries(compared.map(({ offer, missing }) => [offer, missing])),
  sum: Object.fromEntries(compared.map(({ offer, sum }) => [offer, sum])),
};
