/** A bid's points out of 100. */
export interface Bid {
  name: string;
  technical: number;
  commercial: number;
}

/** Its total when technical points weigh so many percent and commercial points the rest. */
export function total({ technical, commercial }: Bid, weight: number): number {
  return (technical * weight + commercial * (100 - weight)) / 100;
}

/** Who leads from which technical weight to which, in percent. */
export function leaders(bids: readonly Bid[]) {
  const stretches: { bid: Bid; from: number; to: number }[] = [];
  let bid = first(bids, 0);
  let from = 0;
  while (bid) {
    const next = overtaking(bid, bids, from);
    stretches.push({ bid, from, to: next?.at ?? 100 });
    from = next?.at ?? 100;
    bid = next?.bid;
  }
  return stretches;
}

/** The highest at a weight; of equals the one that gains most from more of it. */
function first(bids: readonly Bid[], weight: number): Bid | undefined {
  return [...bids].sort(
    (a, b) => total(b, weight) - total(a, weight) || b.technical - a.technical,
  )[0];
}

/** Who passes a leader next. Two lines meet where the commercial lead equals the technical deficit. */
function overtaking(leader: Bid, bids: readonly Bid[], after: number) {
  return bids
    .map((bid) => {
      const [technical, commercial] = [
        bid.technical - leader.technical,
        leader.commercial - bid.commercial,
      ];
      return {
        bid,
        at: (100 * commercial) / (commercial + technical),
        gains: technical + commercial,
      };
    })
    .filter(({ at, gains }) => gains > 0 && at > after && at < 100)
    .sort((a, b) => a.at - b.at || b.gains - a.gains)[0];
}
