/** Total scores of bids over the technical weight: who leads at which weight. */
export const weightSensitivityData = {
  /** The technical weight that was chosen. Percent. */
  weight: 60,
  /** Points out of 100. */
  bids: [
    { name: 'A', technical: 91, commercial: 75 },
    { name: 'B', technical: 84, commercial: 90 },
    { name: 'C', technical: 72, commercial: 100 },
  ],
};

type Bid = (typeof weightSensitivityData.bids)[number];

/** Its total when technical points weigh so many percent and commercial points the rest. */
export function total({ technical, commercial }: Bid, weight: number): number {
  return (technical * weight + commercial * (100 - weight)) / 100;
}

/** Who leads from which technical weight to which, in percent. */
export function leaders(bids: readonly Bid[]) {
  const stretches: { bid: Bid; from: number; to: number }[] = [];
  // Of equals the one that gains most from more weight.
  let [bid] = bids.toSorted((a, b) => b.commercial - a.commercial || b.technical - a.technical);
  let from = 0;
  while (bid) {
    const next = overtaking(bid, bids, from);
    stretches.push({ bid, from, to: next?.at ?? 100 });
    from = next?.at ?? 100;
    bid = next?.bid;
  }
  return stretches;
}

/** Who passes a leader next. Two lines meet where the commercial lead equals the technical deficit. */
function overtaking(leader: Bid, bids: readonly Bid[], after: number) {
  return bids
    .map((bid) => {
      const deficit = leader.commercial - bid.commercial;
      const gains = bid.technical - leader.technical + deficit;
      return { bid, at: (100 * deficit) / gains, gains };
    })
    .filter(({ at, gains }) => gains > 0 && at > after && at < 100)
    .sort((a, b) => a.at - b.at || b.gains - a.gains)[0];
}

const { weight, bids } = weightSensitivityData;

const points = (value: number) => value.toFixed(1);

export const weightSensitivityNumbers = {
  weight,
  ...Object.fromEntries(
    bids.map((bid) => [bid.name, { ...bid, total: points(total(bid, weight)) }]),
  ),
  /** At which weight, and with how many points each. */
  changes: leaders(bids)
    .slice(0, -1)
    .map(({ bid, to }) => ({ at: points(to), total: points(total(bid, to)) })),
};
