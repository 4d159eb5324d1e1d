import { arcEnergyNumbers } from './arc-energy/numbers.ts';
import { cableSectionNumbers } from './cable-section/numbers.ts';
import { clearanceByVoltageNumbers } from './clearance-by-voltage/numbers.ts';
import { conduitSealNumbers } from './conduit-seal/numbers.ts';
import { costAndSavingsNumbers } from './cost-and-savings/numbers.ts';
import { eventRecordNumbers } from './event-record/numbers.ts';
import { fallOfPotentialNumbers } from './fall-of-potential/numbers.ts';
import { groundGridPlanNumbers } from './ground-grid-plan/numbers.ts';
import { h2sScaleNumbers } from './h2s-scale/numbers.ts';
import { hotSpotAgingNumbers } from './hot-spot-aging/numbers.ts';
import { interfacesNumbers } from './interfaces/numbers.ts';
import { microgridDayNumbers } from './microgrid-day/numbers.ts';
import { powerBuildingOneLineNumbers } from './power-building-one-line/numbers.ts';
import { responseMapNumbers } from './response-map/numbers.ts';
import { sagProfileNumbers } from './sag-profile/numbers.ts';
import { scopeOfSupplyNumbers } from './scope-of-supply/numbers.ts';
import { stringCurrentNumbers } from './string-current/numbers.ts';
import { substationOneLineNumbers } from './substation-one-line/numbers.ts';
import { tankZonesNumbers } from './tank-zones/numbers.ts';
import { temperatureRiseNumbers } from './temperature-rise/numbers.ts';
import { terminalBlockNumbers } from './terminal-block/numbers.ts';
import { trenchSectionNumbers } from './trench-section/numbers.ts';
import { trendToTripNumbers } from './trend-to-trip/numbers.ts';
import { voltageDecisionMapNumbers } from './voltage-decision-map/numbers.ts';
import { voltageDropNumbers } from './voltage-drop/numbers.ts';
import { voltagePhasorsNumbers } from './voltage-phasors/numbers.ts';
import { weightSensitivityNumbers } from './weight-sensitivity/numbers.ts';

/**
 * Numbers of the figures that have their own data, by folder name. Captions and text of an article can insert
 * these numbers: `{normal.time}` becomes the number shown in the picture. The text of static figures (`wide.svg`,
 * `narrow.svg`) inserts them in the same way.
 */
export const figureNumbers = {
  'arc-energy': arcEnergyNumbers,
  /**
   * Number of the service point on the map, whose stops are numbered from 1 (utility's line) to 6 (sales meter).
   */
  'authority-map': { servicePoint: 2 },
  'cable-section': cableSectionNumbers,
  /** Average minutes until a call is answered, and typical hours until a crew arrives. */
  'call-timeline': { average: 45, from: 1, to: 2 },
  'clearance-by-voltage': clearanceByVoltageNumbers,
  'conduit-seal': conduitSealNumbers,
  'cost-and-savings': costAndSavingsNumbers,
  'event-record': eventRecordNumbers,
  'failure-curve': {},
  'fall-of-potential': fallOfPotentialNumbers,
  'ground-grid-plan': groundGridPlanNumbers,
  'h2s-scale': h2sScaleNumbers,
  'hot-spot-aging': hotSpotAgingNumbers,
  interfaces: interfacesNumbers,
  'microgrid-day': microgridDayNumbers,
  'one-line-by-phase': {},
  /** Years are strings, because numbers are formatted with a thousands comma. */
  'phase-timeline': { from: '2025', to: '2040', phases: ['2025–2027', '2028–2032', '2033–2040'] },
  'power-building-one-line': powerBuildingOneLineNumbers,
  'response-map': responseMapNumbers,
  'sag-profile': sagProfileNumbers,
  'scope-line': {},
  'scope-of-supply': scopeOfSupplyNumbers,
  'string-current': stringCurrentNumbers,
  'substation-one-line': substationOneLineNumbers,
  'tank-zones': tankZonesNumbers,
  'temperature-rise': temperatureRiseNumbers,
  'terminal-block': terminalBlockNumbers,
  'test-sequence': {},
  'trench-section': trenchSectionNumbers,
  'trend-to-trip': trendToTripNumbers,
  'voltage-decision-map': voltageDecisionMapNumbers,
  'voltage-drop': voltageDropNumbers,
  'voltage-phasors': voltagePhasorsNumbers,
  'weight-sensitivity': weightSensitivityNumbers,
} as const satisfies Record<string, object>;

export type FigureName = keyof typeof figureNumbers;

/** Figures whose data is in the front matter of an article. `schemas/figure-data.ts` validates the data. */
export const figuresWithArticleData = ['bars', 'load-day', 'steps-grouped', 'windows'] as const;
