/** One span each of two lines over level ground: sag, tension, clearance. */
export const sagProfileData = {
  /** What the tensions hold for. */
  condition: '120 °F, NO WIND',
  /**
   * From left to right; the second is drawn live. `weight`: pounds per foot of bare conductor.
   * `length`: from structure to structure. Feet. `tension`: the horizontal tension. Pounds.
   * `attachment`: where the lowest conductor is held, above ground. Feet. `top`: the structure's
   * top above ground. Feet.
   */
  spans: [
    {
      name: '34.5 kV',
      conductor: '336.4 kcmil ACSR',
      weight: 0.463,
      length: 300,
      tension: 1300,
      attachment: 34,
      top: 34,
    },
    {
      name: '138 kV',
      conductor: '795 kcmil ACSR',
      weight: 1.094,
      length: 700,
      tension: 4500,
      attachment: 50,
      top: 68,
    },
  ],
};

export type SagProfileData = typeof sagProfileData;
