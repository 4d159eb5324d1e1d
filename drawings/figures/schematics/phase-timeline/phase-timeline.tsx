import type { FigureDrawing } from '../../figure-drawing.ts';
import { TimelineAcross } from './timeline-across.tsx';
import { layTimelineDown, TimelineDown } from './timeline-down.tsx';

/** Years in phases, to scale from left to right; on phones from top to bottom, in order only. */
export const phaseTimeline: FigureDrawing = {
  sizes: { wide: [720, 420], narrow: () => [360, layTimelineDown().height] },
  draw: (size) => (size === 'wide' ? <TimelineAcross /> : <TimelineDown />),
};
