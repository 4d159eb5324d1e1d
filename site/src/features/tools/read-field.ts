import { writeDecimals } from '#electrical/tools/write-decimals.ts';

/** Allowed values of a number field. */
export interface NumberRange {
  /** Name at the start of a sentence. Example: Load */
  name: string;
  /** Name with article, used after "Enter". Example: a load */
  entry: string;
  least: number;
  most: number;
  /** Unit after the number; empty for numbers without a unit. Example: MW */
  unit: string;
  example: number;
  /** Whether the number is a year. Years are written without thousands separators. */
  isYear?: boolean;
}

/** Number parsed from typed text, or a message that says what to enter. */
type NumberRead = { value: number; problem?: undefined } | { value?: undefined; problem: string };

/**
 * Reads a typed number. Decimals, commas between thousands and spaces around the number are allowed. `problem` is a
 * sentence that states the allowed values.
 */
export function readNumber(text: string, range: NumberRange): NumberRead {
  const { name, entry, least, most, example } = range;
  const typed = text.trim();
  const enter = `Enter ${entry} from ${writeRange(range)}`;
  if (typed === '') return { problem: `${enter}.` };
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) {
    const decimals = /^\d+,\d+$/.test(typed) ? ' Use a period for decimals.' : '';
    return { problem: `${enter}, digits only, such as ${write(example, range)}.${decimals}` };
  }
  const value = Number(plain);
  if (value < least || value > most) {
    return { problem: `${name} must be ${writeRange(range)}. You entered ${typed}.` };
  }
  return { value };
}

/** Formats a number for a field: at most four significant digits, no trailing zeros. */
export function writeNumber(value: number): string {
  return writeDecimals(Number(value.toPrecision(4)), 4);
}

/** Formats a range with its unit. Examples: 0 to 100%, 1 to 80 MW, $1 to $1,000 per bbl */
function writeRange(range: NumberRange): string {
  const least = write(range.least, range);
  const most = write(range.most, range);
  if (range.unit === '$') return `$${least} to $${most}`;
  if (range.unit.startsWith('$/')) {
    return `$${least} to $${most} per\u00a0${range.unit.slice('$/'.length)}`;
  }
  const space = range.unit === '' || range.unit === '%' ? '' : '\u00a0';
  return `${least} to ${most}${space}${range.unit}`;
}

function write(value: number, { isYear }: NumberRange): string {
  return isYear ? `${value}` : writeDecimals(value, 3);
}

/** Messages about invalid fields, by field name. */
export type CaseProblems = Partial<Record<string, string>>;

/** Result of checking a case. `complete` is the input of the calculation; undefined if a field has a problem. */
export interface CheckedCase<Complete> {
  complete?: Complete | undefined;
  problems: CaseProblems;
}

/** Values and labels of a select box. */
export type Choices = readonly (readonly [value: string, name: string])[];

/** Returns an error message if `value` is not one of the choices; otherwise undefined. */
export function rejectUnknownChoice(value: string, choices: Choices): string | undefined {
  if (choices.some(([each]) => each === value)) return undefined;
  const names = choices.map(([, name]) => name);
  return `“${value}” is not one of the choices. Choose ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;
}
