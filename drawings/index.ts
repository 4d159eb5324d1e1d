/** The one door of the drawings. A page's script, which draws again, enters at drawings/tools/. */
export { elevationBox, facilityElevations } from './elevations/facility-elevations.tsx';
export { GutterRiser, GutterTap } from './elevations/riser-pole.tsx';
export type { Detail } from './figures/figure-drawing.ts';
export { drawFigure, figureBox, figureDetail } from './figures/figure-drawings.ts';
export { EventRecord, eventRecordBoxes } from './figures/plots/event-record.tsx';
export { drawForelands, type ForelandName } from './forelands/forelands.tsx';
export { forelandViewBox, gradeY as forelandGradeY } from './forelands/land.tsx';
export {
  ClosingLandscape,
  closingGradeY,
  closingViewBox,
} from './landscapes/closing-landscape.tsx';
export {
  HeroLandscape,
  HeroPulse,
  HeroRotors,
  heroGradeY,
  heroViewBox,
} from './landscapes/hero-landscape.tsx';
export { JoinLandscape, joinViewBox } from './landscapes/join-landscape.tsx';
export { yardGradeY, yardHeight, yardWidth } from './yard/yard-geometry.ts';
export {
  isBusLive,
  transformerLabels,
  type YardLineState,
  yardLineStates,
} from './yard/yard-line-state.ts';
export { narrowYardLineBox, yardLineBox, yardLines } from './yard/yard-lines.tsx';
export { yardMoments } from './yard/yard-moments.tsx';
export { yardParts } from './yard/yard-parts.tsx';
export { YardAt, type YardPart, yardBuilt } from './yard/yard-scenes.tsx';
