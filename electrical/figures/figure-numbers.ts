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
import { interfacesNumbers } from './schematics/interfaces.ts';
import { scopeOfSupplyNumbers } from './schematics/scope-of-supply.ts';
import { stringCurrentNumbers } from './schematics/string-current.ts';
import { cableSectionNumbers } from './sections/cable-section.ts';
import { conduitSealNumbers } from './sections/conduit-seal.ts';
import { groundGridPlanNumbers } from './sections/ground-grid-plan.ts';
import { responseMapNumbers } from './sections/response-map.ts';
import { sagProfileNumbers } from './sections/sag-profile.ts';
import { tankZonesData } from './sections/tank-zones.ts';
import { trenchSectionNumbers } from './sections/trench-section.ts';
import { enumerate } from './state-numbers.ts';

/**
 * The drawings that hold their own data, each with the numbers that a caption and words may state:
 * `{tank.height}` in the text is the number that the drawing is made from.
 */
export const figureNumbers = {
  'arc-energy': arcEnergyNumbers,
  /** Of six stops along a walk, the one in whose middle the service point lies. */
  'authority-map': { servicePoint: 2 },
  'cable-section': cableSectionNumbers,
  /** From a call to its answer on average, in minutes, and to arrival typically, in hours. */
  'call-timeline': { average: 45, from: 1, to: 2 },
  /** How far to keep from an overhead line: up to and including so many kilovolts, so many feet. */
  'clearance-by-voltage': {
    steps: [
      { upTo: 50, clearance: 10, lines: enumerate([12.47, 24.9, 34.5]) },
      { upTo: 200, clearance: 15, lines: enumerate([69, 115, 138]) },
      { upTo: 350, clearance: 20, lines: enumerate([230, 345]) },
      { upTo: 500, clearance: 25 },
    ],
    /** While the voltage is unknown; up to the end of a step. */
    unknown: { clearance: 20, upTo: 350 },
  },
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
  /** Years as they are written: without a comma. */
  'phase-timeline': {
    from: '2025',
    to: '2040',
    phases: ['2025-2027', '2028-2032', '2033-2040'],
  },
  /** Through a power building to a motor, in kVA, percent, kV, A, kA and horsepower. */
  'power-building-one-line': {
    utility: { voltage: '24.9 kV' },
    /** Maximum-voltage class. */
    switchgear: 27,
    transformer: { rating: 1500, impedance: 5.75 },
    /** Frame of the main breaker; what the motor control center withstands. */
    building: { voltage: '480 V', main: 2000, withstand: 42 },
    /** At the end of the live path, and on the other starters from left to right. */
    motor: { horsepower: 300 },
    starters: [
      { horsepower: 300 },
      { horsepower: 50 },
      { horsepower: 75, count: 2 },
      { horsepower: 30 },
    ],
  },
  'response-map': responseMapNumbers,
  'sag-profile': sagProfileNumbers,
  'scope-line': {},
  'scope-of-supply': scopeOfSupplyNumbers,
  'string-current': stringCurrentNumbers,
  'substation-one-line': {
    /** Of the utility's line, and of the bus. */
    high: '138 kV',
    low: '34.5 kV',
    /** Maximum voltage on the nameplate of 52-2 and the feeder breakers. */
    lowClass: '38 kV',
    /** Ratios of the current transformers in the bushings of 52-1 and on the bus side of 52-2. */
    highRatio: '600:5',
    lowRatio: '1,200:5',
    /** Printed as an example; the impedance is on the first of the three ratings. */
    transformer: { rating: '30/40/50 MVA', impedance: '9%' },
    feeders: ['52-F1', '52-F2', '52-F3'],
    battery: '125 V dc',
    protocol: 'DNP3',
  },
  'tank-zones': tankZonesData,
  'temperature-rise': temperatureRiseNumbers,
  /** Where two drawings meet: the strip's ends, the two terminals that they dispute, the others. */
  'terminal-block': {
    ...{ first: 12, last: 17, supply: 14, return: 15, wire: 'P2-' },
    agreed: enumerate([12, 13, 16, 17]),
    wires: enumerate(['P2-12', 'P2-13', 'P2-16', 'P2-17']),
  },
  'test-sequence': {},
  'trench-section': trenchSectionNumbers,
  'trend-to-trip': trendToTripNumbers,
  'voltage-decision-map': voltageDecisionMapData,
  'voltage-drop': voltageDropNumbers,
  'voltage-phasors': voltagePhasorsNumbers,
  'weight-sensitivity': weightSensitivityNumbers,
} as const satisfies Record<string, object>;

export type OwnDrawingName = keyof typeof figureNumbers;
