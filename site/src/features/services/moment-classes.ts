import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';

/** What a box that shows the yard at a moment is told: where to look, and that it is dusk. */
export const momentClasses = {
  'new-build': 'moment-new-build',
  'turn-key': 'moment-turn-key',
  maintenance: 'moment-maintenance',
  emergency: 'moment-emergency dusk',
  automation: 'moment-automation',
  programming: 'moment-programming',
} as const satisfies Record<ServiceDrawing, string>;
