export const costAndSavingsData = {
  /** US dollars. `cost` is paid once, and `saved` is the savings per year. */
  upgrades: [
    { name: '120 kvar CAPACITOR BANK', cost: 16000, saved: 4248 },
    { name: 'DRIVE FOR A 100 hp PUMP', cost: 28000, saved: 6600 },
    { name: 'HEAVIER CONDUCTOR, 3 MILES', cost: 180000, saved: 18396 },
    { name: 'COORDINATED FEEDER BREAKERS', cost: 42000, saved: 6650 },
    { name: '500 kVA TRANSFORMER AND 1,000 A PANEL', cost: 110000, saved: 45600 },
  ],
};

/** Returns the simple payback: the number of years until the savings equal the cost. */
export function paybackYears({ cost, saved }: { cost: number; saved: number }): number {
  return cost / saved;
}

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const costAndSavingsNumbers = {
  upgrades: costAndSavingsData.upgrades.map((upgrade) => ({
    ...upgrade,
    payback: paybackYears(upgrade).toFixed(1),
  })),
};
