import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';

/** The position of a switching device. */
export interface DevicePosition {
  closed: boolean;
  /** Locked open, with a tag. */
  tagged?: true;
  planned?: true;
  /** Words beside it. Example: Under test */
  words?: string;
}

/** What the one-line of the yard shows at one moment; which pieces are live follows from it. */
export interface YardLineState {
  /** Whether the utility's line is there. */
  fed: boolean;
  /** The cutout at the tap, where the picture reaches it. */
  cutout?: DevicePosition;
  /** Whether the line has fallen behind the cutout. */
  lineDown?: true;
  lineSwitch: DevicePosition;
  breaker: DevicePosition;
  transformerWords?: string;
  main: DevicePosition;
  feeders: DevicePosition;
  /** Whether grounds are on both sides of the breaker. */
  grounds?: true;
  /** What is drawn beside the power: the paths of signals, or the logic. */
  shows?: 'signals' | 'logic';
  /** A few words for the title block, and the same at length. */
  words: string;
  sentence: string;
  /** Whether it is always dusk; otherwise the theme decides. */
  dusk?: true;
}

const { transformer, primary, secondary } = yardRatings;

/** What a sheet and a drawing call the transformer's rating and its two voltages. */
export const transformerLabels = {
  name: transformer.name,
  rating: `${(transformer.voltAmperes / 1000).toLocaleString('en-US')} kVA`,
  primary: `${primary / 1000} kV`,
  secondary: `${secondary}Y/${Math.round(secondary / Math.sqrt(3))} V`,
} as const;

const closed: DevicePosition = { closed: true };
const inService = { fed: true, lineSwitch: closed, breaker: closed, main: closed, feeders: closed };
const open: DevicePosition = { closed: false };
const planned: DevicePosition = { closed: false, planned: true };
const lockedOut: DevicePosition = { closed: false, tagged: true, words: 'Open, tagged' };

export const yardLineStates = {
  'new-build': {
    fed: false,
    lineSwitch: planned,
    breaker: planned,
    transformerWords: 'Being set',
    main: planned,
    feeders: planned,
    words: 'Setting T1, nothing energized',
    sentence:
      'T1 is being set. The 24.9 kV line, the switchgear and the 480 V bus are planned. Nothing is energized.',
  },
  'turn-key': {
    fed: true,
    lineSwitch: closed,
    breaker: closed,
    main: lockedOut,
    feeders: open,
    words: 'Energized to 52-M, open; pump pad staked',
    sentence:
      'The yard is energized from the 24.9 kV line through 89, 52 and T1 to 52-M, which is open, locked and tagged. The 480 V bus behind it is built and de-energized, its feeders are open, and the pump pad is staked.',
  },
  maintenance: {
    fed: true,
    lineSwitch: lockedOut,
    breaker: { closed: false, words: 'Under test' },
    main: lockedOut,
    feeders: open,
    grounds: true,
    words: '89 open and tagged, grounds on',
    sentence:
      'The 24.9 kV line is live to 89, which is open, locked and tagged. Breaker 52 is under test between three-phase grounds. 52-M is open and tagged, and the 480 V bus is de-energized.',
  },
  emergency: {
    fed: true,
    cutout: { closed: false, words: 'Open' },
    lineDown: true,
    lineSwitch: { closed: true, words: 'Closed' },
    breaker: { closed: false, words: 'Tripped by 27' },
    main: closed,
    feeders: closed,
    dusk: true,
    words: 'Cutout open, line down',
    sentence:
      'The 24.9 kV line is live only to the open cutout. Beyond it the line is down and is treated as energized. 52 has tripped on undervoltage, and the 480 V bus is de-energized.',
  },
  automation: {
    ...inService,
    shows: 'signals',
    words: 'In service, every device reporting',
    sentence:
      'The yard is in service from the 24.9 kV line to the 480 V feeders. Switch 89, the relays, T1 and every 480 V breaker report to the RTU.',
  },
  programming: {
    ...inService,
    shows: 'logic',
    words: 'In service, logic on the screen',
    sentence: `The yard is in service. Below it is the logic of the pump on 52-3: it runs on a level call once 52 and 52-M have been closed for ${yardRatings.restartSeconds} seconds, if the shutdown station is healthy and neither a 27 trip nor a block is active.`,
  },
} as const satisfies Record<ServiceDrawing, YardLineState>;

/** Whether a piece of a one-line carries voltage, is built and does not, or is still to be built. */
type Condition = 'live' | 'dead' | 'planned';

/** The condition of every piece of conductor, in the order that power passes them. */
interface YardConditions {
  /** From the utility to the cutout, or to the line switch where none is drawn. */
  source: Condition;
  /** From there to the line switch. */
  line: Condition;
  /** From the line switch to the breaker. */
  gear: Condition;
  /** From the breaker through the transformer to the 480 V main. */
  primary: Condition;
  bus: Condition;
  feeders: Condition;
}

/** Follows the power from the utility until something that is open. */
export function followPower(state: YardLineState): YardConditions {
  const { fed, cutout, lineDown, lineSwitch, breaker, main, feeders } = state;
  const behind = (before: Condition, device: DevicePosition): Condition =>
    device.planned ? 'planned' : before === 'live' && device.closed ? 'live' : 'dead';
  const source: Condition = fed ? 'live' : 'planned';
  const line = cutout ? (lineDown ? 'dead' : behind(source, cutout)) : source;
  const gear = behind(line, lineSwitch);
  const primary = behind(gear, breaker);
  // The 480 V bus and its feeders are built together.
  const bus = feeders.planned ? 'planned' : behind(primary, main);
  return { source, line, gear, primary, bus, feeders: behind(bus, feeders) };
}

/** Whether the rail of the page, which goes on from the 480 V bus, is live. */
export const isBusLive = (drawing: ServiceDrawing) =>
  followPower(yardLineStates[drawing]).bus === 'live';
