import { type LineWeather, rateConductor } from './conductor-rating.ts';
import {
  impedanceAt,
  isBelowCoronaSize,
  type LineConductor,
  lineConductors,
} from './line-conductors.ts';
import {
  approximateFlow,
  approximateMegawattMilesAt,
  type LineFlow,
  type LineImpedance,
  type LineLoad,
  loadAtCurrent,
  megawattMilesAt,
  receivingKilovoltsAt,
  type SolvedFlow,
  solveFlow,
} from './three-phase-line.ts';
import { type VoltageZone, zoneOf } from './voltage-zone.ts';

/** Line voltages in the comparison, line to line, in kilovolts. */
export const lineVoltages = [4.16, 12.47, 13.8, 24.9, 34.5, 69, 115, 138] as const;

/** A load at the end of a line, with the line's length, conductor and allowed voltage drop. */
export interface LineCase {
  load: LineLoad;
  miles: number;
  conductor: TableConductor | OwnConductor;
  allowedDropPercent: number;
}

/** A conductor of `lineConductors`. Its ampacity depends on the weather, its impedance on the line voltage. */
interface TableConductor extends LineConductor {
  kind: 'table';
  weather: LineWeather;
}

/** A conductor whose ampacity and impedance the visitor enters. The impedance is the same at every voltage. */
interface OwnConductor extends LineImpedance {
  kind: 'own';
  name: string;
  amperes: number;
}

/** Worked example from the article on medium and high voltage. */
export const exampleLineCase: Omit<LineCase, 'conductor'> & { conductor: LineConductor } = {
  load: { megawatts: 5, powerFactor: 0.95 },
  miles: 10,
  conductor: lineConductors['336'],
  allowedDropPercent: 5,
};

export function exampleCaseIn(weather: LineWeather): LineCase {
  const { conductor } = exampleLineCase;
  return { ...exampleLineCase, conductor: { kind: 'table', ...conductor, weather } };
}

/** The limits that a line voltage exceeds: drop, heat, both or none. `beyond` if the line cannot deliver the load. */
export type Verdict = 'fits' | 'drop' | 'heat' | 'drop and heat' | 'beyond';

/** The limits of a line: the allowed voltage drop, and the conductor's ampacity (`heat`). */
export type LineLimit = 'drop' | 'heat';

/** Distance at which a load meets the first limit. */
export interface Reach {
  /** 0 if the load overloads the conductor at any distance. */
  miles: number;
  limit: LineLimit;
}

/** Largest load over a distance. */
export interface LargestLoad {
  megawatts: number;
  /** The limit that this load meets. */
  limit: LineLimit;
}

export interface VoltageResult {
  kilovolts: number;
  impedance: LineImpedance;
  /** Exact solution; undefined if the line cannot deliver the load. */
  solved: SolvedFlow | undefined;
  approximate: LineFlow;
  /** Current of the exact solution, in percent of the conductor's ampacity. */
  thermalPercent: number | undefined;
  /**
   * Load × distance at which the voltage drop reaches its limit, by the exact solution and by the approximation. Both
   * disregard the ampacity.
   */
  dropMegawattMiles: number;
  approximateDropMegawattMiles: number;
  /** Distance over which this line carries the load within both limits, by the exact solution. */
  reach: Reach;
  /** Largest load that this line carries over the distance of the case within both limits, by the exact solution. */
  largestLoad: LargestLoad;
  verdict: Verdict;
  /** Whether the conductor is smaller than usual at this voltage. False for custom conductors (unknown diameter). */
  mayHaveCorona: boolean;
}

/** Results for all line voltages, in ascending order. */
export interface LineVoltages {
  results: readonly VoltageResult[];
  /** Ampacity of the conductor, in amperes. */
  ampacity: number;
  /** Result for the lowest voltage within the limits of voltage drop and heat. */
  lowest: VoltageResult | undefined;
  zone: VoltageZone;
}

/** The properties of a conductor that the calculation uses, whatever the kind of conductor. */
interface ResolvedConductor {
  ampacityAmperes: number;
  impedanceAt: (kilovolts: number) => LineImpedance;
  mayHaveCorona: (kilovolts: number) => boolean;
}

/** Calculates drop, loss and thermal load for a case at each of the line voltages in the comparison. */
export function compareLineVoltages(lineCase: LineCase): LineVoltages {
  const conductor = resolveConductor(lineCase.conductor);
  const results = lineVoltages.map((kilovolts) => solveVoltage(lineCase, conductor, kilovolts));
  return {
    results,
    ampacity: conductor.ampacityAmperes,
    lowest: results.find(({ verdict }) => verdict === 'fits'),
    zone: zoneOf(lineCase.load.megawatts, lineCase.miles),
  };
}

