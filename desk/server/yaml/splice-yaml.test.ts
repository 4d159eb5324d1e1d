import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { Lexer, parse, parseDocument, type YAMLSeq } from 'yaml';
import { awkwardTexts, eachSpot, readAllYaml, type Spot, setAt } from '../testing/sweep.ts';
import { spliceYaml } from './splice-yaml.ts';

/** The reader that Astro has for front matter and data files. */
const astroYaml = createRequire(createRequire(import.meta.url).resolve('astro'))('js-yaml') as {
  load: (text: string) => unknown;
};

/** `DESK_SWEEP=all` edits every scalar and list of the content; else it is every so many. */
const isWhole = process.env.DESK_SWEEP === 'all';
const timeout = isWhole ? 900_000 : 30_000;

const spots = (await readAllYaml()).flatMap(({ path: file, yaml }) => {
  const whole: unknown = parse(yaml);
  return [...eachSpot(whole)].map((spot) => ({ ...spot, file, yaml, whole }));
});

describe('in every file of the content', () => {
  test('a scalar that is edited changes its line and no other', { timeout }, () => {
    const scalars = spots.filter(({ value }) => !Array.isArray(value));
    sample(scalars, 80).forEach(({ file, yaml, whole, path, value }, index) => {
      const next = typeof value === 'string' ? cycle(awkwardTexts, index) : changeOf(value);
      if (next === value) return;
      const where = `${file} ${path.join('.')}: ${JSON.stringify(next)}`;
      const written = spliceYaml(yaml, setAt(whole, path, next));
      const [gone, come] = compareLines(yaml, written);
      expect([gone.length, come.length], where).toEqual([1, 1]);
      expect(commentsOf(written), where).toEqual(commentsOf(yaml));
      expect(valueAt(parse(written), path), where).toEqual(next);
      const read = valueAt(astroYaml.load(written), path);
      expect(isDay(value) ? textOf(read) : read, where).toEqual(next);
    });
  });

  test('entries that are added, removed or moved touch no lines but theirs', { timeout }, () => {
    const lists = spots.filter(({ value }) => Array.isArray(value) && value.length > 1);
    for (const { file, yaml, whole, path, value } of sample(lists, 14)) {
      const list = value as unknown[];
      const { flow } = parseDocument(yaml).getIn(path, true) as YAMLSeq;
      const change = (next: unknown[]) => {
        const written = spliceYaml(yaml, setAt(whole, path, next));
        expect(valueAt(parse(written), path)).toEqual(next);
        return compareLines(yaml, written);
      };
      const where = `${file} ${path.join('.')}`;
      const [gone] = change([...list, list[0]]);
      const [, come] = change(list.slice(1));
      const moved = change(list.toReversed());
      if (flow) {
        expect([gone.length, come.length, ...moved.map(({ length }) => length)], where).toEqual(
          list.every((item) => item === list[0]) ? [1, 1, 0, 0] : [1, 1, 1, 1],
        );
      } else {
        expect([gone, come, ...moved], where).toEqual([[], [], [], []]);
      }
    }
  });
});

test.each(['2026-11-22', '12:30', '1_000', 'No', '007', '1e3', '.5', '=', 'a: b', 'a #b'])(
  '%s is quoted where it is text',
  (text) => {
    expect(spliceYaml('a: text\n', { a: text })).toBe(`a: '${text}'\n`);
    expect(spliceYaml('a: [text]\n', { a: [text] })).toBe(`a: ['${text}']\n`);
    expect(spliceYaml('a: []\n', { a: [text] })).toBe(`a:\n  - '${text}'\n`);
  },
);

