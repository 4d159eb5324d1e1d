import { arcEnergyNumbers } from './arc-energy/arc-energy-numbers.ts';
import { authorityMapData } from './authority-map/authority-map-data.ts';
import { cableSectionNumbers } from './cable-section/cable-section-numbers.ts';
import { callTimelineNumbers } from './call-timeline/call-timeline-numbers.ts';
import { clearanceByVoltageNumbers } from './clearance-by-voltage/clearance-by-voltage-numbers.ts';
import { conduitSealNumbers } from './conduit-seal/conduit-seal-numbers.ts';
import { costAndSavingsNumbers } from './cost-and-savings/cost-and-savings-numbers.ts';
import { eventRecordData } from './event-record-data.ts';
import { failureCurveData } from './failure-curve/failure-curve-data.ts';
import { fallOfPotentialNumbers } from './fall-of-potential/fall-of-potential-numbers.ts';
import { groundGridPlanNumbers } from './ground-grid-plan/ground-grid-plan-numbers.ts';
import { h2sScaleNumbers } from './h2s-scale/h2s-scale-numbers.ts';
import { hotSpotAgingNumbers } from './hot-spot-aging/hot-spot-aging-numbers.ts';
import { interfacesNumbers } from './interfaces/interfaces-numbers.ts';
import { microgridDayNumbers } from './microgrid-day/microgrid-day-numbers.ts';
import { oneLineByPhaseData } from './one-line-by-phase/one-line-by-phase-data.ts';
import { phaseTimelineNumbers } from './phase-timeline/phase-timeline-numbers.ts';
import { powerBuildingOneLineData } from './power-building-one-line/power-building-one-line-data.ts';
import { responseMapNumbers } from './response-map/response-map-numbers.ts';
import { sagProfileNumbers } from './sag-profile/sag-profile-numbers.ts';
import { scopeLineData } from './scope-line/scope-line-data.ts';
import { scopeOfSupplyNumbers } from './scope-of-supply/scope-of-supply-numbers.ts';
import { stringCurrentNumbers } from './string-current/string-current-numbers.ts';
import { substationOneLineData } from './substation-one-line/substation-one-line-data.ts';
import { tankZonesData } from './tank-zones/tank-zones-data.ts';
import { temperatureRiseNumbers } from './temperature-rise/temperature-rise-numbers.ts';
import { terminalBlockNumbers } from './terminal-block/terminal-block-numbers.ts';
import { testSequenceData } from './test-sequence/test-sequence-data.ts';
import { trenchSectionNumbers } from './trench-section/trench-section-numbers.ts';
import { trendToTripNumbers } from './trend-to-trip/trend-to-trip-numbers.ts';
import { voltageDecisionMapData } from './voltage-decision-map-data.ts';
import { voltageDropNumbers } from './voltage-drop/voltage-drop-numbers.ts';
import { voltagePhasorsNumbers } from './voltage-phasors/voltage-phasors-numbers.ts';
import { weightSensitivityNumbers } from './weight-sensitivity/weight-sensitivity-numbers.ts';

/**
 * The drawings that hold their own data, each with the numbers that a caption and words may state:
 * `{tank.height}` in the text is the number that the drawing is made from.
 */
export const figureNumbers = {
  'arc-energy': arcEnergyNumbers,
  'authority-map': authorityMapData,
  'cable-section': cableSectionNumbers,
  'call-timeline': callTimelineNumbers,
  'clearance-by-voltage': clearanceByVoltageNumbers,
  'conduit-seal': conduitSealNumbers,
  'cost-and-savings': costAndSavingsNumbers,
  'event-record': eventRecordData,
  'failure-curve': failureCurveData,
  'fall-of-potential': fallOfPotentialNumbers,
  'ground-grid-plan': groundGridPlanNumbers,
  'h2s-scale': h2sScaleNumbers,
  'hot-spot-aging': hotSpotAgingNumbers,
  interfaces: interfacesNumbers,
  'microgrid-day': microgridDayNumbers,
  'one-line-by-phase': oneLineByPhaseData,
  'phase-timeline': phaseTimelineNumbers,
  'power-building-one-line': powerBuildingOneLineData,
  'response-map': responseMapNumbers,
  'sag-profile': sagProfileNumbers,
  'scope-line': scopeLineData,
  'scope-of-supply': scopeOfSupplyNumbers,
  'string-current': stringCurrentNumbers,
  'substation-one-line': substationOneLineData,
  'tank-zones': tankZonesData,
  'temperature-rise': temperatureRiseNumbers,
  'terminal-block': terminalBlockNumbers,
  'test-sequence': testSequenceData,
  'trench-section': trenchSectionNumbers,
  'trend-to-trip': trendToTripNumbers,
  'voltage-decision-map': voltageDecisionMapData,
  'voltage-drop': voltageDropNumbers,
  'voltage-phasors': voltagePhasorsNumbers,
  'weight-sensitivity': weightSensitivityNumbers,
} as const satisfies Record<string, object>;

/** The name of a drawing that holds its own data. */
export type OwnDrawingName = keyof typeof figureNumbers;
