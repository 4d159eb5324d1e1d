import type { ReactElement } from 'react';
import type { ArticleFigure, OrderedDrawingName } from '#site/schemas/figures/article-figures.ts';
import { arcEnergy } from './arc-energy/arc-energy.tsx';
import { authorityMap } from './authority-map/authority-map.tsx';
import { bars } from './bars/bars.tsx';
import { cableSection } from './cable-section/cable-section.tsx';
import { callTimeline } from './call-timeline/call-timeline.tsx';
import { clearanceByVoltage } from './clearance-by-voltage/clearance-by-voltage.tsx';
import { conduitSeal } from './conduit-seal/conduit-seal.tsx';
import { costAndSavings } from './cost-and-savings/cost-and-savings.tsx';
import { eventRecord } from './event-record.tsx';
import { failureCurve } from './failure-curve/failure-curve.tsx';
import { fallOfPotential } from './fall-of-potential/fall-of-potential.tsx';
import type { Detail, Extent, FigureDrawing, FigureSize } from './figure-drawing.ts';
import type { OwnDrawingName } from './figure-numbers.ts';
import { groundGridPlan } from './ground-grid-plan/ground-grid-plan.tsx';
import { h2sScale } from './h2s-scale/h2s-scale.tsx';
import { hotSpotAging } from './hot-spot-aging/hot-spot-aging.tsx';
import { interfaces } from './interfaces/interfaces.tsx';
import { loadDay } from './load-day/load-day.tsx';
import { microgridDay } from './microgrid-day/microgrid-day.tsx';
import { oneLineByPhase } from './one-line-by-phase/one-line-by-phase.tsx';
import type { OrderedDrawing } from './ordered-drawing.ts';
import { phaseTimeline } from './phase-timeline/phase-timeline.tsx';
import { powerBuildingOneLine } from './power-building-one-line/power-building-one-line.tsx';
import { responseMap } from './response-map/response-map.tsx';
import { sagProfile } from './sag-profile/sag-profile.tsx';
import { scopeLine } from './scope-line/scope-line.tsx';
import { scopeOfSupply } from './scope-of-supply/scope-of-supply.tsx';
import { stepsGrouped } from './steps-grouped/steps-grouped.tsx';
import { stringCurrent } from './string-current/string-current.tsx';
import { substationOneLine } from './substation-one-line/substation-one-line.tsx';
import { tankZones } from './tank-zones/tank-zones.tsx';
import { temperatureRise } from './temperature-rise/temperature-rise.tsx';
import { terminalBlock } from './terminal-block/terminal-block.tsx';
import { testSequence } from './test-sequence/test-sequence.tsx';
import { trenchSection } from './trench-section/trench-section.tsx';
import { trendToTrip } from './trend-to-trip/trend-to-trip.tsx';
import { voltageDecisionMap } from './voltage-decision-map.tsx';
import { voltageDrop } from './voltage-drop/voltage-drop.tsx';
import { voltagePhasors } from './voltage-phasors/voltage-phasors.tsx';
import { weightSensitivity } from './weight-sensitivity/weight-sensitivity.tsx';
import { windows } from './windows/windows.tsx';

/** The drawing of a figure. */
export function drawFigure(figure: ArticleFigure, size: FigureSize): ReactElement {
  if (!('data' in figure)) return own[figure.drawing].draw(size);
  return orderedBy(figure).draw(figure.data as never, size);
}

/** The view box of a figure. */
export function figureBox(figure: ArticleFigure, size: FigureSize): string {
  return `0 0 ${extentOf(figure, size).join(' ')}`;
}

/** Where a strip of a figure's narrow arrangement begins. */
export function figureDetail(figure: ArticleFigure): Detail {
  return 'data' in figure ? 0 : (own[figure.drawing].detail ?? 0);
}

function extentOf(figure: ArticleFigure, size: FigureSize): Extent {
  if ('data' in figure) {
    const extent = orderedBy(figure).sizes[size];
    return typeof extent === 'function' ? extent(figure.data as never) : extent;
  }
  const extent = own[figure.drawing].sizes[size];
  return typeof extent === 'function' ? extent() : extent;
}

/** A figure's data fit its own drawing; the schema has seen to it. */
function orderedBy({ drawing }: { drawing: OrderedDrawingName }) {
  return ordered[drawing] as OrderedDrawing<OrderedDrawingName>;
}

/** The drawings that any article can order with data of its own. */
const ordered: { [Name in OrderedDrawingName]: OrderedDrawing<Name> } = {
  bars,
  'load-day': loadDay,
  'steps-grouped': stepsGrouped,
  windows,
};

/** The drawings that hold their own data, most of them made for one article. */
const own: Record<OwnDrawingName, FigureDrawing> = {
  'arc-energy': arcEnergy,
  'authority-map': authorityMap,
  'cable-section': cableSection,
  'call-timeline': callTimeline,
  'clearance-by-voltage': clearanceByVoltage,
  'conduit-seal': conduitSeal,
  'cost-and-savings': costAndSavings,
  'event-record': eventRecord,
  'failure-curve': failureCurve,
  'fall-of-potential': fallOfPotential,
  'ground-grid-plan': groundGridPlan,
  'h2s-scale': h2sScale,
  'hot-spot-aging': hotSpotAging,
  interfaces,
  'microgrid-day': microgridDay,
  'one-line-by-phase': oneLineByPhase,
  'phase-timeline': phaseTimeline,
  'power-building-one-line': powerBuildingOneLine,
  'response-map': responseMap,
  'sag-profile': sagProfile,
  'scope-line': scopeLine,
  'scope-of-supply': scopeOfSupply,
  'string-current': stringCurrent,
  'substation-one-line': substationOneLine,
  'tank-zones': tankZones,
  'temperature-rise': temperatureRise,
  'terminal-block': terminalBlock,
  'test-sequence': testSequence,
  'trench-section': trenchSection,
  'trend-to-trip': trendToTrip,
  'voltage-decision-map': voltageDecisionMap,
  'voltage-drop': voltageDrop,
  'voltage-phasors': voltagePhasors,
  'weight-sensitivity': weightSensitivity,
};
