/** Bids, whose total scores depend on the technical weight. */
export const weightSensitivityData = {
  /** The chosen technical weight, percent. */
  weight: 60,
  /** Points out of 100. */
  bids: [
    { name: 'A', technical: 91, commercial: 75 },
    { name: 'B', technical: 84, commercial: 90 },
    { name: 'C', technical: 72, commercial: 100 },
  ],
};

type Bid = (typeof weightSensitivityData.bids)[number];

/** Total score of a bid if technical points weigh `weight` percent and commercial points the rest. */
export function total({ technical, commercial }: Bid, weight: number): number {
  return (technical * weight + commercial * (100 - weight)) / 100;
}

/** The leading bids, each with the range of technical weights in which it leads, in percent. */
export function leaders(bids: readonly Bid[]) {
  const stretches: { bid: Bid; from: number; to: number }[] = [];
  // Among equals, the bid that gains most from more weight leads next.
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

/**
 * The next bid to pass a leader. Two lines meet where the commercial lead equals the technical
 * deficit.
 */
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
  /** Weights at which the lead changes, and the totals there. */
  changes: leaders(bids)
    .slice(0, -1)
    .map(({ bid, to }) => ({ at: points(to), total: points(total(bid, to)) })),
};
