import { z } from 'zod';
import { arcEnergy } from './arc-energy.ts';
import { authorityMap } from './authority-map.ts';
import { bars } from './bars.ts';
import { cableSection } from './cable-section.ts';
import { callTimeline } from './call-timeline.ts';
import { clearanceByVoltage } from './clearance-by-voltage.ts';
import { conduitSeal } from './conduit-seal.ts';
import { costAndSavings } from './cost-and-savings.ts';
import { eventRecord } from './event-record.ts';
import { failureCurve } from './failure-curve.ts';
import { fallOfPotential } from './fall-of-potential.ts';
import { groundGridPlan } from './ground-grid-plan.ts';
import { h2sScale } from './h2s-scale.ts';
import { hotSpotAging } from './hot-spot-aging.ts';
import { interfaces } from './interfaces.ts';
import { loadDay } from './load-day.ts';
import { microgridDay } from './microgrid-day.ts';
import { oneLineByPhase } from './one-line-by-phase.ts';
import { phaseTimeline } from './phase-timeline.ts';
import { powerBuildingOneLine } from './power-building-one-line.ts';
import { responseMap } from './response-map.ts';
import { sagProfile } from './sag-profile.ts';
import { scopeLine } from './scope-line.ts';
import { scopeOfSupply } from './scope-of-supply.ts';
import { stepsGrouped } from './steps-grouped.ts';
import { stringCurrent } from './string-current.ts';
import { substationOneLine } from './substation-one-line.ts';
import { tankZones } from './tank-zones.ts';
import { temperatureRise } from './temperature-rise.ts';
import { terminalBlock } from './terminal-block.ts';
import { testSequence } from './test-sequence.ts';
import { trenchSection } from './trench-section.ts';
import { trendToTrip } from './trend-to-trip.ts';
import { voltageDecisionMap } from './voltage-decision-map.ts';
import { voltageDrop } from './voltage-drop.ts';
import { voltagePhasors } from './voltage-phasors.ts';
import { weightSensitivity } from './weight-sensitivity.ts';
import { windows } from './windows.ts';

/**
 * Every drawing that an article can order, by the name of its file in `illustrations/figures/`. A
 * drawing with parts of its own lies there with them in a folder of the same name.
 */
const drawings = [
  arcEnergy,
  authorityMap,
  bars,
  cableSection,
  callTimeline,
  clearanceByVoltage,
  conduitSeal,
  costAndSavings,
  eventRecord,
  failureCurve,
  fallOfPotential,
  groundGridPlan,
  h2sScale,
  hotSpotAging,
  interfaces,
  loadDay,
  microgridDay,
  oneLineByPhase,
  phaseTimeline,
  powerBuildingOneLine,
  responseMap,
  sagProfile,
  scopeLine,
  scopeOfSupply,
  stepsGrouped,
  stringCurrent,
  substationOneLine,
  tankZones,
  temperatureRise,
  terminalBlock,
  testSequence,
  trenchSection,
  trendToTrip,
  voltageDecisionMap,
  voltageDrop,
  voltagePhasors,
  weightSensitivity,
  windows,
] as const;

const unknown = `expected a drawing: ${drawings.map((each) => each.shape.drawing.value).join(', ')}`;

/** A figure, told apart by its drawing. */
export const figureSchema = z.discriminatedUnion('drawing', [...drawings], { error: unknown });

export type ArticleFigure = z.infer<typeof figureSchema>;

export type FigureDrawingName = ArticleFigure['drawing'];

/** The data that a drawing is made from. */
export type FigureData<Name extends FigureDrawingName> = Extract<
  ArticleFigure,
  { drawing: Name }
>['data'];
