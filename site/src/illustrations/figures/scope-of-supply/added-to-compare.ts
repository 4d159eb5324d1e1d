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
