/** Years ahead in phases, as they are written: without a comma. */
export const phaseTimelineNumbers = {
  from: '2025',
  to: '2040',
  phases: ['2025-2027', '2028-2032', '2033-2040'],
};
