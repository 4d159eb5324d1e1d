/** The value of a cell or the result of a formula; undefined for an empty cell. */
export type CellValue = number | string | boolean | undefined;

const isDivisionByZero = (value: CellValue) => typeof value === 'number' && !Number.isFinite(value);

const numbersOf = (values: CellValue[]) => values.filter((each) => typeof each === 'number');

/** The spreadsheet functions, each called with the values of its arguments. */
const functions: Record<string, (values: CellValue[]) => CellValue> = {
  COUNT: (values) => numbersOf(values).length,
  MAX: (values) => Math.max(...numbersOf(values)),
  MIN: (values) => Math.min(...numbersOf(values)),
  OR: (values) => values.some(Boolean),
  ROUND: ([value, digits]) => Number(Number(value).toFixed(Number(digits))),
  ROUNDDOWN: ([value, digits]) => {
    const scale = 10 ** Number(digits);
    return Math.trunc(Number(value) * scale) / scale;
  },
  TRIM: ([text]) => `${text ?? ''}`.trim().split(/\s+/).join(' '),
  IFERROR: ([value, otherwise]) => (isDivisionByZero(value) ? otherwise : value),
  IF: ([condition, yes, no]) => (condition ? yes : no),
};

/**
 * Evaluates a spreadsheet formula. Supports only the operators and functions that the site's spreadsheets use;
 * throws an error for all others.
 */
export function evaluateFormula(
  formula: string,
  lookUp: (address: string) => CellValue,
): CellValue {
  // Each token is a string, a cell, a function, a number or an operator.
  const tokens = formula.match(/"[^"]*"|[A-Z]+\d+|[A-Z]+|\d+(?:\.\d+)?|>=|<=|<>|[-+*/^(),<>=]/g);
  const reader = new FormulaReader(tokens ?? [], lookUp);
  const result = reader.readComparison();
  if (!reader.isAtEnd()) throw new Error(`"${formula}" has text after the end of the formula`);
  return result;
}

/** Compares two values. The formulas in the site's spreadsheets use <, >, <= and >= only for numbers. */
function compare(left: CellValue, operator: string, right: CellValue): boolean {
  switch (operator) {
    case '=':
      return ignoreCase(left) === ignoreCase(right);
    case '<>':
      return left !== right;
    case '<':
      return Number(left) < Number(right);
    case '>':
      return Number(left) > Number(right);
    case '<=':
      return Number(left) <= Number(right);
    case '>=':
      return Number(left) >= Number(right);
    default:
      throw new Error(`"${operator}" is not a comparison`);
  }
}

/** Spreadsheets compare text without regard to case. */
const ignoreCase = (value: CellValue) => (typeof value === 'string' ? value.toUpperCase() : value);

/** A recursive descent parser that evaluates a formula, with one method per level of operator precedence. */
class FormulaReader {
  /** Index of the next token. */
  private at = 0;
  private readonly tokens: readonly string[];
  private readonly lookUp: (address: string) => CellValue;

  constructor(tokens: readonly string[], lookUp: (address: string) => CellValue) {
    this.tokens = tokens;
    this.lookUp = lookUp;
  }

  isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  readComparison(): CellValue {
    const left = this.readSum();
    const operator = this.take('>=', '<=', '<>', '<', '>', '=');
    if (!operator) return left;
    return compare(left, operator, this.readSum());
  }

  private readSum(): CellValue {
    let value = this.readProduct();
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const next = Number(this.readProduct());
      value = sign === '+' ? Number(value) + next : Number(value) - next;
    }
    return value;
  }

  private readProduct(): CellValue {
    let value = this.readPower();
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      const next = Number(this.readPower());
      value = sign === '*' ? Number(value) * next : Number(value) / next;
    }
    return value;
  }

  private readPower(): CellValue {
    const base = this.readOperand();
    return this.take('^') ? Number(base) ** Number(this.readOperand()) : base;
  }

  /** Evaluates a number, a string, a cell, a function call or a parenthesized expression. */
  private readOperand(): CellValue {
    const token = this.tokens[this.at] ?? '';
    this.at += 1;
    if (token === '(') return this.readArguments()[0];
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^[A-Z]+\d+$/.test(token)) return this.lookUp(token);
    if (/^\d/.test(token)) return Number(token);
    const call = functions[token];
    if (!call || !this.take('('))
      throw new Error(`"${token}" is not a supported operator or function`);
    return call(this.readArguments());
  }

  /** Evaluates comma-separated expressions up to the closing parenthesis. */
  private readArguments(): CellValue[] {
    const values = [this.readComparison()];
    while (this.take(',')) values.push(this.readComparison());
    if (!this.take(')')) throw new Error('a closing parenthesis is missing');
    return values;
  }

  /** Consumes and returns the next token if it is one of `wanted`. */
  private take(...wanted: string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.at += 1;
    return token;
  }
}
