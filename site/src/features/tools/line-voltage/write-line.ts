import {
  type LineCase,
  type LineLimit,
  type LineVoltages,
  lineVoltages,
  type Reach,
  type Verdict,
  type VoltageResult,
} from '#electrical/line/line-voltage.ts';
import { formatDecimals } from '#electrical/tools/format-decimals.ts';

/** Longest reach to show, in miles. The solution omits the charging current, which is significant on longer lines. */
const maximumReachMiles = 50;

/** Highest medium voltage. */
const maximumMediumKilovolts = 35;

/** Joins a number and its unit with a no-break space. */
export const withUnit = (number: string, unit: string) => `${number}\u00a0${unit}`;

const toFixedDigits = (value: number, digits: number) => formatDecimals(value, digits, digits);

/** Formats a number with three significant digits, or all digits before the decimal point if there are more. */
function rounded(value: number): string {
  if (value >= 100) return toFixedDigits(value, 0);
  return toFixedDigits(value, value >= 10 ? 1 : 2);
}

export const amps = (value: number) => withUnit(rounded(value), 'A');
export const kilowatts = (value: number) => withUnit(rounded(value), 'kW');
export const volts = (value: number) => withUnit(toFixedDigits(value, 0), 'V');
export const kilovolts = (value: number) => withUnit(`${value}`, 'kV');

/** Formats a percentage with one decimal, or with two decimals if it is less than 1%. */
export const percent = (value: number) => `${toFixedDigits(value, value < 0.995 ? 2 : 1)}%`;

/** Formats a number with at most four significant digits. */
export const plain = (value: number) => formatDecimals(Number(value.toPrecision(4)), 4);
export const megawatts = (value: number) => withUnit(plain(value), 'MW');
export const miles = (value: number) => withUnit(plain(value), value === 1 ? 'mile' : 'miles');

/** Formats the distance over which a line carries the load within both limits. */
export function writeReach({ miles: distance }: Reach): string {
  if (distance === 0) return 'Nowhere';
  if (distance > maximumReachMiles) return `over ${withUnit(`${maximumReachMiles}`, 'mi')}`;
  return withUnit(rounded(distance), 'mi');
}

/** Returns the name of a limit. Example: 5% drop */
export function nameLimit(limit: LineLimit, allowedDropPercent: number): string {
  return limit === 'heat' ? 'thermal limit' : `${plain(allowedDropPercent)}% drop`;
}

/** Formats the product of load and distance. */
export const megawattMiles = (value: number) =>
  withUnit(plain(Number(value.toPrecision(3))), 'MW-mi');

/** Keeps the size of a conductor and its unit on one line. */
const writeConductor = (name: string) => name.replace(' kcmil', '\u00a0kcmil');

/** Describes the case as a phrase. */
export function describeCase({ load, miles: distance, conductor, allowedDropPercent }: LineCase) {
  return [
    `${megawatts(load.megawatts)} at ${plain(load.powerFactor)} power factor`,
    `${miles(distance)} of ${writeConductor(conductor.name)}`,
    `drop up to ${plain(allowedDropPercent)}%`,
  ].join(', ');
}

/** Describes the ampacity of the conductor and the weather for this rating. */
export function describeRating({ conductor }: LineCase, ampacity: number): string {
  if (conductor.kind === 'own') return `The conductor carries ${amps(ampacity)}, as entered.`;
  const { ambientCelsius, windFeetPerSecond, sun, elevationFeet } = conductor.weather;
  const weather = [
    withUnit(plain(ambientCelsius), '°C'),
    windFeetPerSecond > 0 ? `${withUnit(plain(windFeetPerSecond), 'ft/s')} of wind` : 'still air',
    sun ? 'full sun' : 'no sun',
    withUnit(plain(elevationFeet), 'ft'),
  ].join(', ');
  return `The conductor carries ${amps(ampacity)} at ${weather}; the table value at 25\u00a0°C is ${amps(conductor.tableAmperes)}.`;
}

/** Returns the result as a heading. */
export function nameResult({ lowest }: LineVoltages): string {
  if (!lowest) return 'None of these voltages carries the load';
  const [lowestCompared] = lineVoltages;
  if (lowest.kilovolts === lowestCompared) {
    return `Even ${kilovolts(lowest.kilovolts)} carries the load`;
  }
  return `${kilovolts(lowest.kilovolts)} is the lowest that carries the load`;
}

