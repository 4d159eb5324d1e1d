/** One answer of a connection. */
export interface Answer {
  status: number;
  /** By name in small letters. */
  headers: Map<string, string>;
  body: Buffer;
}

/**
 * Takes what a connection brought apart into its answers, interim ones left out.
 *
 * @throws Error when it is not a row of whole answers.
 */
export function readAnswers(received: Buffer): Answer[] {
  const answers: Answer[] = [];
  let at = 0;
  while (at < received.length) {
    const headEnd = received.indexOf('\r\n\r\n', at);
    const [first = '', ...lines] = received.toString('latin1', at, headEnd).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) [ -~]*$/.exec(first)?.[1]);
    if (headEnd < 0 || Number.isNaN(status)) throw new Error(`No answer: ${first.slice(0, 80)}`);
    const headers = new Map(lines.map(readHeader));
    at = headEnd + 4;
    if (status === 100) continue;
    const isBare = status === 204 || status === 304;
    const { body, end } = isBare ? { body: Buffer.alloc(0), end: at } : readBody();
    answers.push({ status, headers, body });
    at = end;

    function readBody(): { body: Buffer; end: number } {
      if (headers.get('transfer-encoding') === 'chunked') return readChunks(received, at);
      const length = Number(headers.get('content-length') ?? '0');
      const body = received.subarray(at, at + length);
      if (body.length < length) throw new Error(`A body of ${length} bytes breaks off`);
      return { body, end: at + length };
    }
  }
  return answers;
}

function readHeader(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([!-9;-~]+): (\P{Cc}*)$/u.exec(line) ?? [];
  if (name === '') throw new Error(`No header: ${line.slice(0, 80)}`);
  return [name.toLowerCase(), value];
}

function readChunks(received: Buffer, from: number): { body: Buffer; end: number } {
  const chunks: Buffer[] = [];
  for (let at = from; ; ) {
    const lineEnd = received.indexOf('\r\n', at);
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    const start = lineEnd + 2;
    if (lineEnd < 0 || received.length < start + size + 2) throw new Error('A chunk breaks off');
    if (size === 0) return { body: Buffer.concat(chunks), end: start + 2 };
    chunks.push(received.subarray(start, start + size));
    at = start + size + 2;
  }
}
