import { arcEnergyData } from './arc-energy/arc-energy-data.ts';
import { authorityMapData } from './authority-map/authority-map-data.ts';
import { cableSectionData } from './cable-section/cable-section-data.ts';
import { callTimelineData } from './call-timeline/call-timeline-data.ts';
import { clearanceByVoltageData } from './clearance-by-voltage/clearance-by-voltage-data.ts';
import { conduitSealData } from './conduit-seal/conduit-seal-data.ts';
import { costAndSavingsData } from './cost-and-savings/cost-and-savings-data.ts';
import { eventRecordData } from './event-record-data.ts';
import { failureCurveData } from './failure-curve/failure-curve-data.ts';
import { fallOfPotentialData } from './fall-of-potential/fall-of-potential-data.ts';
import { groundGridPlanData } from './ground-grid-plan/ground-grid-plan-data.ts';
import { h2sScaleData } from './h2s-scale/h2s-scale-data.ts';
import { hotSpotAgingData } from './hot-spot-aging/hot-spot-aging-data.ts';
import { interfacesData } from './interfaces/interfaces-data.ts';
import { microgridDayData } from './microgrid-day/microgrid-day-data.ts';
import { oneLineByPhaseData } from './one-line-by-phase/one-line-by-phase-data.ts';
import { phaseTimelineData } from './phase-timeline/phase-timeline-data.ts';
import { powerBuildingOneLineData } from './power-building-one-line/power-building-one-line-data.ts';
import { responseMapData } from './response-map/response-map-data.ts';
import { sagProfileData } from './sag-profile/sag-profile-data.ts';
import { scopeLineData } from './scope-line/scope-line-data.ts';
import { scopeOfSupplyData } from './scope-of-supply/scope-of-supply-data.ts';
import { stringCurrentData } from './string-current/string-current-data.ts';
import { substationOneLineData } from './substation-one-line/substation-one-line-data.ts';
import { tankZonesData } from './tank-zones/tank-zones-data.ts';
import { temperatureRiseData } from './temperature-rise/temperature-rise-data.ts';
import { terminalBlockData } from './terminal-block/terminal-block-data.ts';
import { testSequenceData } from './test-sequence/test-sequence-data.ts';
import { trenchSectionData } from './trench-section/trench-section-data.ts';
import { trendToTripData } from './trend-to-trip/trend-to-trip-data.ts';
import { voltageDecisionMapData } from './voltage-decision-map-data.ts';
import { voltageDropData } from './voltage-drop/voltage-drop-data.ts';
import { voltagePhasorsData } from './voltage-phasors/voltage-phasors-data.ts';
import { weightSensitivityData } from './weight-sensitivity/weight-sensitivity-data.ts';

/**
 * The drawings that hold their own data, each with the numbers that a caption and words may state:
 * `{tank.height}` in the text is the number that the drawing is made from.
 */
export const figureNumbers = {
  'arc-energy': arcEnergyData,
  'authority-map': authorityMapData,
  'cable-section': cableSectionData,
  'call-timeline': callTimelineData,
  'clearance-by-voltage': clearanceByVoltageData,
  'conduit-seal': conduitSealData,
  'cost-and-savings': costAndSavingsData,
  'event-record': eventRecordData,
  'failure-curve': failureCurveData,
  'fall-of-potential': fallOfPotentialData,
  'ground-grid-plan': groundGridPlanData,
  'h2s-scale': h2sScaleData,
  'hot-spot-aging': hotSpotAgingData,
  interfaces: interfacesData,
  'microgrid-day': microgridDayData,
  'one-line-by-phase': oneLineByPhaseData,
  'phase-timeline': phaseTimelineData,
  'power-building-one-line': powerBuildingOneLineData,
  'response-map': responseMapData,
  'sag-profile': sagProfileData,
  'scope-line': scopeLineData,
  'scope-of-supply': scopeOfSupplyData,
  'string-current': stringCurrentData,
  'substation-one-line': substationOneLineData,
  'tank-zones': tankZonesData,
  'temperature-rise': temperatureRiseData,
  'terminal-block': terminalBlockData,
  'test-sequence': testSequenceData,
  'trench-section': trenchSectionData,
  'trend-to-trip': trendToTripData,
  'voltage-decision-map': voltageDecisionMapData,
  'voltage-drop': voltageDropData,
  'voltage-phasors': voltagePhasorsData,
  'weight-sensitivity': weightSensitivityData,
} as const satisfies Record<string, object>;

/** The name of a drawing that holds its own data. */
export type OwnDrawingName = keyof typeof figureNumbers;
