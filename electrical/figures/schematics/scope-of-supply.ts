/** What three offers for a facility's service leave out, each in US dollars, or 0 where it was included. */
const offers = ['A', 'B', 'C'];
const items = [
  { name: 'acceptance tests', added: [0, 46000, 52000] },
  { name: 'caliche, 1,600 ft', added: [0, 28000, 48000] },
  { name: 'crane', added: [15000, 0, 18000] },
  { name: 'temporary power', added: [0, 0, 42000] },
  { name: 'drawings, labels', added: [0, 0, 20000] },
];

/** What each offer left out, and what that adds to its price. One amount an offer in every item. */
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

/** The utility's voltage; by offer, how many items it left out and the dollars that they add. */
export const scopeOfSupplyNumbers = {
  supply: '24.9 kV',
  missing: Object.fromEntries(compared.map(({ offer, missing }) => [offer, missing])),
  sum: Object.fromEntries(compared.map(({ offer, sum }) => [offer, sum])),
};
