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

/** The line voltages that are compared, line to line. Kilovolts. */
export const lineVoltages = [4.16, 12.47, 13.8, 24.9, 34.5, 69, 115, 138] as const;

/** A load at the end of a line, and what may be lost on the way. */
export interface LineCase {
  load: LineLoad;
  miles: number;
  /** One of the table in its weather, or one of the visitor's own with its impedance at any voltage. */
  conductor: ConductorInWeather | OwnConductor;
  allowedDropPercent: number;
}

interface ConductorInWeather extends LineConductor {
  weather: LineWeather;
}

/** A conductor of which more is known than the table says. */
interface OwnConductor extends LineImpedance {
  name: string;
  amperes: number;
}

/** The worked case of our article on medium and high voltage. */
export const exampleLineCase: Omit<LineCase, 'conductor'> & { conductor: LineConductor } = {
  load: { megawatts: 5, powerFactor: 0.95 },
  miles: 10,
  conductor: lineConductors['336'],
  allowedDropPercent: 5,
};

export function exampleCaseIn(weather: LineWeather): LineCase {
  return { ...exampleLineCase, conductor: { ...exampleLineCase.conductor, weather } };
}

/** How a line voltage does: `beyond` is a load that it cannot deliver at all. */
export type Verdict = 'fits' | 'drop' | 'heat' | 'drop and heat' | 'beyond';

export interface VoltageResult {
  kilovolts: number;
  impedance: LineImpedance;
  /** Undefined where the load cannot be delivered. */
  solved: SolvedFlow | undefined;
  approximate: LineFlow;
  /** Current of the solution in percent of what the conductor carries. */
  thermalPercent: number | undefined;
  /** Megawatts times miles at the allowed drop, solved and approximate. */
  megawattMiles: number;
  approximateMegawattMiles: number;
  /** How far this load goes within the allowed drop, solved. */
  reachMiles: number;
  verdict: Verdict;
  /** The conductor is thinner than is usual at this voltage. False for a visitor's own, whose diameter is unknown. */
  mayHaveCorona: boolean;
}

/** All line voltages in a case, from the lowest on, and what follows. */
export interface LineVoltages {
  results: readonly VoltageResult[];
  ampacity: number;
  /** The lowest that carries the load within drop and heat. */
  lowest: VoltageResult | undefined;
  zone: VoltageZone;
}

export function compareLineVoltages(given: LineCase): LineVoltages {
  const { conductor } = given;
  const ampacity =
    'weather' in conductor
      ? rateConductor(conductor, conductor.weather).amperes
      : conductor.amperes;
  const results = lineVoltages.map((kilovolts) => solveVoltage(given, kilovolts, ampacity));
  return {
    results,
    ampacity,
    lowest: results.find(({ verdict }) => verdict === 'fits'),
    zone: zoneOf(given.load.megawatts, given.miles),
  };
}

function solveVoltage(given: LineCase, kilovolts: number, ampacity: number): VoltageResult {
  const { load, miles, conductor, allowedDropPercent } = given;
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

/** Where a site starts to look, by load and distance: the first sort of our voltage article. */
export type VoltageZone = 'medium' | 'study' | 'high';

/** The sort's limits, which lie in the study zone themselves. */
export const voltageZones = {
  /** Below both of these, medium voltage. Megawatts and miles. */
  medium: { load: 5, distance: 10 },
  /** Beyond either of these, high voltage. Megawatts and miles. */
  high: { load: 10, distance: 15 },
};

/** The zone of a load in megawatts over a distance in miles. */
export function zoneOf(megawatts: number, miles: number): VoltageZone {
  const { medium, high } = voltageZones;
  if (megawatts > high.load || miles > high.distance) return 'high';
  return megawatts < medium.load && miles < medium.distance ? 'medium' : 'study';
}
