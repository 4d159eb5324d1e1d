/** Load against distance: where medium voltage is at home, where high voltage is, what lies between. */
export const voltageDecisionMapData = {
  /** Below both of these, medium voltage. Megawatts and miles. */
  medium: { load: 5, distance: 10 },
  /** Beyond either of these, high voltage. Megawatts and miles. */
  high: { load: 10, distance: 15 },
  /** Cases marked on the map. */
  cases: [{ label: 'WORKED CASE', load: 5, distance: 10 }],
};
