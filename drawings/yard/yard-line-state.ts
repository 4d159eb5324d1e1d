import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';

/** State of a switch or breaker. */
export interface SwitchingDevice {
  position: 'closed' | 'open' | 'planned';
  /** Whether the device is locked open and tagged. */
  lockedOut?: boolean;
  /** Text beside the device. Example: Under test */
  note?: string;
}

/** State of the yard in the one-line of a service. `deriveConductorConditions` derives the conductors' conditions. */
export interface YardLineState {
  utilityLine: 'live' | 'planned';
  /**
   * Whether the utility's line has fallen between its tap and the yard. The drawing then starts at the tap,
   * with an open cutout.
   */
  lineDown?: boolean;
  lineSwitch: SwitchingDevice;
  breaker: SwitchingDevice;
  /** Text beside T1. Example: Being set */
  transformerNote?: string;
  main: SwitchingDevice;
  feeders: SwitchingDevice;
  /** Whether protective grounds are applied on both sides of the breaker. */
  grounded?: boolean;
  /** Additional drawing: the signal paths to the RTU, or the ladder logic of the pump. */
  overlay?: 'signals' | 'logic';
  /** Short text for the title block. */
  summary: string;
  /** Description of the drawing in full sentences. */
  description: string;
  /** Whether the page's first screen shows dusk in both themes. */
  dusk?: boolean;
}

const { transformer, primaryVolts, secondaryVolts } = yardRatings;

/** Name, rating and voltages of the transformer, formatted for drawings and sheets. */
export const transformerLabels = {
  name: transformer.name,
  rating: `${(transformer.voltAmperes / 1000).toLocaleString('en-US')} kVA`,
  primary: `${primaryVolts / 1000} kV`,
  secondary: `${secondaryVolts}Y/${Math.round(secondaryVolts / Math.sqrt(3))} V`,
};

const closed: SwitchingDevice = { position: 'closed' };
const open: SwitchingDevice = { position: 'open' };
const planned: SwitchingDevice = { position: 'planned' };
const lockedOut: SwitchingDevice = { position: 'open', lockedOut: true, note: 'Open, tagged' };

export const yardLineStates: Record<ServiceDrawing, YardLineState> = {
  'new-build': {
    utilityLine: 'planned',
    lineSwitch: planned,
    breaker: planned,
    transformerNote: 'Being set',
    main: planned,
    feeders: planned,
    summary: 'Setting T1, nothing energized',
    description:
      'T1 is being set. The 24.9 kV line, the switchgear and the 480 V bus are planned. Nothing is energized.',
  },
  'turn-key': {
    utilityLine: 'live',
    lineSwitch: closed,
    breaker: closed,
    main: lockedOut,
    feeders: open,
    summary: 'Energized to 52-M, open; pump pad staked',
    description:
      'The yard is energized from the 24.9 kV line through 89, 52 and T1 to 52-M, which is open, locked and tagged. The 480 V bus behind it is built and de-energized, its feeders are open, and the pump pad is staked.',
  },
  maintenance: {
    utilityLine: 'live',
    lineSwitch: lockedOut,
    breaker: { position: 'open', note: 'Under test' },
    main: lockedOut,
    feeders: open,
    grounded: true,
    summary: '89 open and tagged, grounds on',
    description:
      'The 24.9 kV line is live to 89, which is open, locked and tagged. Breaker 52 is under test between three-phase grounds. 52-M is open and tagged, and the 480 V bus is de-energized.',
  },
  emergency: {
    utilityLine: 'live',
    lineDown: true,
    lineSwitch: { position: 'closed', note: 'Closed' },
    breaker: { position: 'open', note: 'Tripped by 27' },
    main: closed,
    feeders: closed,
    summary: 'Cutout open, line down',
    description:
      'The 24.9 kV line is live only to the open cutout. Beyond it the line is down and is treated as energized. 52 has tripped on undervoltage, and the 480 V bus is de-energized.',
    dusk: true,
  },
  automation: {
    utilityLine: 'live',
    lineSwitch: closed,
    breaker: closed,
    main: closed,
    feeders: closed,
    overlay: 'signals',
    summary: 'In service, every device reporting',
    description:
      'The yard is in service from the 24.9 kV line to the 480 V feeders. Switch 89, the relays, T1 and every 480 V breaker report to the RTU.',
  },
  programming: {
    utilityLine: 'live',
    lineSwitch: closed,
    breaker: closed,
    main: closed,
    feeders: closed,
    overlay: 'logic',
    summary: 'In service, logic on the screen',
    description: `The yard is in service. Below it is the logic of the pump on 52-3: it runs on a level call once 52 and 52-M have been closed for ${yardRatings.restartSeconds} seconds, if the shutdown station is healthy and neither a 27 trip nor a block is active.`,
  },
};

export type Condition = 'live' | 'de-energized' | 'planned';

/** Condition of each conductor section, in the direction of power flow. */
export interface YardConditions {
  /** Conductor from the utility to the open cutout, or to the yard if no cutout is drawn. */
  source: Condition;
  /** Conductor from the cutout, or from the edge of the drawing, to the line switch. */
  line: Condition;
  /** Conductor from the line switch to the breaker. */
  switchgear: Condition;
  /** Conductor from the breaker through the transformer to the 480 V main. */
  transformer: Condition;
  bus: Condition;
  feeders: Condition;
}

/** Derives the condition of every conductor section. Power flows from the utility to the first open device. */
export function deriveConductorConditions(state: YardLineState): YardConditions {
  const source = state.utilityLine;
  const line = state.lineDown ? 'de-energized' : source;
  const switchgear = conditionBehind(state.lineSwitch, line);
  const transformer = conditionBehind(state.breaker, switchgear);
  // The 480 V bus and its feeders are built at the same time, so both are planned or neither is.
  const busPlanned = state.feeders.position === 'planned';
  const bus = busPlanned ? 'planned' : conditionBehind(state.main, transformer);
  const feeders = conditionBehind(state.feeders, bus);
  return { source, line, switchgear, transformer, bus, feeders };
}

function conditionBehind(device: SwitchingDevice, supply: Condition): Condition {
  if (device.position === 'planned') return 'planned';
  return device.position === 'closed' && supply === 'live' ? 'live' : 'de-energized';
}

/** Whether the 480 V bus is live, and with it the page's rail that continues the bus. */
export function isBusLive(drawing: ServiceDrawing): boolean {
  return deriveConductorConditions(yardLineStates[drawing]).bus === 'live';
}
