/** The one door of the drawings. A page's script, which draws again, enters at drawings/tools/. */
export type { Detail } from './figures/figure-drawing.ts';
export { drawFigure, figureBox, figureDetail } from './figures/figure-drawings.ts';
export { EventRecord, eventRecordBoxes } from './figures/plots/event-record.tsx';
export {
  isBusLive,
  transformerLabels,
  type YardLineState,
  yardLineStates,
} from './yard/yard-line-state.ts';
