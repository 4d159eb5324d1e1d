import { expect, test } from 'vitest';
import { makeGoodForm, makeHostileForm, toMultipart } from '../robustness/hostile-forms.ts';
import { breakMultipart } from '../robustness/mutated-requests.ts';
import { createSeededRandom } from '../robustness/seeded-random.ts';
import { scaled } from '../testing/scale.ts';
import type { FormEntry } from './parse-form.ts';
import { parseMultipart } from './parse-multipart.ts';

const type = 'multipart/form-data; boundary=b';
const part = (value: string, head = 'Content-Disposition: form-data; name="a"') =>
  `--b\r\n${head}\r\n\r\n${value}\r\n`;
const parse = (body: string, contentType = type) =>
  parseMultipart(Buffer.from(body, 'utf8'), contentType);

const values = [
  '',
  ' ',
  '\ufeffbegins with a mark',
  '\r\n',
  '\r',
  '\n--b\n',
  '--b',
  'x--b--y',
  '\r\n-b',
  '\u0000\u001b\u0085\u{1f50c}',
  'Content-Disposition: form-data; name="b"\r\n\r\n',
];

test.each(values)('%j is read as it was sent', (value) => {
  expect(parse(`${part(value)}--b--\r\n`)).toEqual([['a', value]]);
});

const accepted: [description: string, body: string, contentType: string, entries: FormEntry[]][] = [
  ['a form without fields', '--b--\r\n', type, []],
  ['an end without line break', `${part('x')}--b--`, type, [['a', 'x']]],
  ['words before the first part', `words\r\n\r\n${part('x')}--b--\r\n`, type, [['a', 'x']]],
  ['a line break before the first part', `\r\n${part('x')}--b--\r\n`, type, [['a', 'x']]],
  ['words after the last part', `${part('x')}--b--\r\nwords\r\n`, type, [['a', 'x']]],
  ['a line break more after the last part', `${part('x')}--b--\r\n\r\n`, type, [['a', 'x']]],
  ['a boundary in quotes', `${part('x')}--b--`, 'multipart/form-data; boundary="b"', [['a', 'x']]],
  [
    'another parameter',
    `${part('x')}--b--`,
    'Multipart/Form-Data;charset=utf-8;Boundary=b',
    [['a', 'x']],
  ],
  ['a bare name', `${part('x', 'content-disposition:form-data;name=a')}--b--`, type, [['a', 'x']]],
  [
    'further headers',
    `${part('x', 'Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: 8bit')}--b--`,
    type,
    [['a', 'x']],
  ],
  [
    'a file',
    `${part('\ufffd', 'Content-Disposition: form-data; name="a"; filename="ä; b.txt"')}--b--`,
    type,
    [['a', undefined]],
  ],
  [
    'a file without name',
    `${part('', 'Content-Disposition: form-data; name="a"; filename=""')}--b--`,
    type,
    [['a', undefined]],
  ],
];

test.each(accepted)('%s is read', (_, body, contentType, entries) => {
  expect(parse(body, contentType)).toEqual(entries);
});

