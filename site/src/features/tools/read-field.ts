import { formatDecimals } from '#electrical/tools/format-decimals.ts';

/** Allowed values of a number field. */
export interface NumberField {
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

/** Values and labels of a select box. */
export type Choices = readonly (readonly [value: string, label: string])[];

/** Messages about invalid fields, by field name. */
export type CaseProblems = Partial<Record<string, string>>;

/** Result of checking a case. `complete` is the input of the calculation; undefined if a field has a problem. */
export interface CheckedCase<Complete> {
  complete?: Complete | undefined;
  problems: CaseProblems;
}

/** Number parsed from typed text, or a message that says what to enter. */
type NumberResult = { value: number; problem?: undefined } | { value?: undefined; problem: string };

/** Example: 1,500.25 */
const numberWithThousands = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;
/** Examples: 1500, 2. and .5 */
const numberWithoutThousands = /^-?(\d+\.?\d*|\.\d+)$/;
/** Example: 1,5 */
const numberWithDecimalComma = /^\d+,\d+$/;

/**
 * Reads a typed number. Decimals, commas between thousands and spaces around the number are allowed. `problem` is a
 * sentence that states the allowed values.
 */
export function readNumber(text: string, field: NumberField): NumberResult {
  const { name, entry, least, most, example } = field;
  const typed = text.trim();
  const instruction = `Enter ${entry} from ${writeRange(field)}`;
  if (typed === '') return { problem: `${instruction}.` };
  const digits = numberWithThousands.test(typed) ? typed.replaceAll(',', '') : typed;
  if (!numberWithoutThousands.test(digits)) {
    const hint = numberWithDecimalComma.test(typed) ? ' Use a period for decimals.' : '';
    const suchAs = writeWithoutUnit(example, field);
    return { problem: `${instruction}, digits only, such as ${suchAs}.${hint}` };
  }
  const value = Number(digits);
  if (value < least || value > most) {
    return { problem: `${name} must be ${writeRange(field)}. You entered ${typed}.` };
  }
  return { value };
}

/** Formats a range with its unit. Examples: 0 to 100%, 1 to 80 MW, $1 to $1,000 per bbl */
function writeRange(field: NumberField): string {
  const { unit } = field;
  const least = writeWithoutUnit(field.least, field);
  const most = writeWithoutUnit(field.most, field);
  if (unit === '$') return `$${least} to $${most}`;
  if (unit.startsWith('$/')) return `$${least} to $${most} per\u00a0${unit.slice('$/'.length)}`;
  const space = unit === '' || unit === '%' ? '' : '\u00a0';
  return `${least} to ${most}${space}${unit}`;
}

function writeWithoutUnit(value: number, { isYear }: NumberField): string {
  return isYear ? `${value}` : formatDecimals(value, 3);
}

/** Formats a number for a field: at most four significant digits, no trailing zeros. */
export function writeNumber(value: number): string {
  return formatDecimals(Number(value.toPrecision(4)), 4);
}

/** Returns an error message if `value` is not one of the choices; otherwise undefined. */
export function rejectUnknownChoice(value: string, choices: Choices): string | undefined {
  if (choices.some(([allowed]) => allowed === value)) return undefined;
  const labels = choices.map(([, label]) => label);
  const last = labels.pop();
  return `“${value}” is not one of the choices. Choose ${labels.join(', ')} or ${last}.`;
}
