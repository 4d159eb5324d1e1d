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
  const fields = [
    { name: 'name', value: `Ann ${random.text(random.below(90))}` },
    { name: 'phone', value: `1 ${random.text(random.below(36))}` },
    { name: 'email', value: `a${random.below(1e9)}@b-${random.below(1e9)}.test` },
    { name: 'location', value: random.text(random.below(200)) },
    { name: 'service', value: random.pick(['', 'electrical', 'automation']) },
    { name: 'message', value: random.text(random.pick([0, 10, 100, 1000, 4900])) },
  ];
  return shuffle(random, fields);
}

/** A form in good order whose values, names and number are not. */
export function makeHostileForm(random: SeededRandom): SentField[] {
  const fields = makeGoodForm(random);
  for (const field of fields) if (random.chance(0.4)) field.value = makeHostileText(random);
  const extra = random.many([0, 0, 1, 2, 5, 150], () => ({
    name: random.pick(names) ?? makeHostileText(random),
    value: makeHostileText(random).slice(0, 300).toWellFormed(),
    isFile: random.chance(0.2),
  }));
  const all = shuffle(random, [...fields, ...extra]);
  return random.chance(0.2) ? all.slice(random.below(all.length)) : all;
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

/** A string of a corpus, characters at random, or far too many of them. */
export function makeHostileText(random: SeededRandom): string {
  const kind = random.below(10);
  if (kind < 6) return random.pick(strings);
  if (kind < 8) return random.text(random.below(300));
  if (kind < 9) return random.pick(strings) + random.pick(strings);
  return random.pick(strings).repeat(random.below(2000)).slice(0, 70_000).toWellFormed();
}

const strings = corpora.flatMap(readCorpus);

const names: readonly (string | undefined)[] = [
  ...enquiryFields,
  'website',
  'started',
  'submission',
  '__proto__',
  'constructor',
  '_charset_',
  '',
  undefined,
];

function shuffle<T>(random: SeededRandom, list: T[]): T[] {
  return list
    .map((item) => ({ item, at: random.below(2 ** 32) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
