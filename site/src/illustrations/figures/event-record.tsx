import { DelayedEventRecord, EventRecord, NarrowEventRecord } from '../plates/event-record.tsx';
import { eventRecordData } from './event-record-data.ts';
import type { FigureDrawing } from './figure-drawing.ts';

/** The record that the home page shows, or the same fault cleared by a time element. */
export const eventRecord: FigureDrawing = {
  sizes: { wide: [640, 380], narrow: [360, 430] },
  draw(size) {
    const { delayed } = eventRecordData;
    if (delayed) return <DelayedEventRecord {...delayed} size={size} />;
    return size === 'wide' ? <EventRecord /> : <NarrowEventRecord />;
  },
};
