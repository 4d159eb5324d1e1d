import { costAndSavingsData } from './cost-and-savings-data.ts';
import { paybackYears } from './payback-years.ts';

/** What the words may state: the data, and each upgrade's payback in years. */
export const costAndSavingsNumbers = {
  upgrades: costAndSavingsData.upgrades.map((upgrade) => ({
    ...upgrade,
    payback: paybackYears(upgrade).toFixed(1),
  })),
};