describe('what an owner wrote around a change stays', () => {
  const licenses = `# All of them.

licenses:
  # By law, 16 TAC 73.70.
  - state: Texas
    number: 'TECL 1' # until 2027
    # Renewed each March.
  - state: New Mexico

    # Asked for.
    number: "EE-98"

  # In the making:

# The rest
socialLinks: []
`;

  test('the last entry goes, its own comments with it, and the other comments stay', () => {
    expect(change(licenses, (value) => value.licenses.pop())).toBe(`# All of them.

licenses:
  # By law, 16 TAC 73.70.
  - state: Texas
    number: 'TECL 1' # until 2027
    # Renewed each March.

  # In the making:

# The rest
socialLinks: []
`);
  });

  test('an entry moves with its own comments', () => {
    expect(change(licenses, (value) => value.licenses.reverse())).toBe(`# All of them.

licenses:
  - state: New Mexico

    # Asked for.
    number: "EE-98"
  # By law, 16 TAC 73.70.
  - state: Texas
    number: 'TECL 1' # until 2027
    # Renewed each March.

  # In the making:

# The rest
socialLinks: []
`);
  });

  test('an entry may move and be edited at once', () => {
    const written = change(licenses, (value) => {
      value.licenses.reverse();
      (value.licenses[1] as License).number = 'TECL 2';
    });
    expect(written).toContain(`    number: 'TECL 2' # until 2027`);
    expect(written).toContain(`    number: "EE-98"`);
  });

  test('an empty list fills and empties in place', () => {
    const filled = change(licenses, (value) => value.socialLinks.push({ name: 'X' }));
    expect(filled).toBe(licenses.replace('socialLinks: []', 'socialLinks:\n  - name: X'));
    expect(change(filled, (value) => value.socialLinks.pop())).toBe(licenses);
  });

  test('entries stand apart where all others do, and on one line where all others do', () => {
    expect(change('a:\n  - 1\n\n  - 2\n', ({ a }) => a.push(3))).toBe(
      'a:\n  - 1\n\n  - 2\n\n  - 3\n',
    );
    expect(change('a:\n  - { b: 1 }\n', ({ a }) => a.push({ b: 'x, y' }))).toBe(
      "a:\n  - { b: 1 }\n  - { b: 'x, y' }\n",
    );
    expect(change('a: [1, 2]\n', ({ a }) => a.splice(1, 0, 'x]'))).toBe("a: [1, 'x]', 2]\n");
  });

  test('a field comes behind the one that it follows, goes, and changes its name', () => {
    expect(spliceYaml('a: 1 # one\nc: 3\n', { a: 1, b: 'two: 2', c: 3 })).toBe(
      "a: 1 # one\nb: 'two: 2'\nc: 3\n",
    );
    expect(spliceYaml('a: 1\n\n# Two\nb: 2\n\nc: 3\n', { a: 1, c: 3 })).toBe('a: 1\n\nc: 3\n');
    expect(spliceYaml('a:\n  old: [1] # why\n', { a: { new: [1] } })).toBe(
      'a:\n  new: [1] # why\n',
    );
    expect(spliceYaml('a: { b: 1, c: 2 }\n', { a: { c: 2, d: 3 } })).toBe('a: { c: 2, d: 3 }\n');
  });

  test('a value becomes one of another kind', () => {
    expect(spliceYaml('a: x # why\nb: 1\n', { a: ['x', 'y'], b: 1 })).toBe(
      'a:\n  - x\n  - y # why\nb: 1\n',
    );
    expect(spliceYaml('a:\n  - x\nb:\n', { a: 'x', b: { c: 1 } })).toBe('a: x\nb:\n  c: 1\n');
  });

  test('a text in a block stays one, and lines keep the ends that they had', () => {
    expect(spliceYaml('a: |\n  one\n  two\nb: 1\n', { a: 'one\n\nthree\n', b: 1 })).toBe(
      'a: |\n  one\n\n  three\nb: 1\n',
    );
    expect(change('a: 1\r\nb:\r\n  - x\r\n', ({ b }) => b.push('y'))).toBe(
      'a: 1\r\nb:\r\n  - x\r\n  - y\r\n',
    );
  });
});

interface License {
  state: string;
  number: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each test knows the value that it wrote.
function change(yaml: string, edit: (value: any) => unknown): string {
  const value: unknown = parse(yaml);
  edit(value);
  return spliceYaml(yaml, value);
}

function sample<T>(all: readonly T[], most: number): readonly T[] {
  const step = isWhole ? 1 : Math.ceil(all.length / most);
  return all.filter((_, index) => index % step === 0);
}

const cycle = <T>(all: readonly T[], index: number) => all[index % all.length];

const changeOf = (value: unknown) => (typeof value === 'number' ? value + 0.5 : !value);

const valueAt = (value: unknown, path: Spot['path']) =>
  path.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], value);

const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** A day that Astro's reader took as one is the same day. */
const textOf = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value;

const commentsOf = (yaml: string) =>
  [...new Lexer().lex(yaml)].filter((token) => token.startsWith('#'));

/** The lines that only the first text has, and those that only the second has. */
function compareLines(before: string, after: string): [gone: string[], come: string[]] {
  return [without(before, after), without(after, before)];
}

function without(text: string, other: string): string[] {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
