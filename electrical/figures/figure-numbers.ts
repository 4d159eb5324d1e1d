import { arcEnergyNumbers } from './plots/arc-energy.ts';
import { costAndSavingsNumbers } from './plots/cost-and-savings.ts';
import { eventRecordData } from './plots/event-record.ts';
import { fallOfPotentialNumbers } from './plots/fall-of-potential.ts';
import { h2sScaleNumbers } from './plots/h2s-scale.ts';
import { hotSpotAgingNumbers } from './plots/hot-spot-aging.ts';
import { microgridDayNumbers } from './plots/microgrid-day.ts';
import { temperatureRiseNumbers } from './plots/temperature-rise.ts';
import { trendToTripNumbers } from './plots/trend-to-trip.ts';
import { voltageDecisionMapData } from './plots/voltage-decision-map.ts';
import { voltageDropNumbers } from './plots/voltage-drop.ts';
import { voltagePhasorsNumbers } from './plots/voltage-phasors.ts';
import { weightSensitivityNumbers } from './plots/weight-sensitivity.ts';
import { authorityMapNumbers } from './schematics/authority-map.ts';
import { callTimelineNumbers } from './schematics/call-timeline.ts';
import { interfacesNumbers } from './schematics/interfaces.ts';
import { phaseTimelineNumbers } from './schematics/phase-timeline.ts';
import { powerBuildingOneLineNumbers } from './schematics/power-building-one-line.ts';
import { scopeOfSupplyNumbers } from './schematics/scope-of-supply.ts';
import { stringCurrentNumbers } from './schematics/string-current.ts';
import { substationOneLineNumbers } from './schematics/substation-one-line.ts';
import { terminalBlockNumbers } from './schematics/terminal-block.ts';
import { cableSectionNumbers } from './sections/cable-section.ts';
import { clearanceByVoltageNumbers } from './sections/clearance-by-voltage.ts';
import { conduitSealNumbers } from './sections/conduit-seal.ts';
import { groundGridPlanNumbers } from './sections/ground-grid-plan.ts';
import { responseMapNumbers } from './sections/response-map.ts';
import { sagProfileNumbers } from './sections/sag-profile.ts';
import { tankZonesData } from './sections/tank-zones.ts';
import { trenchSectionNumbers } from './sections/trench-section.ts';

/**
 * The drawings that hold their own data, each with the numbers that a caption and words may state:
 * `{tank.height}` in the text is the number that the drawing is made from.
 */
export const figureNumbers = {
  'arc-energy': arcEnergyNumbers,
  'authority-map': authorityMapNumbers,
  'cable-section': cableSectionNumbers,
  'call-timeline': callTimelineNumbers,
  'clearance-by-voltage': clearanceByVoltageNumbers,
  'conduit-seal': conduitSealNumbers,
  'cost-and-savings': costAndSavingsNumbers,
  'event-record': eventRecordData,
  'failure-curve': {},
  'fall-of-potential': fallOfPotentialNumbers,
  'ground-grid-plan': groundGridPlanNumbers,
  'h2s-scale': h2sScaleNumbers,
  'hot-spot-aging': hotSpotAgingNumbers,
  interfaces: interfacesNumbers,
  'microgrid-day': microgridDayNumbers,
  'one-line-by-phase': {},
  'phase-timeline': phaseTimelineNumbers,
  'power-building-one-line': powerBuildingOneLineNumbers,
  'response-map': responseMapNumbers,
  'sag-profile': sagProfileNumbers,
  'scope-line': {},
  'scope-of-supply': scopeOfSupplyNumbers,
  'string-current': stringCurrentNumbers,
  'substation-one-line': substationOneLineNumbers,
  'tank-zones': tankZonesData,
  'temperature-rise': temperatureRiseNumbers,
  'terminal-block': terminalBlockNumbers,
  'test-sequence': {},
  'trench-section': trenchSectionNumbers,
  'trend-to-trip': trendToTripNumbers,
  'voltage-decision-map': voltageDecisionMapData,
  'voltage-drop': voltageDropNumbers,
  'voltage-phasors': voltagePhasorsNumbers,
  'weight-sensitivity': weightSensitivityNumbers,
} as const satisfies Record<string, object>;

/** The name of a drawing that holds its own data. */
export type OwnDrawingName = keyof typeof figureNumbers;
