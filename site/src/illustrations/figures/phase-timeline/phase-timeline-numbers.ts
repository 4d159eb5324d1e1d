import { phaseTimelineData } from './phase-timeline-data.ts';

const { phases } = phaseTimelineData;

/** What the words may state: the years, which are written without a comma. */
export const phaseTimelineNumbers = {
  from: `${phases[0]?.from}`,
  to: `${phases.at(-1)?.to}`,
  phases: phases.map(({ from, to }) => `${from}-${to}`),
};
