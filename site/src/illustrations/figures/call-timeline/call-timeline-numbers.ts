import { callTimelineData } from './call-timeline-data.ts';

const { average, typical } = callTimelineData;

/** What the words may state: minutes to the call's answer, and hours to arrival. */
export const callTimelineNumbers = {
  average: average.minutes,
  from: typical.from / 60,
  to: typical.to / 60,
};
