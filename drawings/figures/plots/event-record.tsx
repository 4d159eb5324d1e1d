import { eventRecordData } from '#electrical/figures/plots/event-record.ts';
import { DelayedEventRecord } from '../../event-record/event-record.tsx';
import type { FigureDrawing } from '../figure-drawing.ts';

/** The fault whose record the home page shows, cleared by a time element instead. */
export const eventRecord: FigureDrawing = {
  sizes: { wide: [640, 380], narrow: [360, 430] },
  draw: (size) => <DelayedEventRecord {...eventRecordData} size={size} />,
};
