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

/** Line voltages in the comparison, line to line, in kilovolts. */
export const lineVoltages = [4.16, 12.47, 13.8, 24.9, 34.5, 69, 115, 138] as const;

/** A load at the end of a line, with the line's length, conductor and allowed voltage drop. */
export interface LineCase {
  load: LineLoad;
  miles: number;
  /** A conductor from the table with its weather, or a custom conductor with the same impedance at every voltage. */
  conductor: ConductorInWeather | OwnConductor;
  allowedDropPercent: number;
}

interface ConductorInWeather extends LineConductor {
  weather: LineWeather;
}

/** A custom conductor, defined by its impedance and ampacity. */
interface OwnConductor extends LineImpedance {
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
  return { ...exampleLineCase, conductor: { ...exampleLineCase.conductor, weather } };
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
  ampacity: number;
  /** Result for the lowest voltage within the limits of voltage drop and heat. */
  lowest: VoltageResult | undefined;
  zone: VoltageZone;
}

export function compareLineVoltages(lineCase: LineCase): LineVoltages {
  const { conductor } = lineCase;
  const ampacity =
    'weather' in conductor
      ? rateConductor(conductor, conductor.weather).amperes
      : conductor.amperes;
  const results = lineVoltages.map((kilovolts) => solveVoltage(lineCase, kilovolts, ampacity));
  return {
    results,
    ampacity,
    lowest: results.find(({ verdict }) => verdict === 'fits'),
    zone: zoneOf(lineCase.load.megawatts, lineCase.miles),
  };
}

function solveVoltage(lineCase: LineCase, kilovolts: number, ampacity: number): VoltageResult {
  const { load, miles, conductor, allowedDropPercent } = lineCase;
  const impedance = 'weather' in conductor ? impedanceAt(conductor, kilovolts) : conductor;
  const solved = solveFlow(load, impedance, miles, kilovolts);
  const limit = [allowedDropPercent, load.powerFactor, impedance, kilovolts] as const;
  const megawattMiles = megawattMilesAt(...limit);
  const thermalPercent = solved && (100 * solved.amperes) / ampacity;
  return {
    kilovolts,
    impedance,
    solved,
    approximate: approximateFlow(load, impedance, miles, kilovolts),
    thermalPercent,
    megawattMiles,
    approximateMegawattMiles: approximateMegawattMilesAt(...limit),
    reachMiles: megawattMiles / load.megawatts,
    verdict: determineVerdict(solved, thermalPercent, allowedDropPercent),
    mayHaveCorona: 'weather' in conductor && isBelowCoronaSize(conductor, kilovolts),
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

/** First estimate of the voltage class from load and distance, as in the article on medium and high voltage. */
export type VoltageZone = 'medium' | 'study' | 'high';

/** Limits of the zones, in megawatts and miles. Values exactly at a limit are in the study zone. */
export const voltageZones = {
  /** Medium voltage applies below both limits. */
  medium: { load: 5, distance: 10 },
  /** High voltage applies above either limit. */
  high: { load: 10, distance: 15 },
};

/** Returns the zone of a load delivered over a distance. */
export function zoneOf(megawatts: number, miles: number): VoltageZone {
  const { medium, high } = voltageZones;
  if (megawatts > high.load || miles > high.distance) return 'high';
  return megawatts < medium.load && miles < medium.distance ? 'medium' : 'study';
}
