/** Bids with technical and commercial points, and the weight of the technical points. */
export const weightSensitivityData = {
  /** Chosen technical weight, in percent. */
  weight: 60,
  /** Bids with their points out of 100. */
  bids: [
    { name: 'A', technical: 91, commercial: 75 },
    { name: 'B', technical: 84, commercial: 90 },
    { name: 'C', technical: 72, commercial: 100 },
  ],
};

type Bid = (typeof weightSensitivityData.bids)[number];

/** Returns the total score of a bid. Technical points have a weight of `weight` percent, commercial points the rest. */
export function totalScore({ technical, commercial }: Bid, weight: number): number {
  return (technical * weight + commercial * (100 - weight)) / 100;
}

/** Returns the leading bids, each with the range of technical weights in percent in which that bid leads. */
export function findLeaders(bids: readonly Bid[]) {
  const ranges: { bid: Bid; from: number; to: number }[] = [];
  // At a weight of zero, commercial points decide. Ties go to the bid that gains most from a higher weight.
  let [bid] = bids.toSorted((a, b) => b.commercial - a.commercial || b.technical - a.technical);
  let from = 0;
  while (bid) {
    const next = findNextLeader(bid, bids, from);
    ranges.push({ bid, from, to: next?.at ?? 100 });
    from = next?.at ?? 100;
    bid = next?.bid;
  }
  return ranges;
}

/**
 * Finds the next bid that overtakes the leader at a weight above `after`. The totals of two bids are equal at the
 * weight where the leader's weighted commercial advantage equals the other bid's weighted technical advantage.
 */
function findNextLeader(leader: Bid, bids: readonly Bid[], after: number) {
  return bids
    .map((bid) => {
      const commercialDeficit = leader.commercial - bid.commercial;
      const technicalAdvantage = bid.technical - leader.technical;
      const gain = technicalAdvantage + commercialDeficit;
      return { bid, at: (100 * commercialDeficit) / gain, gain };
    })
    .filter(({ at, gain }) => gain > 0 && at > after && at < 100)
    .sort((a, b) => a.at - b.at || b.gain - a.gain)[0];
}

const { weight, bids } = weightSensitivityData;

const formatScore = (value: number) => value.toFixed(1);

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const weightSensitivityNumbers = {
  weight,
  ...Object.fromEntries(
    bids.map((bid) => [bid.name, { ...bid, total: formatScore(totalScore(bid, weight)) }]),
  ),
  /** Technical weights at which the lead changes, and the total score of both bids at that weight. */
  changes: findLeaders(bids)
    .slice(0, -1)
    .map(({ bid, to }) => ({ at: formatScore(to), total: formatScore(totalScore(bid, to)) })),
};
