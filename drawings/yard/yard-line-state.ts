import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';

/** Drawings of the services whose pages show a one-line below the scene. */
export type DrawingWithOneLine = Extract<ServiceDrawing, 'turn-key' | 'maintenance' | 'emergency'>;

/** Position of a switch or breaker, and the text beside it. */
export interface SwitchingDevice {
  position: 'closed' | 'open';
  /** Whether the device is locked open and tagged. */
  lockedOut?: boolean;
  /** Text beside the device. Example: Under test */
  note?: string;
}

/** State of the yard in a one-line: the positions of its switches and breakers, and the text that describes them. */
export interface YardLineState {
  /**
   * Whether the utility's line has fallen between its tap and the yard. The drawing then starts at the tap,
   * with an open cutout.
   */
  lineDown?: boolean;
  lineSwitch: SwitchingDevice;
  breaker: SwitchingDevice;
  main: SwitchingDevice;
  /** All feeder breakers of the bus have the same position. */
  feeders: SwitchingDevice;
  /** Whether protective grounds are applied on both sides of the breaker. */
  grounded?: boolean;
  /** Short text for the title block. */
  summary: string;
  /** Description of the drawing in full sentences. */
  description: string;
}

const { transformer, primaryVolts, secondaryVolts } = yardRatings;
const phaseToGroundVolts = Math.round(secondaryVolts / Math.sqrt(3));

/** Name, rating and voltages of the transformer, formatted for the one-line. */
export const transformerLabels = {
  name: transformer.name,
  /** Example: 1,500 kVA */
  rating: `${(transformer.voltAmperes / 1000).toLocaleString('en-US')} kVA`,
  /** Example: 24.9 kV */
  primary: `${primaryVolts / 1000} kV`,
  /** Example: 480 V */
  busVoltage: `${secondaryVolts} V`,
  /** Line to line and line to ground. Example: 480Y/277 V */
  secondary: `${secondaryVolts}Y/${phaseToGroundVolts} V`,
};

/**
 * IEEE C37.2 numbers of the yard's devices: 89 is a line switch, 52 a breaker, 51 and 50 are overcurrent relays and
 * 27 is an undervoltage relay.
 */
export const deviceNumbers = {
  lineSwitch: '89',
  breaker: '52',
  timedRelay: '51',
  instantaneousRelay: '50',
  undervoltageRelay: '27',
  main: '52-M',
  lighting: '52-1',
  motorControl: '52-2',
  pump: '52-3',
} as const;

const { primary, busVoltage } = transformerLabels;

const closed: SwitchingDevice = { position: 'closed' };
const open: SwitchingDevice = { position: 'open' };
const lockedOut: SwitchingDevice = { position: 'open', lockedOut: true, note: 'Open, tagged' };

/** State of the yard in each drawing. */
export const yardLineStates: Record<DrawingWithOneLine, YardLineState> = {
  'turn-key': {
    lineSwitch: closed,
    breaker: closed,
    main: lockedOut,
    feeders: open,
    summary: 'Energized to 52-M, open; pump pad staked',
    description:
      `The yard is energized from the ${primary} line through 89, 52 and T1 to 52-M, which is ` +
      `open, locked and tagged. The ${busVoltage} bus behind it is built and de-energized, its feeders ` +
      'are open, and the pump pad is staked.',
  },
  maintenance: {
    lineSwitch: lockedOut,
    breaker: { position: 'open', note: 'Under test' },
    main: lockedOut,
    feeders: open,
    grounded: true,
    summary: '89 open and tagged, grounds on',
    description:
      `The ${primary} line is live to 89, which is open, locked and tagged. Breaker 52 is under ` +
      `test between three-phase grounds. 52-M is open and tagged, and the ${busVoltage} bus is ` +
      'de-energized.',
  },
  emergency: {
    lineDown: true,
    lineSwitch: { position: 'closed', note: 'Closed' },
    breaker: { position: 'open', note: 'Tripped by 27' },
    main: closed,
    feeders: closed,
    summary: 'Cutout open, line down',
    description:
      `The ${primary} line is live only to the open cutout. Beyond it the line is down and is ` +
      `treated as energized. 52 has tripped on undervoltage, and the ${busVoltage} bus is de-energized.`,
  },
};

export function hasOneLine(drawing: ServiceDrawing): drawing is DrawingWithOneLine {
  return Object.hasOwn(yardLineStates, drawing);
}

/**
 * Whether each conductor section is live, in the direction of power flow. The utility's line is live up to the yard
 * or, if it has fallen, up to the open cutout.
 */
export interface LiveSections {
  /** Conductor from the cutout, or from the edge of the drawing, to the line switch. */
  line: boolean;
  /** Conductor from the line switch to the breaker. */
  switchgear: boolean;
  /** Conductor from the breaker through the transformer to the 480 V main. */
  transformer: boolean;
  bus: boolean;
  feeders: boolean;
}

/** Finds the live conductor sections. Power flows from the utility to the first open device. */
export function findLiveSections(state: YardLineState): LiveSections {
  const line = !state.lineDown;
  const switchgear = line && isClosed(state.lineSwitch);
  const transformer = switchgear && isClosed(state.breaker);
  const bus = transformer && isClosed(state.main);
  const feeders = bus && isClosed(state.feeders);
  return { line, switchgear, transformer, bus, feeders };
}

export function isClosed({ position }: SwitchingDevice): boolean {
  return position === 'closed';
}
