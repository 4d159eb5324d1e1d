import type { FigureSize } from '../../figure-drawing.ts';

/** Where everything stands on one arrangement of the one-line. */
export interface Places {
  /** The height of the line that comes in, and along it the devices' middles. */
  line: number;
  meter: number;
  disconnect: number;
  switchgear: number;
  /** Where the line turns down; the transformer and the main breaker stand in it. */
  drop: number;
  transformer: number;
  main: number;
  bus: number;
  outline: { left: number; right: number; top: number; bottom: number };
  /** Where the bus and the names in the building begin. */
  indent: number;
  /** The motor's feeder, and along it the breaker, the drive, the cable, the motor. */
  motor: number;
  breaker: number;
  drive: number;
  cable: number;
  machine: number;
  /** The other starters. */
  starters: readonly [number, number, number, number];
}

export const places: Record<FigureSize, Places> = {
  wide: {
    line: 50,
    meter: 116,
    disconnect: 240,
    switchgear: 364,
    drop: 490,
    transformer: 116,
    main: 206,
    bus: 244,
    outline: { left: 1, right: 559, top: 168, bottom: 330 },
    indent: 16,
    motor: 43,
    breaker: 268,
    drive: 302,
    cable: 348,
    machine: 382,
    starters: [232, 319, 406, 493],
  },
  narrow: {
    line: 38,
    meter: 96,
    disconnect: 178,
    switchgear: 262,
    drop: 318,
    transformer: 104,
    main: 190,
    bus: 228,
    outline: { left: 1, right: 359, top: 154, bottom: 306 },
    indent: 9,
    motor: 36,
    breaker: 250,
    drive: 282,
    cable: 323,
    machine: 355,
    starters: [218, 258, 298, 337],
  },
};
