/** A facility's service as a one-line inside its scope boundary, and what each offer leaves out. */
export const scopeOfSupplyData = {
  /** The utility's line, up to the boundary. */
  supply: '24.9 kV',
  /** Offers in the order of the prices below. */
  offers: ['A', 'B', 'C'],
  /**
   * What has to be in every price before prices are compared; `short` where there is room for
   * some 12 letters. Each offer adds so many US dollars for it, or 0 where it was included all
   * along.
   */
  items: [
    { name: 'ACCEPTANCE TESTS', short: 'TESTS', added: [0, 46000, 52000] },
    { name: 'CALICHE, 1,600 ft', short: 'CALICHE', added: [0, 28000, 48000] },
    { name: 'CRANE', added: [15000, 0, 18000] },
    { name: 'TEMPORARY POWER', short: 'TEMP. POWER', added: [0, 0, 42000] },
    { name: 'DRAWINGS, LABELS', short: 'DRAWINGS', added: [0, 0, 20000] },
  ],
};

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

const { offers, items } = scopeOfSupplyData;

/** What the words may state: the data, and the dollars that each offer left out. */
export const scopeOfSupplyNumbers = {
  ...scopeOfSupplyData,
  sum: Object.fromEntries(addedToCompare(offers, items).map(({ offer, sum }) => [offer, sum])),
};
