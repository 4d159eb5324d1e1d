import {
  encodeForm,
  makeGoodForm,
  makeHostileForm,
  makeHostileText,
  type SentBody,
  type SentField,
  toMultipart,
} from './hostile-forms.ts';
import { readCorpus, readSmuggledRequests } from './read-corpus.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** What is sent over one connection. */
export interface MutatedRequest {
  /** What was done to it. */
  kind: string;
  pieces: Buffer[];
  /** The client breaks the connection off when everything is sent. */
  leaves: boolean;
  /** The form, if it was sent in good order and once. */
  fields?: SentField[];
  /** The form is one that must be taken. */
  isGood: boolean;
  isHead: boolean;
}

/** The request with this number: the same for the same seed, whichever came before. */
export function mutateRequest(seed: number, index: number): MutatedRequest {
  const random = createSeededRandom(seed * 1_000_003 + index);
  const [kind, make] = random.pick(kinds);
  const request = make(random);
  const bytes = request.bytes;
  return {
    kind,
    pieces: random.chance(0.5) ? [bytes] : cut(random, bytes),
    leaves: request.leaves ?? false,
    isGood: request.isGood ?? false,
    isHead: bytes.includes('HEAD'),
    ...(request.fields ? { fields: request.fields } : {}),
  };
}

interface Made {
  bytes: Buffer;
  leaves?: boolean;
  fields?: SentField[];
  isGood?: boolean;
}

type Make = (random: SeededRandom) => Made;

const goodForm: Make = (random) => {
  const fields = makeGoodForm(random);
  return { bytes: makePost(random, encodeForm(random, fields)), fields, isGood: true };
};

const hostileForm: Make = (random) => {
  const fields = makeHostileForm(random);
  return { bytes: makePost(random, encodeForm(random, fields)), fields };
};

const brokenMultipart: Make = (random) => {
  const form = random.chance(0.5) ? makeGoodForm(random) : makeHostileForm(random);
  const body = toMultipart(random, form);
  return { bytes: makePost(random, breakMultipart(random, body)) };
};

/** The body with one of the faults that only a body in parts can have. */
export function breakMultipart(random: SeededRandom, body: SentBody): SentBody {
  return random.pick(multipartFaults)(random, body);
}

