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

/** The line voltages that are compared, line to line, in kilovolts. */
export const lineVoltages = [4.16, 12.47, 13.8, 24.9, 34.5, 69, 115, 138] as const;

/** A load at the end of a line, with the allowed voltage drop. */
export interface LineCase {
  load: LineLoad;
  miles: number;
  /** A conductor of the table and its weather, or a custom one with the same impedance at any voltage. */
  conductor: ConductorInWeather | OwnConductor;
  allowedDropPercent: number;
}

interface ConductorInWeather extends LineConductor {
  weather: LineWeather;
}

/** A conductor that is not in the table, by its impedance and ampacity. */
interface OwnConductor extends LineImpedance {
  name: string;
  amperes: number;
}

/** The worked example of the article on medium and high voltage. */
export const exampleLineCase: Omit<LineCase, 'conductor'> & { conductor: LineConductor } = {
  load: { megawatts: 5, powerFactor: 0.95 },
  miles: 10,
  conductor: lineConductors['336'],
  allowedDropPercent: 5,
};

export function exampleCaseIn(weather: LineWeather): LineCase {
  return { ...exampleLineCase, conductor: { ...exampleLineCase.conductor, weather } };
}

/** Which limits a line voltage exceeds; `beyond` if it cannot deliver the load at all. */
export type Verdict = 'fits' | 'drop' | 'heat' | 'drop and heat' | 'beyond';

export interface VoltageResult {
  kilovolts: number;
  impedance: LineImpedance;
  /** Undefined if the load cannot be delivered. */
  solved: SolvedFlow | undefined;
  approximate: LineFlow;
  /** Solved current in percent of the conductor's ampacity. */
  thermalPercent: number | undefined;
  /** Load × distance at which the drop reaches its limit, by the solution and by the approximation. */
  megawattMiles: number;
  approximateMegawattMiles: number;
  /** Distance at which this load's solved drop reaches its limit. */
  reachMiles: number;
  verdict: Verdict;
  /** Whether the conductor is smaller than usual at this voltage. False for a custom one, whose diameter is unknown. */
  mayHaveCorona: boolean;
}

/** Results for all line voltages, from the lowest up. */
export interface LineVoltages {
  results: readonly VoltageResult[];
  ampacity: number;
  /** The lowest voltage within the limits of drop and heat. */
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
    verdict: judge(solved, thermalPercent, allowedDropPercent),
    mayHaveCorona: 'weather' in conductor && isBelowCoronaSize(conductor, kilovolts),
  };
}

function judge(
  solved: SolvedFlow | undefined,
  thermalPercent: number | undefined,
  allowedDropPercent: number,
): Verdict {
  if (!solved || thermalPercent === undefined) return 'beyond';
  const drops = solved.dropPercent > allowedDropPercent;
  if (thermalPercent > 100) return drops ? 'drop and heat' : 'heat';
  return drops ? 'drop' : 'fits';
}

/** First estimate of the voltage class by load and distance, as in the voltage article. */
export type VoltageZone = 'medium' | 'study' | 'high';

/** Limits of the zones. The limits themselves belong to the study zone. */
export const voltageZones = {
  /** Medium voltage below both limits. Megawatts and miles. */
  medium: { load: 5, distance: 10 },
  /** High voltage above either limit. Megawatts and miles. */
  high: { load: 10, distance: 15 },
};

/** The zone of a load in megawatts over a distance in miles. */
export function zoneOf(megawatts: number, miles: number): VoltageZone {
  const { medium, high } = voltageZones;
  if (megawatts > high.load || miles > high.distance) return 'high';
  return megawatts < medium.load && miles < medium.distance ? 'medium' : 'study';
}
