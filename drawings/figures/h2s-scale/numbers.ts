/** Limits for hydrogen sulfide in air, from the workday average to the lower flammable limit. */
const h2sScaleData = {
  /** Exposure limits in ascending order, in parts per million by volume. Each label is one line of text. */
  limits: [
    { ppm: 1, labels: ['ACGIH WORKDAY AVERAGE'] },
    { ppm: 5, labels: ['ACGIH SHORT-TERM'] },
    { ppm: 10, labels: ['NIOSH CEILING', 'OSHA CONSTRUCTION AVERAGE'] },
    { ppm: 20, labels: ['OSHA GENERAL INDUSTRY CEILING'] },
    { ppm: 50, labels: ['OSHA TEN-MINUTE PEAK'] },
  ],
  dangerous: {
    ppm: 100,
    labels: ['NIOSH IMMEDIATELY DANGEROUS', 'SENSE OF SMELL FAILS AROUND HERE'],
  },
  flammable: { ppm: 40000, labels: ['LOWER FLAMMABLE LIMIT', 'ABOUT 4%'] },
};

const { dangerous, flammable } = h2sScaleData;

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const h2sScaleNumbers = {
  ...h2sScaleData,
  /** The lower flammable limit as a multiple of the immediately dangerous concentration. */
  times: flammable.ppm / dangerous.ppm,
};
