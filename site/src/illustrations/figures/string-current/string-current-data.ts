/** How current adds up along a string of turbines, and what each segment is made of. */
export const stringCurrentData = {
  /** How many turbines. */
  turbines: 9,
  /** Megawatts of each. */
  power: 2.8,
  /** Kilovolts between phases. */
  voltage: 34.5,
  powerFactor: 0.95,
  /** The conductors' metal. */
  metal: 'ALUMINUM',
  /** Conductors from the far end on, each through the segment of that number. */
  conductors: [
    { name: '4/0 AWG', through: 3 },
    { name: '500 kcmil', through: 7 },
    { name: '1,000 kcmil', through: 9 },
  ],
  /** Connectors from the far end on, each through the segment of that number. */
  connectors: [{ rating: '600/900 A', name: 'DEADBREAK TEE', through: 9 }],
};

export type StringCurrentData = typeof stringCurrentData;
