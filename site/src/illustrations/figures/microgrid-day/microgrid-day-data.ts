/** A day of a site on its own power: a steady load, gas under solar, storage for minutes. */
export const microgridDayData = {
  /** The steady load. Megawatts. */
  load: 5,
  solar: {
    /** At noon. Megawatts. */
    peak: 3,
    /** Over the day. Megawatt-hours; the width of the bell follows from it. */
    energy: 21.6,
  },
  gas: {
    /** What one unit can reach. Megawatts. */
    rating: 1.5,
    /** Units that run at night. */
    night: 4,
    /** Units that run at noon. */
    noon: 2,
  },
  /** A cloud at noon, until another unit has started. */
  cloud: {
    /** What solar still gives. Megawatts. */
    solar: 1,
    /**
     * How long storage stands in, from the middle of one edge to the middle of the other.
     * Minutes.
     */
    minutes: 10,
    /** How long either edge takes to cross the field; gas follows it. Minutes. */
    edge: 2,
  },
};

export type MicrogridDayData = typeof microgridDayData;