const disposition = 'Content-Disposition: form-data; name="a"';
const refused: [description: string, body: string, contentType?: string][] = [
  ['nothing', ''],
  ['no boundary', `${part('x')}--b--`, 'multipart/form-data'],
  ['another boundary', `${part('x')}--b--`, 'multipart/form-data; boundary=c'],
  ['two boundaries', `${part('x')}--b--`, `${type}; boundary=b`],
  ['an empty boundary', `${part('x')}--b--`, 'multipart/form-data; boundary=""'],
  [
    'a boundary of 71 characters',
    part('x').replaceAll('--b', `--${'b'.repeat(71)}`),
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
  ],
  ['an open quote', `${part('x')}--b--`, 'multipart/form-data; boundary="b'],
  ['words in the line of the first boundary', `words${part('x')}--b--`],
  ['a boundary among the words before the first part', `words --b\r\n${part('x')}--b--`],
  ['words in the line of the end', `${part('x')}--b--words`],
  ['a line feed alone after the end', `${part('x')}--b--\nwords`],
  ['words that end as a form does', 'xx--'],
  ['a part after the end', `${part('x')}--b--\r\n${part('y')}--b--`],
  ['a boundary among the words after the end', `${part('x')}--b--\r\nwords --b\r\n`],
  ['no end', part('x')],
  ['half an end', `${part('x')}--b-`],
  ['a boundary that goes on', `${part('x\r\n--bc\r\ny')}--b--`],
  ['line feeds alone', `${part('x')}--b--`.replaceAll('\r\n', '\n')],
  ['a part without head', '--b\r\n\r\nx\r\n--b--'],
  ['a head without end', `--b\r\n${disposition}\r\n--b--`],
  ['a part without name', `${part('x', 'Content-Disposition: form-data')}--b--`],
  ['another disposition', `${part('x', 'Content-Disposition: attachment; name="a"')}--b--`],
  ['two dispositions', `${part('x', `${disposition}\r\n${disposition}`)}--b--`],
  ['two names', `${part('x', `${disposition}; name="b"`)}--b--`],
  ['a name in another notation', `${part('x', `${disposition}; name*=utf-8''b`)}--b--`],
  [
    'an encoded part',
    `${part('eA==', `${disposition}\r\nContent-Transfer-Encoding: base64`)}--b--`,
  ],
  ['a folded header', `${part('x', 'Content-Disposition: form-data;\r\n name="a"')}--b--`],
  ['a header without colon', `${part('x', `${disposition}\r\nX`)}--b--`],
  ['a line feed in a header', `${part('x', `X: y\n${disposition}`)}--b--`],
  ['a NUL in a header', `${part('x', `${disposition}\u0000`)}--b--`],
  ['a head of 5 KB', `${part('x', `X: ${'y'.repeat(5000)}\r\n${disposition}`)}--b--`],
  ['more parts than anybody needs', `${part('x').repeat(101)}--b--`],
];

test.each(refused)('%s is refused', (_, body, contentType) => {
  expect(parse(body, contentType)).toBeUndefined();
});

test.each(['name', 'text', 'text beside a file'])('a %s that is not UTF-8 is refused', (where) => {
  const file = part('\u00ff', 'Content-Disposition: form-data; name="f"; filename="f"');
  const bodies: Record<string, string> = {
    name: part('x', 'Content-Disposition: form-data; name="\u00ff"'),
    text: part('\u00ff'),
    'text beside a file': file + part('\u00ff'),
  };
  const bytes = (body: string) => Buffer.from(`${body}--b--`, 'latin1');
  expect(parseMultipart(bytes(bodies[where] ?? ''), type)).toBeUndefined();
  expect(parseMultipart(bytes(file), type)).toEqual([['f', undefined]]);
});

test.each([11, 12, 13])('what is read is what the platform reads (seed %i)', async (seed) => {
  const random = createSeededRandom(seed);
  let compared = 0;
  for (let round = 0; round < scaled(5_000); round++) {
    const form = random.chance(0.5) ? makeGoodForm(random) : makeHostileForm(random);
    const sent = toMultipart(random, form);
    const { contentType, bytes } = random.chance(0.8) ? breakMultipart(random, sent) : sent;
    const entries = parseMultipart(bytes, contentType);
    if (!entries) continue;
    const init = { headers: { 'Content-Type': contentType } };
    const platform = await new Response(new Uint8Array(bytes), init).formData().catch(() => []);
    const others = [...platform].map(([name, value]) => [name, String(value)]);
    // The platform refuses a text that holds the boundary, and takes escapes out of names.
    if (others.length === 0 && bytes.length > 0) continue;
    const ours = entries.map(([name, text]) => [unescapeName(name), text ?? '[object File]']);
    expect(ours, `round ${round}`).toEqual(others);
    compared++;
  }
  expect(compared).toBeGreaterThan(scaled(5_000) / 5);
});

function unescapeName(name: string): string {
  return name
    .replace(/^\ufeff/, '')
    .replaceAll(/%0a/gi, '\n')
    .replaceAll(/%0d/gi, '\r')
    .replaceAll('%22', '"');
}
