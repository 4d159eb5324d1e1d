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
  megawattMilesAt,
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

export interface VoltageResult {
  kilovolts: number;
  impedance: LineImpedance;
  /** Exact solution; undefined if the line cannot deliver the load. */
  solved: SolvedFlow | undefined;
  approximate: LineFlow;
  /** Current of the exact solution, in percent of the conductor's ampacity. */
  thermalPercent: number | undefined;
  /** Load × distance at which the voltage drop reaches its limit, by the exact solution and by the approximation. */
  megawattMiles: number;
  approximateMegawattMiles: number;
  /** Distance at which the voltage drop of this load reaches its limit, by the exact solution. */
  reachMiles: number;
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
  const megawattMiles = megawattMilesAt(allowedDropPercent, powerFactor, impedance, kilovolts);
  return {
    kilovolts,
    impedance,
    solved,
    approximate: approximateFlow(load, impedance, miles, kilovolts),
    thermalPercent,
    megawattMiles,
    approximateMegawattMiles: approximateMegawattMilesAt(
      allowedDropPercent,
      powerFactor,
      impedance,
      kilovolts,
    ),
    reachMiles: megawattMiles / load.megawatts,
    verdict: determineVerdict(solved, thermalPercent, allowedDropPercent),
    mayHaveCorona: conductor.mayHaveCorona(kilovolts),
  };
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
