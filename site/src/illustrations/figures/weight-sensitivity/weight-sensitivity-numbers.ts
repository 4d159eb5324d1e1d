import { weightSensitivityData } from './weight-sensitivity-data.ts';
import { leaders, total } from './weighted-bids.ts';

const { weight, bids } = weightSensitivityData;

const points = (value: number) => value.toFixed(1);

/** What the words may state: the weight, each bid by its name, and where the lead changes. */
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
