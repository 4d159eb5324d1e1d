import {
  type LineCase,
  type LineVoltages,
  lineVoltages,
  type Verdict,
  type VoltageResult,
} from '#electrical/line/line-voltage.ts';
import { writeDecimals } from '#electrical/tools/write-decimals.ts';

/** Longest reach to show, in miles. The solution omits the charging current, which is significant on longer lines. */
const maximumReachMiles = 50;

/** Highest medium voltage. */
const maximumMediumKilovolts = 35;

/** Joins a number and its unit with a no-break space. */
export const withUnit = (number: string, unit: string) => `${number}\u00a0${unit}`;

const toFixedDigits = (value: number, digits: number) => writeDecimals(value, digits, digits);

/** Formats a number with three significant digits, or all digits before the decimal point if there are more. */
function rounded(value: number): string {
  if (value >= 100) return toFixedDigits(value, 0);
  return toFixedDigits(value, value >= 10 ? 1 : 2);
}

export const amps = (value: number) => withUnit(rounded(value), 'A');
export const kilowatts = (value: number) => withUnit(rounded(value), 'kW');
export const volts = (value: number) => withUnit(toFixedDigits(value, 0), 'V');
export const kilovolts = (value: number) => withUnit(`${value}`, 'kV');

/** Formats a percentage with one decimal, or with two decimals if it is less than 0.1%. */
export const percent = (value: number) => `${toFixedDigits(value, value < 0.095 ? 2 : 1)}%`;

/** Formats a number with at most four significant digits. */
export const plain = (value: number) => writeDecimals(Number(value.toPrecision(4)), 4);
export const megawatts = (value: number) => withUnit(plain(value), 'MW');
export const miles = (value: number) => withUnit(plain(value), value === 1 ? 'mile' : 'miles');
export const reach = (value: number) =>
  value > maximumReachMiles
    ? `over ${withUnit(`${maximumReachMiles}`, 'mi')}`
    : withUnit(rounded(value), 'mi');

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
    return `${where}; by drop and heat a ${kilovolts(lowest.kilovolts)} line would still do, so ask what your utility offers.`;
  }
  if (zone === 'medium' && (!lowest || lowest.kilovolts > maximumMediumKilovolts)) {
    return `${where}; by drop and heat this conductor does not carry it at medium voltage.`;
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

/** Describes the result at one voltage in a sentence. */
export function describeVoltage({
  kilovolts: line,
  solved,
  thermalPercent,
}: VoltageResult): string {
  if (!solved) return `At ${kilovolts(line)} the line cannot deliver this load at all.`;
  return `${kilovolts(line)} drops ${percent(solved.dropPercent)} and loses ${kilowatts(solved.lossKilowatts)} at ${amps(solved.amperes)}, ${plain(Math.round(thermalPercent ?? 0))}% of the thermal limit.`;
}

/** Returns the lowest voltage that fits, in a few words for the short result. */
export function shortResult({ lowest }: LineVoltages) {
  if (!lowest?.solved) {
    return { result: 'None fits', note: 'try a shorter line or a larger conductor' };
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
