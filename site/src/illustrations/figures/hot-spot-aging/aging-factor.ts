/**
 * The aging acceleration factor of IEEE C57.91 for 65 °C-rise units with thermally upgraded paper:
 * F = exp(15000/(reference + 273) − 15000/(T + 273)), T being the hot spot in °C.
 */
export function agingFactor(hotSpot: number, reference: number): number {
  return Math.exp(15000 / (reference + 273) - 15000 / (hotSpot + 273));
}
