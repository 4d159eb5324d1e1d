/** Hydrogen sulfide in air, from the workday limit to the flammable range, each tenfold alike. */
export const h2sScaleData = {
  /**
   * Limits for people, from low to high, in parts per million by volume, each label on its own
   * line.
   */
  limits: [
    { ppm: 1, labels: ['ACGIH WORKDAY AVERAGE'] },
    { ppm: 5, labels: ['ACGIH SHORT-TERM'] },
    { ppm: 10, labels: ['NIOSH CEILING', 'OSHA CONSTRUCTION AVERAGE'] },
    { ppm: 20, labels: ['OSHA GENERAL INDUSTRY CEILING'] },
    { ppm: 50, labels: ['OSHA TEN-MINUTE PEAK'] },
  ],
  /** From here on, immediately dangerous. */
  dangerous: {
    /** Parts per million by volume. */
    ppm: 100,
    /** Each on its own line. */
    labels: ['NIOSH IMMEDIATELY DANGEROUS', 'SENSE OF SMELL FAILS AROUND HERE'],
  },
  /** From here on, flammable. */
  flammable: {
    /** Parts per million by volume. */
    ppm: 40000,
    /** Each on its own line. */
    labels: ['LOWER FLAMMABLE LIMIT', 'ABOUT 4%'],
  },
};

const { dangerous, flammable } = h2sScaleData;

/** What the words may state: the data, and how far danger to life lies below fire. */
export const h2sScaleNumbers = { ...h2sScaleData, times: flammable.ppm / dangerous.ppm };
