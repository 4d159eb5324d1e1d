import { writeDecimals } from '#electrical/tools/write-decimals.ts';

/** What a number field may hold. */
export interface NumberRange {
  /** As a sentence begins with it. Example: The load */
  name: string;
  least: number;
  most: number;
  /** After the number. Example: MW */
  unit: string;
  /** A value to write there. */
  example: number;
}

/** The number that a text says, or what to write in its place. */
type NumberRead = { value: number; problem?: undefined } | { problem: string };

/**
 * Reads what was typed: digits with a decimal point, commas between thousands and blanks around it.
 * A problem is a sentence that says what is possible.
 */
export function readNumber(text: string, range: NumberRange): NumberRead {
  const { name, least, most, example } = range;
  const typed = text.trim();
  if (typed === '') return { problem: `${name} is missing. Enter ${writePossible(range)}.` };
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) {
    return {
      problem: `“${typed}” is not a number. Enter ${writePossible(range)}, such as ${write(example)}.`,
    };
  }
  const value = Number(plain);
  if (value < least || value > most) {
    return { problem: `${name} may be ${writePossible(range)} here. Correct ${typed}.` };
  }
  return { value };
}

/** A number as a field shows it: at most four digits that count, no trailing zeros. */
export function writeNumber(value: number): string {
  return writeDecimals(Number(value.toPrecision(4)), 4);
}

function writePossible({ least, most, unit }: NumberRange): string {
  return `${write(least)} to ${write(most)}${unit === '%' ? '' : '\u00a0'}${unit}`;
}

const write = (value: number) => writeDecimals(value, 3);