function resolveConductor(conductor: LineCase['conductor']): ResolvedConductor {
  if (conductor.kind === 'own') {
    return {
      ampacityAmperes: conductor.amperes,
      impedanceAt: () => conductor,
      mayHaveCorona: () => false,
    };
  }
  return {
    ampacityAmperes: rateConductor(conductor, conductor.weather).amperes,
    impedanceAt: (kilovolts) => impedanceAt(conductor, kilovolts),
    mayHaveCorona: (kilovolts) => isBelowCoronaSize(conductor, kilovolts),
  };
}

function solveVoltage(
  { load, miles, allowedDropPercent }: LineCase,
  conductor: ResolvedConductor,
  kilovolts: number,
): VoltageResult {
  const { powerFactor } = load;
  const impedance = conductor.impedanceAt(kilovolts);
  const solved = solveFlow(load, impedance, miles, kilovolts);
  const thermalPercent = solved && (100 * solved.amperes) / conductor.ampacityAmperes;
  const limits = {
    powerFactor,
    impedance,
    kilovolts,
    allowedDropPercent,
    ampacityAmperes: conductor.ampacityAmperes,
  };
  return {
    kilovolts,
    impedance,
    solved,
    approximate: approximateFlow(load, impedance, miles, kilovolts),
    thermalPercent,
    dropMegawattMiles: megawattMilesAt(allowedDropPercent, powerFactor, impedance, kilovolts),
    approximateDropMegawattMiles: approximateMegawattMilesAt(
      allowedDropPercent,
      powerFactor,
      impedance,
      kilovolts,
    ),
    reach: findReach(load.megawatts, limits),
    largestLoad: findLargestLoad(miles, limits),
    verdict: determineVerdict(solved, thermalPercent, allowedDropPercent),
    mayHaveCorona: conductor.mayHaveCorona(kilovolts),
  };
}

/** A line and its two limits. */
interface LimitedLine {
  powerFactor: number;
  impedance: LineImpedance;
  kilovolts: number;
  allowedDropPercent: number;
  ampacityAmperes: number;
}

/**
 * Finds the distance at which a load meets the first limit. The voltage at the load falls with distance, and the
 * current of a constant-power load rises as the voltage falls. The conductor is fully loaded at the voltage drop at
 * which the current equals the ampacity, so the lower of that drop and the allowed drop determines the distance.
 */
function findReach(
  megawatts: number,
  { powerFactor, impedance, kilovolts, allowedDropPercent, ampacityAmperes }: LimitedLine,
): Reach {
  const lowestKilovolts = receivingKilovoltsAt({ megawatts, powerFactor }, ampacityAmperes);
  const dropAtAmpacity = 100 * (1 - lowestKilovolts / kilovolts);
  if (dropAtAmpacity <= 0) return { miles: 0, limit: 'heat' };
  const limit = dropAtAmpacity < allowedDropPercent ? 'heat' : 'drop';
  const dropPercent = Math.min(dropAtAmpacity, allowedDropPercent);
  const megawattMiles = megawattMilesAt(dropPercent, powerFactor, impedance, kilovolts);
  return { miles: megawattMiles / megawatts, limit };
}

/** Finds the largest load over a distance: the lower of the loads at the allowed drop and at the ampacity. */
function findLargestLoad(
  miles: number,
  { powerFactor, impedance, kilovolts, allowedDropPercent, ampacityAmperes }: LimitedLine,
): LargestLoad {
  const megawattMiles = megawattMilesAt(allowedDropPercent, powerFactor, impedance, kilovolts);
  const atDrop = megawattMiles / miles;
  const lowestKilovolts = kilovolts * (1 - allowedDropPercent / 100);
  // At the allowed drop, the load draws more than the ampacity.
  const isOverloaded =
    receivingKilovoltsAt({ megawatts: atDrop, powerFactor }, ampacityAmperes) > lowestKilovolts;
  if (!isOverloaded) return { megawatts: atDrop, limit: 'drop' };
  const megawatts = loadAtCurrent(ampacityAmperes, powerFactor, impedance, miles, kilovolts);
  return { megawatts, limit: 'heat' };
}

function determineVerdict(
  solved: SolvedFlow | undefined,
  thermalPercent: number | undefined,
  allowedDropPercent: number,
): Verdict {
  if (!solved || thermalPercent === undefined) return 'beyond';
  const drops = solved.dropPercent > allowedDropPercent;
  if (thermalPercent > 100) return drops ? 'drop and heat' : 'heat';
  return drops ? 'drop' : 'fits';
}
