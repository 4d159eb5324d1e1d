/** A customer substation with one transformer and its protection, before its line switch closes. */
export const substationOneLineNumbers = {
  /** Of the utility's line. */
  high: '138 kV',
  /** Of the bus. */
  low: '34.5 kV',
  /** Maximum voltage on the nameplate of 52-2 and the feeder breakers. */
  lowClass: '38 kV',
  /** Ratio of the current transformers in the bushings of 52-1. */
  highRatio: '600:5',
  /** Ratio of those on the bus side of 52-2. */
  lowRatio: '1,200:5',
  /** Ratings of T1, printed as an example; the impedance is on the first of the three. */
  transformer: { rating: '30/40/50 MVA', impedance: '9%' },
  /** The feeder breakers, left to right. */
  feeders: ['52-F1', '52-F2', '52-F3'],
  /** Of the station battery. */
  battery: '125 V dc',
  /** What the RTU speaks. */
  protocol: 'DNP3',
};
