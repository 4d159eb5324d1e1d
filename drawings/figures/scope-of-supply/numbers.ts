const offers = ['A', 'B', 'C'];

/** Items missing from offers. `added` is the cost of the item in US dollars by offer, 0 if the offer includes it. */
const items = [
  { name: 'acceptance tests', added: [0, 46000, 52000] },
  { name: 'caliche, 1,600 ft', added: [0, 28000, 48000] },
  { name: 'crane', added: [15000, 0, 18000] },
  { name: 'temporary power', added: [0, 0, 42000] },
  { name: 'drawings, labels', added: [0, 0, 20000] },
];

/**
 * Returns the number and the total cost of the items missing from each offer. The amounts in `added` are in the
 * order of the offers.
 */
export function sumMissingItems(
  offers: readonly string[],
  items: readonly { added: readonly number[] }[],
) {
  return offers.map((offer, index) => {
    const amounts = items.map(({ added }) => added[index] ?? 0).filter((amount) => amount > 0);
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    return { offer, missing: amounts.length, sum };
  });
}

const compared = sumMissingItems(offers, items);

/**
 * Utility voltage, and for each offer the number and the cost in US dollars of its missing items.
 */
export const scopeOfSupplyNumbers = {
  supply: '24.9 kV',
  missing: Object.fromEntries(compared.map(({ offer, missing }) => [offer, missing])),
  sum: Object.fromEntries(compared.map(({ offer, sum }) => [offer, sum])),
};
