import type { FigureDrawing } from '../../figure-drawing.ts';
import { CallTimelineAcross } from './call-timeline-across.tsx';
import { CallTimelineDown } from './call-timeline-down.tsx';

/**
 * Steps after a call on an axis that is to scale as far as figures reach. Beyond the break it is
 * dashed and carries none; it ends at a closed breaker or at an open switch.
 */
export const callTimeline: FigureDrawing = {
  sizes: { wide: [720, 284], narrow: [360, 500] },
  draw: (size) => (size === 'wide' ? <CallTimelineAcross /> : <CallTimelineDown />),
};
