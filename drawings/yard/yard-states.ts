import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import type { YardStation } from './yard-geometry.ts';

/** The yard at one moment: what its scene, its one-line and the rail of its page agree on. */
export interface YardState {
  /** The last station that is live, counted along the power; none where nothing is. */
  liveTo: YardStation | 'cutout' | 'all' | 'none';
  /** Whether the rail of the page, which goes on from the 480 V bus, is live. */
  busIsLive: boolean;
  words: string;
  /** Whether it is always dusk; otherwise the theme decides. */
  dusk?: true;
}

export const yardStates = {
  'new-build': { liveTo: 'none', busIsLive: false, words: 'Setting T1, nothing energized' },
  'turn-key': {
    liveTo: 'transformer',
    busIsLive: false,
    words: 'Energized to 52-M, open; pump pad staked',
  },
  maintenance: {
    liveTo: 'deadEnd',
    busIsLive: false,
    words: '89 open and tagged, grounds on',
  },
  emergency: {
    liveTo: 'cutout',
    busIsLive: false,
    words: 'Cutout open, line down',
    dusk: true,
  },
  automation: { liveTo: 'all', busIsLive: true, words: 'In service, every device reporting' },
  programming: { liveTo: 'all', busIsLive: true, words: 'In service, logic on the screen' },
} as const satisfies Record<ServiceDrawing, YardState>;
