/** The one door of the drawings. A page's script, which draws again, enters at drawings/tools/. */
export type { Detail } from './figures/figure-drawing.ts';
export { drawFigure, figureBox, figureDetail } from './figures/figure-drawings.ts';
export { EventRecord, eventRecordBoxes } from './figures/plots/event-record.tsx';
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
export {
  isBusLive,
  transformerLabels,
  type YardLineState,
  yardLineStates,
} from './yard/yard-line-state.ts';
export { narrowYardLineBox, yardLineBox, yardLines } from './yard/yard-lines.tsx';
