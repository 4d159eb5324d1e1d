import fc from 'fast-check';
import { enquiryFields } from '../../contract/enquiry-form.ts';
import { corpora, readCorpus } from './read-corpus.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A field as it is sent: name and text, or a file. */
export interface SentField {
  name: string;
  value: string;
  isFile?: boolean;
}

/** A body, and the type that it says it is of. */
export interface SentBody {
  contentType: string;
  bytes: Buffer;
}

/** A form that must be taken: its words are odd and in order. */
export function makeGoodForm(random: SeededRandom): SentField[] {
  return draw(goodForm, random);
}

/** A form in good order whose values, names and number are not. */
export function makeHostileForm(random: SeededRandom): SentField[] {
  return draw(hostileForm, random);
}

/** A string of a corpus, characters at random, or far too many of them. */
export function makeHostileText(random: SeededRandom): string {
  return draw(hostileText, random);
}

/** The form as a browser would send it. */
export function encodeForm(random: SeededRandom, fields: SentField[]): SentBody {
  return random.chance(0.6) ? toMultipart(random, fields) : toUrlencoded(random, fields);
}

/** The form in parts, as it is. */
export function toMultipart(random: SeededRandom, fields: SentField[]): SentBody {
  const boundary = `----form${random.below(2 ** 32)}x${random.below(2 ** 32)}`;
  const parts = fields.map(({ name, value, isFile }) => {
    const escaped = name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
    const file = isFile ? `; filename="a.txt"\r\nContent-Type: text/plain` : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${escaped}"${file}\r\n\r\n${value}\r\n`;
  });
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
  };
}

function toUrlencoded(random: SeededRandom, fields: SentField[]): SentBody {
  const encode = (text: string) => {
    const encoded = encodeURIComponent(text);
    return random.chance(0.5) ? encoded.replaceAll('%20', '+') : encoded.toLowerCase();
  };
  const pairs = fields.map(({ name, value }) => {
    // Small letters would change what stands outside of escapes.
    return `${encodeURIComponent(name)}=${/[A-Z]/.test(value) ? encodeURIComponent(value) : encode(value)}`;
  });
  return {
    contentType: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(pairs.join('&')),
  };
}

/** One value, the same whenever `random` has come as far with the same seed. */
function draw<T>(arbitrary: fc.Arbitrary<T>, random: SeededRandom): T {
  const [value] = fc.sample(arbitrary, { seed: random.below(2 ** 32) | 0, numRuns: 1 });
  return value as T;
}

/** Characters of Unicode, surrogates and NUL left out, `length` UTF-16 units at most. */
function text(length: number): fc.Arbitrary<string> {
  return fc.string({ unit: character, maxLength: Math.floor(length / 2) });
}

// Control characters, ASCII (most often), Latin, Hebrew and Arabic, marks and spaces of the layout,
// Chinese, private use, full width, emoji, tags, the last plane.
const blocks: [first: number, size: number, weight?: number][] = [
  [0x01, 0x1f],
  [0x20, 0x5f, 3],
  [0x7f, 0x121],
  [0x300, 0x70],
  [0x590, 0x170],
  [0x2000, 0x70],
  [0x4e00, 0x100],
  [0xe000, 0x10],
  [0xfe00, 0x200],
  [0x1f300, 0x300],
  [0xe0000, 0x80],
  [0x10fff0, 0x10],
];

const character = fc.oneof(
  ...blocks.map(([first, size, weight = 1]) => ({
    arbitrary: fc
      .integer({ min: first, max: first + size - 1 })
      .map((point) => String.fromCodePoint(point)),
    weight,
  })),
);

const strings = corpora.flatMap(readCorpus);

// Long texts repeat short ones: generating every character would take too long.
const message = fc
  .tuple(text(100), fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 49 })))
  .map(([words, times]) => words.repeat(times));

const goodForm: fc.Arbitrary<SentField[]> = fc
  .record({
    name: text(90).map((words) => `Ann ${words}`),
    phone: text(29).map((words) => `1-555-0142 ${words}`),
    email: fc.emailAddress().filter(({ length }) => length <= 254),
    location: text(200),
    service: fc.constantFrom('', 'electrical', 'automation'),
    message,
  })
  .map((values) => Object.entries(values).map(([name, value]) => ({ name, value })))
  .chain((fields) => shuffle(fields, fields.length));

const hostileWords = fc.oneof(
  { arbitrary: fc.constantFrom(...strings), weight: 6 },
  { arbitrary: text(300), weight: 2 },
  {
    arbitrary: fc.tuple(fc.constantFrom(...strings), fc.constantFrom(...strings)).map(concatenate),
    weight: 1,
  },
);

const hostileText = fc.oneof(
  { arbitrary: hostileWords, weight: 9 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...strings), fc.nat(2000))
      .map(([words, times]) => words.repeat(times).slice(0, 70_000).toWellFormed()),
    weight: 1,
  },
);

const otherField: fc.Arbitrary<SentField> = fc.record({
  name: fc.oneof(
    {
      arbitrary: fc.constantFrom(
        ...enquiryFields,
        'website',
        'started',
        'submission',
        '__proto__',
        'constructor',
        '_charset_',
        '',
      ),
      weight: 12,
    },
    { arbitrary: hostileWords, weight: 1 },
  ),
  value: hostileWords.map((words) => words.slice(0, 300).toWellFormed()),
  isFile: fc.constantFrom(true, false, false, false, false),
});

const otherFields = fc.oneof(
  { arbitrary: fc.array(otherField, { maxLength: 5 }), weight: 5 },
  // More than a form may have.
  { arbitrary: fc.array(otherField, { minLength: 90, maxLength: 150 }), weight: 1 },
);

const changes = fc.array(
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: hostileText, weight: 2 }),
  { minLength: enquiryFields.length, maxLength: enquiryFields.length },
);

const hostileForm: fc.Arbitrary<SentField[]> = fc
  .tuple(goodForm, changes, otherFields, fc.constantFrom(true, false, false, false, false))
  .chain(([good, values, others, isShort]) => {
    const fields = good.map((field, at) => ({ ...field, value: values[at] ?? field.value }));
    const all = [...fields, ...others];
    return shuffle(all, isShort ? 0 : all.length);
  });

/** The list in any order, at least `least` of it. */
function shuffle<T>(list: T[], least: number): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray(list, { minLength: least });
}

function concatenate(words: readonly string[]): string {
  return words.join('');
}
