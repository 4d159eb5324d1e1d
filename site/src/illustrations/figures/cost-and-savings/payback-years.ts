/** Simple payback: in how many years savings come to what an upgrade costs. */
export function paybackYears({ cost, saved }: { cost: number; saved: number }): number {
  return cost / saved;
}
