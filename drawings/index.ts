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
export { DispatchMap } from './map/dispatch-map.tsx';
export { OfficeMap, officeViewBox } from './map/office-map.tsx';
export { mapViewBox, ServiceMap } from './map/service-map.tsx';
export { headX, isMirrored } from './one-lines/arrangement.ts';
export { plantLineBox, plantLineSizes, plantOneLine } from './one-lines/plant-one-line.tsx';
export { serviceDiagramBox, serviceDiagrams } from './service-diagrams/service-diagrams.tsx';
export { drawSheetFigure, type SheetFigure, sheetFigureBox } from './sheets/sheet-figure.tsx';
export { sitePlans, sitePlanViewBox } from './site-plans/site-plan.tsx';
export { drawOutBox, pageSymbols, riserProtectionBox } from './symbols/page-symbols.tsx';
export { lineReach } from './tools/line-reach.tsx';
export { OutageCostChart, outageCostSizes } from './tools/outage-cost-chart.tsx';
export { YearLine, yearLineSize } from './tools/year-line.tsx';
export { yardGradeY, yardHeight, yardWidth } from './yard/yard-geometry.ts';
export { type YardLineState, yardLineStates } from './yard/yard-line-state.ts';
export { yardMoments } from './yard/yard-moments.tsx';
export { yardParts } from './yard/yard-parts.tsx';
export { YardAt, type YardPart, yardBuilt } from './yard/yard-scenes.tsx';
