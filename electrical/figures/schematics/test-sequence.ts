/** The tests of a cable section, each at the moment of its life when it is made. */
export const testSequenceData: TestSequenceData = {
  moments: [
    {
      name: 'ON THE REEL',
      tests: ['TAGS', 'FACTORY REPORTS', 'END SEALS', 'CONTINUITY', 'INSULATION RESISTANCE'],
      layer: 'insulation',
    },
    {
      name: 'BACKFILLED, NOT SPLICED',
      tests: ['JACKET TEST', 'COMMONLY 5 kV DC, 1 MINUTE'],
      layer: 'jacket',
    },
    { name: 'SPLICES BURIED', tests: ['JACKET TEST AGAIN'], layer: 'jacket' },
    {
      name: 'SECTION COMPLETE',
      tests: ['VLF 0.1 Hz', 'WITH TAN DELTA AND/OR PARTIAL DISCHARGE', 'IEEE 400.2-2024'],
      layer: 'insulation',
    },
    { name: 'TURNOVER', tests: ['ONE FOLDER PER SECTION'] },
    { name: 'EVERY 5-7 YEARS AND AFTER DIG-IN', tests: ['SHEATH TEST'], layer: 'jacket' },
  ],
  never: 'NO DC HIPOT ON AGED CABLE',
};

interface TestSequenceData {
  moments: {
    name: string;
    /** What is checked or tested. */
    tests: string[];
    /** The layer of the cable that is tested; without one the line is handed over and goes live. */
    layer?: 'jacket' | 'insulation';
  }[];
  /** What is never done. */
  never: string;
}
