export interface LineLoad {
  megawatts: number;
  /** Lagging power factor, above 0 and at most 1. */
  powerFactor: number;
}

/** Series impedance of a short line. Charging is neglected, and the phases are assumed to be transposed. */
export interface LineImpedance {
  resistanceOhmsPerMile: number;
  reactanceOhmsPerMile: number;
}

/** Current, voltage drop and loss on a line from source to load. */
export interface LineFlow {
  amperes: number;
  /** Voltage drop, line to line. */
  dropVolts: number;
  /** Voltage drop in percent of the voltage at the source. */
  dropPercent: number;
  lossKilowatts: number;
  /** Loss in percent of the load. */
  lossPercent: number;
}

/** Exact solution of a line's flow, which includes the voltage at the load. */
export interface SolvedFlow extends LineFlow {
  /** Voltage at the load, line to line. */
  receivingKilovolts: number;
  /** Power factor at the source, lagging. */
  sendingPowerFactor: number;
}

/**
 * Calculates a line's flow by the approximation of IEEE 141 (Red Book): dV = sqrt(3) I L (R cos phi + X sin phi),
 * line to line, with the current at nominal voltage. The approximation underestimates large drops, because a
 * constant-power load draws more current as its voltage falls.
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
    ...calculateLosses(load, amperes, line.resistanceOhmsPerMile * miles),
  };
}

/**
 * Solves a line's flow for a voltage of `kilovolts` at the source and a constant-power load:
 * VR^4 + VR^2 (2 (P R + Q X) - VS^2) + (P^2 + Q^2)(R^2 + X^2) = 0. Power systems operate at the higher root.
 * Returns undefined if the equation has no root, which means that the line cannot deliver the load.
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
  const apparent = megawatts / powerFactor; // MVA
  // The equation is quadratic in VR^2, with the roots half ± sqrt(discriminant).
  const half = kilovolts ** 2 / 2 - apparent * miles * effectiveOhmsPerMile(load, line);
  const discriminant = half ** 2 - apparent ** 2 * (resistance ** 2 + reactance ** 2);
  if (half < 0 || discriminant < 0) return undefined;
  const receivingKilovolts = Math.sqrt(half + Math.sqrt(discriminant));
  const squaredCurrent = (apparent / receivingKilovolts) ** 2;
  const sent = megawatts + squaredCurrent * resistance;
  const sentReactive = apparent * sine(powerFactor) + squaredCurrent * reactance;
  const amperes = currentAt(load, receivingKilovolts);
  const dropVolts = 1000 * (kilovolts - receivingKilovolts);
  return {
    amperes,
    dropVolts,
    dropPercent: dropVolts / (10 * kilovolts),
    ...calculateLosses(load, amperes, resistance),
    receivingKilovolts,
    sendingPowerFactor: sent / Math.hypot(sent, sentReactive),
  };
}

/**
 * Returns the product of megawatts and miles at which the exact voltage drop is `dropPercent` (at most 25 %).
 * The drop depends only on this product, which therefore gives the maximum distance for any load and the
 * maximum load for any distance.
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
  // The equation of `solveFlow`, solved for load × distance at a known voltage at the load.
  const relativeDrop = (kilovolts ** 2 - receiving ** 2) / receiving ** 2;
  const root = Math.sqrt(ohms ** 2 + squaredOhms * relativeDrop);
  return (powerFactor * receiving ** 2 * (root - ohms)) / squaredOhms;
}

/** Returns the voltage at the load, line to line in kilovolts, at which the load draws this current. */
export function receivingKilovoltsAt(load: LineLoad, amperes: number): number {
  return currentAt(load, 1) / amperes;
}

/**
 * Returns the load in megawatts that draws this current at the end of a line, by the exact solution. The voltage at
 * the source is the vector sum of the voltage at the load and the voltage drop along the line.
 */
export function loadAtCurrent(
  amperes: number,
  powerFactor: number,
  line: LineImpedance,
  miles: number,
  kilovolts: number,
): number {
  const { resistanceOhmsPerMile, reactanceOhmsPerMile } = line;
  const kilovoltsPerOhm = (Math.sqrt(3) * amperes) / 1000;
  // The parts of the voltage drop in phase with the voltage at the load, and at a right angle to that voltage.
  const inPhase = kilovoltsPerOhm * miles * effectiveOhmsPerMile({ powerFactor }, line);
  const crosswise =
    kilovoltsPerOhm *
    miles *
    (reactanceOhmsPerMile * powerFactor - resistanceOhmsPerMile * sine(powerFactor));
  const receivingKilovolts = Math.sqrt(kilovolts ** 2 - crosswise ** 2) - inPhase;
  return kilovoltsPerOhm * receivingKilovolts * powerFactor;
}

/** Returns the product of megawatts and miles at which the voltage drop per IEEE 141 is `dropPercent`. */
export function approximateMegawattMilesAt(
  dropPercent: number,
  powerFactor: number,
  line: LineImpedance,
  kilovolts: number,
): number {
  const oneMegawattMile = approximateFlow({ megawatts: 1, powerFactor }, line, 1, kilovolts);
  return dropPercent / oneMegawattMile.dropPercent;
}

/** Effective impedance of one mile of line, R cos phi + X sin phi, in ohms. */
export function effectiveOhmsPerMile(
  { powerFactor }: Pick<LineLoad, 'powerFactor'>,
  { resistanceOhmsPerMile, reactanceOhmsPerMile }: LineImpedance,
): number {
  return resistanceOhmsPerMile * powerFactor + reactanceOhmsPerMile * sine(powerFactor);
}

/** Line current in amperes. */
function currentAt({ megawatts, powerFactor }: LineLoad, kilovolts: number): number {
  return (1000 * megawatts) / (Math.sqrt(3) * kilovolts * powerFactor);
}

function calculateLosses({ megawatts }: LineLoad, amperes: number, ohms: number) {
  const lossKilowatts = (3 * amperes ** 2 * ohms) / 1000;
  return { lossKilowatts, lossPercent: lossKilowatts / (10 * megawatts) };
}

/** Returns sin phi, where `powerFactor` is cos phi. */
function sine(powerFactor: number): number {
  return Math.sqrt(1 - powerFactor ** 2);
}
