import type { FigureSize } from '../../figure-drawing.ts';

/** Where the parts of the one-line stand. Power goes down the axis; heights are middles. */
export interface StationPlaces {
  /** The conductor from the tap to the bus. */
  axis: number;
  line: { y: number; from: number; to: number };
  lineArrester: number;
  /** The upper terminal of 89. */
  lineSwitch: number;
  voltageTransformer: { x: number; y: number; relay: number };
  /** The two sets of current transformers on the line side of 52-1. */
  differentialCt: number;
  overcurrentCt: number;
  overcurrent: number;
  breakerFailure: number;
  /** Where the transfer trip goes up to the utility. */
  transferTrip: number;
  highBreaker: number;
  /** Where 86 goes over to 50BF. */
  initiation: number;
  transformerArrester: number;
  transformer: number;
  /** 87T, 86 and 63 stand beside the transformer. */
  differential: number;
  lockout: number;
  pressure: number;
  mainBreaker: number;
  mainCt: number;
  bus: { y: number; from: number; to: number };
  feeders: readonly number[];
}

export const stationPlaces: Record<FigureSize, StationPlaces> = {
  wide: {
    axis: 262,
    line: { y: 30, from: 4, to: 716 },
    lineArrester: 100,
    lineSwitch: 142,
    voltageTransformer: { x: 212, y: 204, relay: 132 },
    differentialCt: 240,
    overcurrentCt: 258,
    overcurrent: 352,
    breakerFailure: 440,
    transferTrip: 516,
    highBreaker: 290,
    initiation: 326,
    transformerArrester: 340,
    transformer: 416,
    differential: 40,
    lockout: 116,
    pressure: 196,
    mainBreaker: 514,
    mainCt: 546,
    bus: { y: 590, from: 24, to: 524 },
    feeders: [76, 262, 448],
  },
  narrow: {
    axis: 150,
    line: { y: 30, from: 4, to: 356 },
    lineArrester: 58,
    lineSwitch: 104,
    voltageTransformer: { x: 116, y: 160, relay: 54 },
    differentialCt: 192,
    overcurrentCt: 210,
    overcurrent: 212,
    breakerFailure: 292,
    transferTrip: 344,
    highBreaker: 242,
    initiation: 281,
    transformerArrester: 298,
    transformer: 358,
    differential: 22,
    lockout: 66,
    pressure: 108,
    mainBreaker: 460,
    mainCt: 490,
    bus: { y: 532, from: 16, to: 306 },
    feeders: [50, 150, 250],
  },
};
