/**
 * Equipment ratings in a substation, from the utility line to the feeders.
 */
export const substationOneLineNumbers = {
  /** Voltage of the utility line. */
  high: '138 kV',
  /** Voltage of the bus. */
  low: '34.5 kV',
  /** Maximum voltage on the nameplates of 52-2 and of the feeder breakers. */
  lowClass: '38 kV',
  /** Ratio of the current transformers in the bushings of 52-1. */
  highRatio: '600:5',
  /** Ratio of the current transformers on the bus side of 52-2. */
  lowRatio: '1,200:5',
  /** The impedance is based on the first of the three ratings. */
  transformer: { rating: '30/40/50 MVA', impedance: '9%' },
  feeders: ['52-F1', '52-F2', '52-F3'],
  battery: '125 V dc',
  protocol: 'DNP3',
};
