import type { FigureDrawing } from '../figure-drawing.ts';
import { TimelineAcross } from './timeline-across.tsx';
import { layTimelineDown, TimelineDown } from './timeline-down.tsx';

/** Years in phases, to scale from left to right; on phones from top to bottom, in order only. */
export const phaseTimeline: FigureDrawing<'phase-timeline'> = {
  sizes: { wide: [720, 420], narrow: (data) => [360, layTimelineDown(data).height] },
  draw: (data, size) =>
    size === 'wide' ? <TimelineAcross {...data} /> : <TimelineDown {...data} />,
};