const multipartFaults: ((random: SeededRandom, body: SentBody) => SentBody)[] = [
  (_, { bytes }) => ({ contentType: 'multipart/form-data', bytes }),
  (_, { contentType, bytes }) => ({ contentType: `${contentType}x`, bytes }),
  (_, { contentType, bytes }) => ({ contentType: `${contentType}; boundary=y`, bytes }),
  (_, { contentType, bytes }) => ({ contentType: contentType.replace('=', '="'), bytes }),
  (_, { bytes }) => ({ contentType: 'multipart/form-data; boundary=', bytes }),
  (_, { bytes }) => ({ contentType: `multipart/form-data; boundary=${'b'.repeat(5000)}`, bytes }),
  (_, { contentType }) => ({ contentType, bytes: Buffer.alloc(0) }),
  (random, body) => ({ ...body, bytes: body.bytes.subarray(0, random.below(body.bytes.length)) }),
  (random, body) => ({ ...body, bytes: body.bytes.subarray(random.below(body.bytes.length)) }),
  (_, body) => change(body, '\r\n', '\n'),
  (_, body) => change(body, '\r\n', '\r'),
  (_, body) => change(body, '\r\n', '\r\r\n'),
  (_, body) => change(body, '\r\n\r\n', '\r\n'),
  (_, body) => change(body, '--\r\n', '\r\n'),
  (_, body) => change(body, '--\r\n', '--\r\nwords\r\n--'),
  (_, { contentType, bytes }) => ({ contentType, bytes: Buffer.from(`words\r\n${bytes}`) }),
  (_, body) => change(body, 'name=', 'name'),
  (_, body) => change(body, '; name=', '; name="a"; name='),
  (_, body) => change(body, 'form-data', 'attachment'),
  (_, body) => change(body, 'Content-Disposition', 'Content\0Disposition'),
  (_, body) => change(body, 'Content-', 'Content-Transfer-Encoding: base64\r\nContent-'),
  (_, body) => change(body, 'Content-', `${'X: y\r\n'.repeat(2000)}Content-`),
  (_, body) => change(body, 'Content-', `X: ${'y'.repeat(30_000)}\r\nContent-`),
  (_, body) => change(body, 'name="message"', 'name="message"; filename="a.exe"'),
  (_, { contentType }) => {
    const delimiter = `--${contentType.slice(30)}`;
    const part = `${delimiter}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
    return { contentType, bytes: Buffer.from(`${part.repeat(600)}${delimiter}--\r\n`) };
  },
  (random, body) => {
    const inner = toMultipart(random, makeGoodForm(random));
    const head = `Content-Type: ${inner.contentType}\r\nContent-Disposition`;
    return change(change(body, 'Content-Disposition', head), '\r\n\r\n1', `\r\n\r\n${inner.bytes}`);
  },
  (random, body) => ({ ...body, bytes: spoil(random, body.bytes) }),
];

const brokenFrame: Make = (random) => {
  const body = encodeForm(random, makeGoodForm(random));
  const request = makePost(random, body).toString('latin1');
  return { bytes: Buffer.from(random.pick(frameFaults)(random, request, body), 'latin1') };
};

const length = /Content-Length: \d+\r\n/;

const frameFaults: ((random: SeededRandom, request: string, body: SentBody) => string)[] = [
  (random, request) => {
    const lies = ['0', '1', '-1', '+5', '0x10', '1e3', '99', '65537', '4294967296', '1 2', ' ', ''];
    return request.replace(length, `Content-Length: ${random.pick(lies)}\r\n`);
  },
  (random, request, { bytes }) =>
    request.replace(length, `Content-Length: ${bytes.length + random.below(7) - 3}\r\n`),
  (_, request) => request.replace(length, ''),
  (_, request) => request.replace(length, '$&$&'),
  (_, request) => request.replace(length, '$&Content-Length: 3\r\n'),
  (_, request) => request.replace(length, '$&Transfer-Encoding: chunked\r\n'),
  (random, request) => {
    const codings = ['gzip', 'identity', 'xchunked', 'chunked, gzip', '\x0bchunked', ''];
    return request.replace(length, `Transfer-Encoding: ${random.pick(codings)}\r\n`);
  },
  (random, request) => {
    const methods = ['GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND'];
    const more = ['QUERY', 'post', 'P\0ST', 'PO ST', 'M'.repeat(100), '', 'M-SEARCH', 'SOURCE'];
    return request.replace('POST', random.pick([...methods, ...more]));
  },
  (random, request) => {
    const versions = ['1.0', '0.9', '1.2', '2.0', '3', '11', '1.1x', '', '1.1\0', '9'.repeat(99)];
    return request.replace('HTTP/1.1', `HTTP/${random.pick(versions)}`);
  },
  (_, request) => request.replace(' HTTP/1.1', ''),
  (random, request) => request.replace('/api/contact', random.pick(targets)),
  (random, request) => {
    const hosts = ['', 'x, y', 'x@y', 'x/y', '[::1', 'x:99999', '\xff', 'a'.repeat(300), 'x\0'];
    return request.replace('Host: localhost', `Host: ${random.pick(hosts)}`);
  },
  (_, request) => request.replace('Host: localhost\r\n', ''),
  (_, request) => request.replace('Host: localhost\r\n', '$&$&'),
  (random, request) => addHeader(request, `X: ${'y'.repeat(random.below(40_000))}`),
  (random, request) => addHeader(request, 'X: y\r\n'.repeat(random.below(6000)).trimEnd()),
  (random, request) => addHeader(request, `X: ${Buffer.from(makeHostileText(random))}`),
  (random, request) => addHeader(request, random.pick(oddHeaders)),
  (_, request) => addHeader(request, 'Expect: 100-continue'),
  (_, request) => addHeader(request, 'Connection: Upgrade\r\nUpgrade: websocket'),
  (_, request) => request.replaceAll('\r\n', '\n'),
  (_, request) => request.replaceAll('\r\n', '\r'),
  (_, request) => `\r\n\r\n${request}`,
  (random, request) => `${random.pick(['\0', ' ', '\x16\x03\x01\x02', '\xff\xfe'])}${request}`,
  (random, request) => request + random.pick(['\0', '\r\n', 'GET', 'garbage\r\n\r\n', request]),
];

const targets = [
  ...readCorpus('paths').map((path) => Buffer.from(path).toString('latin1')),
  '/api/contact?a=b',
  '/api/contact/',
  '/api//contact',
  '/contact?about=%00%0a<b>&service=automation',
  '/healthz',
  '/',
  'http://localhost/api/contact',
  'https://evil.test:99999/',
  `/${'a'.repeat(10_000)}`,
  '/api/contact /',
  '\0',
];

const oddHeaders = [
  ...['Origin', 'Referer'].flatMap((name) =>
    ['null', 'http://evil.test', '%', '', 'http://localhost'].map((value) => `${name}: ${value}`),
  ),
  'Sec-Fetch-Site: cross-site',
  'Accept: text/html;q=0, text/html, ,;;',
  'Accept-Encoding: br;q=NaN, gzip;q=-1, *;q=x',
  'If-None-Match: *',
  'Range: bytes=0-0,5-,-1',
  'Content-Encoding: gzip',
  'X-Forwarded-For: 203.0.113.9',
  'Cookie: a',
  'X : y',
  ': y',
  ' folded',
  'X',
  'X: \x01\x7f',
  'X: a\rb',
  'X: a\nb',
  'TE: trailers\r\nTrailer: X',
];

const chunked: Make = (random) => {
  const fields = makeGoodForm(random);
  const body = encodeForm(random, fields);
  const head = `${makeHead(random, body.contentType)}Transfer-Encoding: chunked\r\n\r\n`;
  const isBroken = random.chance(0.6);
  const chunks = cut(random, body.bytes).map((bytes) => {
    const size = random.pick([bytes.length.toString(16), bytes.length.toString(16).toUpperCase()]);
    const extension = random.pick(['', '', `;a=${random.below(9)}`, ';a="b"']);
    return `${size}${extension}\r\n${bytes.toString('latin1')}\r\n`;
  });
  const framed = `${chunks.join('')}0\r\n${random.pick(['', 'X: y\r\n'])}\r\n`;
  const sent = isBroken ? random.pick(chunkFaults)(random, framed) : framed;
  return {
    bytes: Buffer.from(head + sent, 'latin1'),
    ...(isBroken ? {} : { fields, isGood: true }),
  };
};

const chunkFaults: ((random: SeededRandom, body: string) => string)[] = [
  (random, body) =>
    random.pick(['-1', '+1', '0x1', 'g', ' ', 'f'.repeat(15), 'f'.repeat(17)]) + body,
  (_, body) => body.replaceAll('\r\n', '\n'),
  (_, body) => body.replace('0\r\n\r\n', ''),
  (_, body) => body.replace('\r\n', `;${'a'.repeat(20_000)}\r\n`),
  (_, body) => body.replace('0\r\n', `0\r\n${'X: y\r\n'.repeat(3000)}`),
  (_, body) => body.replace('0\r\n', '0\r\nContent-Length: 5\r\nHost: y\r\n'),
  (_, body) => '1\r\na\r\n'.repeat(70_000) + body,
  (random, body) => spoil(random, Buffer.from(body, 'latin1')).toString('latin1'),
];

const pipelined: Make = (random) => {
  const before = random.many([1, 2, 5, 20, 200], () =>
    random.pick(['GET / HTTP/1.1', 'GET /contact HTTP/1.1', 'PUT /contact HTTP/1.1']),
  );
  const rest = random.pick([goodForm, hostileForm, brokenFrame, chunked])(random);
  const first = before.map((line) => `${line}\r\nHost: localhost\r\n\r\n`).join('');
  return { bytes: Buffer.concat([Buffer.from(first), rest.bytes]) };
};

const smuggled: Make = (random) => ({
  bytes: Buffer.from(random.pick(readSmuggledRequests()).request, 'latin1'),
});

const staticPath: Make = (random) => {
  const method = random.pick(['GET', 'GET', 'HEAD', 'POST']);
  const head = `${method} ${random.pick(targets)} HTTP/1.1\r\nHost: localhost\r\n`;
  const close = random.chance(0.9) ? 'Connection: close\r\n' : '';
  return { bytes: Buffer.from(`${head}${random.pick(oddHeaders)}\r\n${close}\r\n`, 'latin1') };
};

const spoiledBytes: Make = (random) => {
  const { bytes } = random.pick([goodForm, hostileForm, chunked, staticPath])(random);
  return { bytes: spoil(random, bytes) };
};

const brokenOff: Make = (random) => {
  const { bytes } = random.pick([goodForm, brokenMultipart, chunked, pipelined])(random);
  return { bytes: bytes.subarray(0, random.below(bytes.length)), leaves: true };
};

const leftWaiting: Make = (random) => {
  const { bytes } = random.pick([goodForm, chunked])(random);
  return { bytes: bytes.subarray(0, random.below(bytes.length)) };
};

// A kind that is listed twice is sent twice as often.
const kinds: readonly (readonly [kind: string, make: Make])[] = [
  ['good form', goodForm],
  ['good form', goodForm],
  ['hostile form', hostileForm],
  ['hostile form', hostileForm],
  ['hostile form', hostileForm],
  ['broken multipart', brokenMultipart],
  ['broken multipart', brokenMultipart],
  ['broken multipart', brokenMultipart],
  ['broken frame', brokenFrame],
  ['broken frame', brokenFrame],
  ['broken frame', brokenFrame],
  ['chunks', chunked],
  ['chunks', chunked],
  ['pipeline', pipelined],
  ['request in a request', smuggled],
  ['address', staticPath],
  ['spoiled bytes', spoiledBytes],
  ['spoiled bytes', spoiledBytes],
  ['broken off', brokenOff],
  ['left waiting', leftWaiting],
];

function makePost(random: SeededRandom, { contentType, bytes }: SentBody): Buffer {
  const head = `${makeHead(random, contentType)}Content-Length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
}

function makeHead(random: SeededRandom, contentType: string): string {
  const accept = random.pick(['', 'Accept: text/html\r\n', 'Accept: */*\r\n']);
  const encoding = random.pick(['', 'Accept-Encoding: gzip, br\r\n']);
  const close = random.chance(0.95) ? 'Connection: close\r\n' : '';
  const first = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n';
  return `${first}${accept}${encoding}${close}Content-Type: ${contentType}\r\n`;
}

function addHeader(request: string, header: string): string {
  return request.replace('\r\n', () => `\r\n${header}\r\n`);
}

function change({ contentType, bytes }: SentBody, from: string, to: string): SentBody {
  return { contentType, bytes: Buffer.from(bytes.toString('utf8').replaceAll(from, () => to)) };
}

/** Some bytes changed, put in, taken out or repeated. */
function spoil(random: SeededRandom, bytes: Buffer): Buffer {
  let spoiled = bytes;
  for (let count = 1 + random.below(8); count > 0; count--) {
    const at = random.below(spoiled.length + 1);
    const size = random.pick([1, 1, 1, 2, 10, 100]);
    const byte = Buffer.from([random.pick([0, 10, 13, 34, 45, 58, 128, 255, random.below(256)])]);
    const [before, part, after] = [
      spoiled.subarray(0, at),
      spoiled.subarray(at, at + size),
      spoiled.subarray(at + size),
    ];
    spoiled = Buffer.concat(
      random.pick([
        [before, byte, after],
        [before, byte, part, after],
        [before, after],
        [before, part, part, after],
      ]),
    );
  }
  return spoiled;
}

function cut(random: SeededRandom, bytes: Buffer): Buffer[] {
  const places = random.many([0, 1, 3, 10], () => random.below(bytes.length + 1));
  const marks = [0, ...places.sort((one, other) => one - other), bytes.length];
  return marks
    .slice(1)
    .map((mark, index) => bytes.subarray(marks[index], mark))
    .filter((piece) => piece.length > 0);
}
