import { connect } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** The load that a server gets. */
interface LoadOptions {
  /** Such as `http://localhost:4321`. */
  address: string;
  /** Each has one request under way at any time, and stays open. */
  connections: number;
  /** Seconds before measuring begins, and those that are measured. */
  warmUp: number;
  duration: number;
  /** Gives the next request, as it goes over the wire. */
  nextRequest(): string;
}

/** How the server coped with it. */
export interface LoadResult {
  perSecond: number;
  /** Milliseconds from the first byte out to the last byte in. */
  median: number;
  p99: number;
  longest: number;
  /** Answers by status, those of the warm-up included. */
  answers: Record<string, number>;
  /** Heads included. */
  bytesPerSecond: number;
}

/**
 * Loads a server from this process, which must not be the server's own, and waits for the last
 * answers.
 *
 * @throws Error when a connection ends before its answer.
 */
export async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const { address, connections, warmUp, duration, nextRequest } = options;
  const { hostname, port } = new URL(address);
  const begun = performance.now() + warmUp * 1000;
  const ends = begun + duration * 1000;
  const times = createHistogram();
  const answers: Record<string, number> = {};
  let measured = 0;
  let bytes = 0;

  const askOn = async (): Promise<void> => {
    const connection = await openConnection(Number(port), hostname);
    for (let sent = performance.now(); sent < ends; ) {
      const { status, size } = await connection.ask(nextRequest());
      const now = performance.now();
      answers[status] = (answers[status] ?? 0) + 1;
      if (sent >= begun && now <= ends) {
        measured += 1;
        bytes += size;
        record(times, now - sent);
      }
      sent = now;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const milliseconds = (percentile: number) => times.percentile(percentile) / 1000;
  return {
    perSecond: measured / duration,
    median: milliseconds(50),
    p99: milliseconds(99),
    longest: times.max / 1000,
    answers,
    bytesPerSecond: bytes / duration,
  };
}

// The histogram counts whole numbers: microseconds.
function record(times: RecordableHistogram, milliseconds: number): void {
  times.record(Math.max(1, Math.round(milliseconds * 1000)));
}

interface Answer {
  status: string;
  /** Bytes, with the head. */
  size: number;
}

interface Connection {
  /** One at a time. */
  ask(request: string): Promise<Answer>;
  close(): void;
}

// Node's own client costs more than the servers that are measured, and autocannon tells whole
// milliseconds where most answers take less than one. This one reads no more of an answer than where
// it ends.
function openConnection(port: number, host: string): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true });
    let received: Buffer = nothing;
    let settle: (answer: Answer) => void;
    let fail: (error: Error) => void = reject;
    socket.on('data', (part: Buffer) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      const size = measureAnswer(received);
      if (size === undefined || received.length < size) return;
      const answer = { status: received.toString('latin1', 9, 12), size };
      received = received.subarray(size);
      settle(answer);
    });
    socket.on('error', (error) => fail(error));
    socket.on('close', () => fail(new Error('The server closed a connection before its answer.')));
    socket.once('connect', () =>
      resolve({
        ask: (request) =>
          new Promise((onAnswer, onError) => {
            settle = onAnswer;
            fail = onError;
            socket.write(request);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

const nothing = Buffer.alloc(0);

/** The size of the answer at the start of `received`, or undefined while that is not known. */
function measureAnswer(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return headEnd + 4 + Number(length);
  if (!/^transfer-encoding: *chunked/im.test(head)) return headEnd + 4;
  const bodyEnd = received.indexOf('\r\n0\r\n\r\n', headEnd + 2);
  return bodyEnd < 0 ? undefined : bodyEnd + 7;
}
