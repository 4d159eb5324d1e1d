import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Steps of an SMTP session at which the server can fail. At `text`, the server is receiving the
 * email; at `end`, it responds to the whole email; `farewell` is after that response.
 */
export type Step =
  | 'greeting'
  | 'EHLO'
  | 'HELO'
  | 'AUTH'
  | 'MAIL'
  | 'RCPT'
  | 'DATA'
  | 'text'
  | 'end'
  | 'farewell';

/** A fault at a step: a wrong response, or an action on the connection. */
export type Fault = string | ((socket: Socket) => void);

// Connections that a fault keeps writing to.
const dribbling = new WeakSet<Socket>();

/** Faults that affect the connection. */
export const connectionFaults = {
  hang: () => {},
  drop: (socket) => socket.destroy(),
  reset: (socket) => socket.resetAndDestroy(),
  garbage: (socket) => socket.write(Buffer.from('\u0000\u0001HTTP/1.1 400 ÿ\r\n\r\n')),
  halfALine: (socket) => socket.write('25'),
  halfALineAndDrop: (socket) => socket.end('554 not'),
  dribble: (socket) => repeat(socket, '2'),
  dribbleLines: (socket) => repeat(socket, '250-and\r\n'),
} satisfies Record<string, Fault>;

function repeat(socket: Socket, bytes: string): void {
  dribbling.add(socket);
  const timer = setInterval(() => socket.write(bytes), 20);
  socket.on('close', () => clearInterval(timer));
}

/** An email that was received completely. */
export interface ReceivedMail {
  recipients: string[];
  source: string;
  /** Whether the server accepted the email. */
  isAccepted: boolean;
}

/** A mail server that fails at the steps that the test selects. */
export interface BrokenMailServer {
  url: string;
  port: number;
  /** Current faults by step. */
  faults: Partial<Record<Step, Fault>>;
  /** If an email contains this word, the server destroys the connection. */
  poison?: string;
  /** All completely received emails, in the order of arrival. */
  received: ReceivedMail[];
  /** Number of faults that have occurred. */
  faultCount: number;
  connections: number;
  /** Maximum number of connections that the sender had open at the same time. */
  mostConnections: number;
  /** Returns the number of connections that the sender has not closed. */
  countUnclosed(): number;
  /** Destroys all connections and refuses new connections until `listen` is called. */
  close(): Promise<void>;
  /** Accepts connections again on the same port. */
  listen(): Promise<void>;
}

/** Starts a mail server for one test on a free port. Every response is delayed by `latency` milliseconds. */
export async function startBrokenMailServer(latency = 0): Promise<BrokenMailServer> {
  const open = new Set<Socket>();
  const unclosed = new Set<Socket>();
  const listener = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    unclosed.add(socket);
    state.connections += 1;
    // Counts in the next turn of the event loop, after connections that the sender has already closed were
    // removed.
    setImmediate(() => {
      state.mostConnections = Math.max(state.mostConnections, open.size);
    });
    socket.on('end', () => {
      open.delete(socket);
      // A connection that a fault keeps writing to stays half-open, so that the server sees a reset if the
      // client is gone.
      if (!dribbling.has(socket)) socket.end();
    });
    socket.on('error', () => open.delete(socket));
    socket.on('close', () => unclosed.delete(socket) && open.delete(socket));
    serve(socket, state, latency);
  });
  const state: BrokenMailServer = {
    url: '',
    port: 0,
    faults: {},
    received: [],
    faultCount: 0,
    connections: 0,
    mostConnections: 0,
    countUnclosed: () => unclosed.size,
    async close() {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
      for (const socket of unclosed) socket.destroy();
      await closed;
    },
    async listen() {
      await new Promise<void>((resolve, reject) => {
        listener.once('error', reject);
        listener.listen(state.port, '127.0.0.1', resolve);
      });
      listener.removeAllListeners('error');
      state.port = (listener.address() as AddressInfo).port;
      state.url = `smtp://127.0.0.1:${state.port}`;
    },
  };
  await state.listen();
  onTestFinished(() => state.close());
  return state;
}

// Implements SMTP for one connection. Every second connection announces PIPELINING, so that several commands
// can arrive together.
function serve(socket: Socket, state: BrokenMailServer, latency: number): void {
  const extensions = `${state.connections % 2 ? '250-PIPELINING\r\n' : ''}250 AUTH PLAIN`;
  let input = '';
  let recipients: string[] = [];
  let isInText = false;
  let isBroken = false;

  // Triggers the fault of a step, if there is one. Returns false if a fault was triggered: the fault has then
  // sent the response or taken over the socket.
  const passesStep = (step: Step): boolean => {
    const fault = state.faults[step];
    if (fault === undefined) return true;
    state.faultCount += 1;
    if (typeof fault === 'string') {
      socket.write(`${fault}\r\n`);
    } else {
      isBroken = true;
      fault(socket);
    }
    return false;
  };

  const handleCommand = (line: string): void => {
    const step = line.slice(0, 4).toUpperCase() as Step;
    if (!passesStep(step)) return;
    let answer = '250 ok';
    if (step === 'EHLO') answer = `250-broken.test\r\n${extensions}`;
    if (step === 'AUTH') answer = '235 welcome';
    if (step === 'MAIL') recipients = [];
    if (step === 'RCPT') recipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
    if (step === 'DATA') {
      isInText = recipients.length > 0;
      answer = isInText ? '354 go on' : '503 for whom?';
    }
    socket.write(`${answer}\r\n`);
  };

  const receiveText = (): void => {
    if (!passesStep('text')) return;
    const end = /(^|\r\n)\.\r\n/.exec(input);
    if (!end) return;
    const source = input.slice(0, end.index).replaceAll(/^\.\./gm, '.');
    input = input.slice(end.index + end[0].length);
    isInText = false;
    const mail = { recipients, source, isAccepted: false };
    state.received.push(mail);
    if (state.poison && source.includes(state.poison)) {
      state.faultCount += 1;
      socket.destroy();
    } else if (passesStep('end')) {
      mail.isAccepted = true;
      socket.write('250 taken\r\n');
      passesStep('farewell');
    }
  };

  const answerInput = async (): Promise<void> => {
    while (!isBroken && !socket.destroyed) {
      if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
      const line = /^(.*?)\r\n/.exec(input);
      if (isInText) {
        receiveText();
        if (isInText) return;
      } else if (line) {
        input = input.slice(line[0].length);
        handleCommand(line[1] ?? '');
      } else {
        return;
      }
    }
  };

  let working = Promise.resolve();
  socket.on('data', (data) => {
    input += data.toString('latin1');
    working = working.then(answerInput);
  });
  if (passesStep('greeting')) socket.write('220 broken.test\r\n');
}
