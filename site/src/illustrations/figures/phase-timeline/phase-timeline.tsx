import type { FigureDrawing } from '../figure-drawing.ts';
import { phaseTimelineData } from './phase-timeline-data.ts';
import { TimelineAcross } from './timeline-across.tsx';
import { layTimelineDown, TimelineDown } from './timeline-down.tsx';

/** Years in phases, to scale from left to right; on phones from top to bottom, in order only. */
export const phaseTimeline: FigureDrawing = {
  sizes: { wide: [720, 420], narrow: () => [360, layTimelineDown(phaseTimelineData).height] },
  draw: (size) =>
    size === 'wide' ? (
      <TimelineAcross {...phaseTimelineData} />
    ) : (
      <TimelineDown {...phaseTimelineData} />
    ),
};
