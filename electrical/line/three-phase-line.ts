export interface LineLoad {
  megawatts: number;
  /** Lagging, above 0 and at most 1. */
  powerFactor: number;
}

/** A conductor as a short line has it: no charging, the phases transposed. */
export interface LineImpedance {
  resistanceOhmsPerMile: number;
  reactanceOhmsPerMile: number;
}

/** What happens on a line between its source and its load. */
export interface LineFlow {
  amperes: number;
  /** Line to line. */
  dropVolts: number;
  /** Of the sending end's voltage. */
  dropPercent: number;
  lossKilowatts: number;
  /** Of the load. */
  lossPercent: number;
}

/** The same where the voltages of both ends agree with it. */
export interface SolvedFlow extends LineFlow {
  /** Line to line. */
  receivingKilovolts: number;
  /** Lagging. */
  sendingPowerFactor: number;
}

/**
 * The approximation of IEEE 141 (Red Book): dV = sqrt(3) I L (R cos phi + X sin phi), line to line,
 * the current taken at nominal voltage. It is low where the drop is large, because a load of
 * constant power draws more current as its voltage falls.
 */
export function approximateFlow(
  load: LineLoad,
  line: LineImpedance,
  miles: number,
  kilovolts: number,
): LineFlow {
  const amperes = currentAt(load, kilovolts);
  const dropVolts = Math.sqrt(3) * amperes * miles * effectiveOhmsPerMile(load, line);
  return {
    amperes,
    dropVolts,
    dropPercent: dropVolts / (10 * kilovolts),
    ...losses(load, amperes, line.resistanceOhmsPerMile * miles),
  };
}

/**
 * The line solved with its sending end held at `kilovolts` and a load of constant power at the other:
 * VR^4 + VR^2 (2 (P R + Q X) - VS^2) + (P^2 + Q^2)(R^2 + X^2) = 0, of whose roots the higher is the
 * one at which systems run. Undefined where there is none: such a load cannot be delivered.
 */
export function solveFlow(
  load: LineLoad,
  line: LineImpedance,
  miles: number,
  kilovolts: number,
): SolvedFlow | undefined {
  const { megawatts, powerFactor } = load;
  const resistance = line.resistanceOhmsPerMile * miles;
  const reactance = line.reactanceOhmsPerMile * miles;
  const apparent = megawatts / powerFactor;
  const half = kilovolts ** 2 / 2 - apparent * miles * effectiveOhmsPerMile(load, line);
  const rest = half ** 2 - apparent ** 2 * (resistance ** 2 + reactance ** 2);
  if (half < 0 || rest < 0) return undefined;
  const receivingKilovolts = Math.sqrt(half + Math.sqrt(rest));
  const squaredCurrent = (apparent / receivingKilovolts) ** 2;
  const sent = megawatts + squaredCurrent * resistance;
  const sentReactive = apparent * sine(powerFactor) + squaredCurrent * reactance;
  const amperes = currentAt(load, receivingKilovolts);
  const dropVolts = 1000 * (kilovolts - receivingKilovolts);
  return {
    amperes,
    dropVolts,
    dropPercent: dropVolts / (10 * kilovolts),
    ...losses(load, amperes, resistance),
    receivingKilovolts,
    sendingPowerFactor: sent / Math.hypot(sent, sentReactive),
  };
}

/**
 * Megawatts times miles at which the solved drop is `dropPercent`, up to 25: the solution depends on
 * their product alone, so one number says how far any load goes and how much any distance carries.
 */
export function megawattMilesAt(
  dropPercent: number,
  powerFactor: number,
  line: LineImpedance,
  kilovolts: number,
): number {
  const receiving = kilovolts * (1 - dropPercent / 100);
  const ohms = effectiveOhmsPerMile({ powerFactor }, line);
  const squaredOhms = line.resistanceOhmsPerMile ** 2 + line.reactanceOhmsPerMile ** 2;
  const fallen = (kilovolts ** 2 - receiving ** 2) / receiving ** 2;
  const root = Math.sqrt(ohms ** 2 + squaredOhms * fallen);
  return (powerFactor * receiving ** 2 * (root - ohms)) / squaredOhms;
}

/** The same by the approximation of IEEE 141, at any drop. */
export function approximateMegawattMilesAt(
  dropPercent: number,
  powerFactor: number,
  line: LineImpedance,
  kilovolts: number,
): number {
  const { dropPercent: each } = approximateFlow({ megawatts: 1, powerFactor }, line, 1, kilovolts);
  return dropPercent / each;
}

/** R cos phi + X sin phi: what a mile of line sets against a load's current. Ohms. */
export function effectiveOhmsPerMile(
  { powerFactor }: Pick<LineLoad, 'powerFactor'>,
  { resistanceOhmsPerMile, reactanceOhmsPerMile }: LineImpedance,
): number {
  return resistanceOhmsPerMile * powerFactor + reactanceOhmsPerMile * sine(powerFactor);
}

function currentAt({ megawatts, powerFactor }: LineLoad, kilovolts: number): number {
  return (1000 * megawatts) / (Math.sqrt(3) * kilovolts * powerFactor);
}

function losses({ megawatts }: LineLoad, amperes: number, ohms: number) {
  const lossKilowatts = (3 * amperes ** 2 * ohms) / 1000;
  return { lossKilowatts, lossPercent: lossKilowatts / (10 * megawatts) };
}

function sine(powerFactor: number): number {
  return Math.sqrt(1 - powerFactor ** 2);
}