/** Describes the zone on the article's map, and whether drop and heat alone would require a different zone. */
export function describeZone({ zone, lowest }: LineVoltages): string {
  const name = zone === 'study' ? zone : `${zone} voltage`;
  const where = `By load and distance alone, our article’s map puts this case in the ${name} zone`;
  if (zone === 'high' && lowest && lowest.kilovolts <= maximumMediumKilovolts) {
    return `${where}. By voltage drop and heat, a ${kilovolts(lowest.kilovolts)} line would still carry it, so ask what your utility offers.`;
  }
  if (zone === 'medium' && (!lowest || lowest.kilovolts > maximumMediumKilovolts)) {
    return `${where}. By voltage drop and heat, this conductor does not carry it at medium voltage.`;
  }
  return `${where}.`;
}

/** Returns a corona warning if the conductor is too thin for the voltage; otherwise undefined. */
export function describeCorona(
  { kilovolts: line, mayHaveCorona }: VoltageResult,
  conductor: string,
) {
  if (!mayHaveCorona) return undefined;
  const smallest = line < 100 ? '4/0' : withUnit('336.4', 'kcmil');
  return `At ${kilovolts(line)} conductors below ${smallest} ACSR can have corona and radio noise: check ${writeConductor(conductor)} before you count on it.`;
}

/** Formats the current as a share of the thermal limit. A current over the limit is never rounded to 100%. */
export function thermalShare(thermalPercent = 0): string {
  const isSlightlyOver = thermalPercent > 100 && Math.round(thermalPercent) === 100;
  return `${isSlightlyOver ? 'just over 100' : plain(Math.round(thermalPercent))}%`;
}

/** Describes the result at one voltage in a sentence. */
export function describeVoltage({
  kilovolts: line,
  solved,
  thermalPercent,
}: VoltageResult): string {
  if (!solved) return `At ${kilovolts(line)} the line cannot deliver this load at all.`;
  return `${kilovolts(line)} drops ${percent(solved.dropPercent)} and loses ${kilowatts(solved.lossKilowatts)} at ${amps(solved.amperes)}, ${thermalShare(thermalPercent)} of the thermal limit.`;
}

/** Returns the lowest voltage that fits, in a few words for the short result. */
export function shortResult({ lowest, results }: LineVoltages) {
  if (!lowest?.solved) {
    // A shorter line does not help if the load overloads the conductor at any distance, at every voltage.
    const isOverloaded = results.every(({ reach }) => reach.miles === 0);
    const remedy = isOverloaded ? 'a larger conductor' : 'a shorter line or a larger conductor';
    return { result: 'None fits', note: `try ${remedy}` };
  }
  const { dropPercent, lossKilowatts } = lowest.solved;
  return {
    result: kilovolts(lowest.kilovolts),
    note: `lowest that fits: ${percent(dropPercent)} drop, ${kilowatts(lossKilowatts)} loss`,
  };
}

/** Returns the verdict shown beside a voltage. */
export function nameVerdict(
  { verdict, mayHaveCorona }: VoltageResult,
  allowedDropPercent: number,
): string {
  const over = `Over ${plain(allowedDropPercent)}%`;
  const names: Record<Verdict, string> = {
    fits: 'Fits',
    drop: `${over} drop`,
    heat: 'Over thermal limit',
    'drop and heat': `${over} drop and thermal limit`,
    beyond: 'Cannot deliver it',
  };
  return verdict === 'fits' && mayHaveCorona ? 'Fits; check corona' : names[verdict];
}

/**
 * Writes the case and its result as a message to the company, well under 1,000 characters. The message describes the
 * three lowest voltages that fit or, if no voltage fits, the highest voltage.
 */
export function writeMessage(given: LineCase, compared: LineVoltages, address: string): string {
  const fitting = compared.results.filter(({ verdict }) => verdict === 'fits').slice(0, 3);
  const results = fitting.length > 0 ? fitting : compared.results.slice(-1);
  const sentences = ['line voltage.', `${describeCase(given)}.`, `${nameResult(compared)}.`];
  for (const result of results) {
    sentences.push(describeVoltage(result));
    const corona = describeCorona(result, given.conductor.name);
    if (corona) sentences.push(corona);
  }
  sentences.push(describeRating(given, compared.ampacity), `Case: ${address}`);
  return sentences.join(' ').replaceAll('\u00a0', ' ');
}
