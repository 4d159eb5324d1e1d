/** What a cell has or a formula gives; an empty cell has nothing. */
export type CellValue = number | string | boolean | undefined;

/**
 * The result of a spreadsheet's formula, of the operators and functions that the site's own spreadsheets
 * have; any other one is an error.
 */
export function evaluateFormula(
  formula: string,
  lookUp: (address: string) => CellValue,
): CellValue {
  const tokens = formula.match(/"[^"]*"|[A-Z]+\d+|[A-Z]+|\d+(?:\.\d+)?|>=|<=|<>|[-+*/^(),<>=]/g);
  const reader = new Reader(tokens ?? [], lookUp);
  const result = reader.readComparison();
  if (!reader.isAtEnd()) throw new Error(`"${formula}" goes on where it should end`);
  return result;
}

const functions: Record<string, (values: CellValue[]) => CellValue> = {
  COUNT: (values) => numbersOf(values).length,
  MAX: (values) => Math.max(...numbersOf(values)),
  MIN: (values) => Math.min(...numbersOf(values)),
  OR: (values) => values.some(Boolean),
  ROUNDDOWN: ([value, digits]) => {
    const scale = 10 ** Number(digits);
    return Math.trunc(Number(value) * scale) / scale;
  },
  IF: ([condition, yes, no]) => (condition ? yes : no),
};

const numbersOf = (values: CellValue[]) => values.filter((each) => typeof each === 'number');

/** Reads the tokens of a formula from left to right, each level those that bind tighter. */
class Reader {
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
    const [a, b] = [left as number, this.readSum() as number];
    if (operator === '>=') return a >= b;
    if (operator === '<=') return a <= b;
    if (operator === '<>') return a !== b;
    if (operator === '=') return a === b;
    return operator === '<' ? a < b : a > b;
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
    const base = this.readOne();
    return this.take('^') ? Number(base) ** Number(this.readOne()) : base;
  }

  /** A number, a text, a cell, a function, or what parentheses enclose. */
  private readOne(): CellValue {
    const token = this.tokens[this.at] ?? '';
    this.at += 1;
    if (token === '(') return this.readArguments()[0];
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^[A-Z]+\d+$/.test(token)) return this.lookUp(token);
    if (/^\d/.test(token)) return Number(token);
    const call = functions[token];
    if (!call || !this.take('(')) throw new Error(`"${token}" is not known here`);
    return call(this.readArguments());
  }

  /** What stands up to the closing parenthesis, between commas. */
  private readArguments(): CellValue[] {
    const values = [this.readComparison()];
    while (this.take(',')) values.push(this.readComparison());
    if (!this.take(')')) throw new Error('a parenthesis is not closed');
    return values;
  }

  /** The next token, if it is one of these. */
  private take(...wanted: string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.at += 1;
    return token;
  }
}
