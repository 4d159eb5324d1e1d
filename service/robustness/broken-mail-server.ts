import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * The steps of an SMTP session at which the server can fail. `text` is while the mail is received,
 * `end` is the answer to the whole mail, `farewell` comes after that answer.
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

/** What the server does at a step: a wrong answer, or an action on the connection. */
export type Fault = string | ((socket: Socket) => void);

/** A mail that was received completely. */
export interface ReceivedMail {
  receivers: string[];
  source: string;
  /** Whether the server accepted the mail. */
  isAccepted: boolean;
}

/** A mail server that fails at the steps that a test chooses. */
export interface BrokenMailServer {
  url: string;
  port: number;
  /** The faults from now on, by step. */
  faults: Partial<Record<Step, Fault>>;
  /** A mail that contains this word breaks the connection. */
  poison?: string;
  /** Every mail that was received completely, in this order. */
  received: ReceivedMail[];
  /** How many faults have occurred. */
  faultCount: number;
  connections: number;
  /** The most connections that the sender had open at a time. */
  mostConnections: number;
  /** Counts the connections that the sender has not closed. */
  countUnclosed(): number;
  /** Destroys every connection and refuses new ones until `listen`. */
  close(): Promise<void>;
  /** Accepts connections again at the same port. */
  listen(): Promise<void>;
}

/** Starts the server of one test at a free port; every answer takes `latency` milliseconds. */
export async function startBrokenMailServer(latency = 0): Promise<BrokenMailServer> {
  const open = new Set<Socket>();
  const unclosed = new Set<Socket>();
  const listener = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    unclosed.add(socket);
    state.connections += 1;
    // Runs after connections that the sender has closed already were subtracted from the count.
    setImmediate(() => {
      state.mostConnections = Math.max(state.mostConnections, open.size);
    });
    socket.on('end', () => {
      open.delete(socket);
      // A server that keeps writing only notices by a reset that the client is gone.
      if (!talking.has(socket)) socket.end();
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

/** Faults of the connection. */
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

// Connections that a fault keeps writing to.
const talking = new WeakSet<Socket>();

function repeat(socket: Socket, bytes: string): void {
  talking.add(socket);
  const timer = setInterval(() => socket.write(bytes), 20);
  socket.on('close', () => clearInterval(timer));
}

// Speaks SMTP. Every second connection announces PIPELINING, so commands can arrive together.
function serve(socket: Socket, state: BrokenMailServer, latency: number): void {
  const extensions = `${state.connections % 2 ? '250-PIPELINING\r\n' : ''}250 AUTH PLAIN`;
  let input = '';
  let receivers: string[] = [];
  let isInText = false;
  let isLost = false;

  // Returns false if a fault sent the answer or took over the socket.
  const passesStep = (step: Step): boolean => {
    const fault = state.faults[step];
    if (fault === undefined) return true;
    state.faultCount += 1;
    if (typeof fault === 'string') {
      socket.write(`${fault}\r\n`);
    } else {
      isLost = true;
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
    if (step === 'MAIL') receivers = [];
    if (step === 'RCPT') receivers.push(/<(.*)>/.exec(line)?.[1] ?? '');
    if (step === 'DATA') {
      isInText = receivers.length > 0;
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
    const mail = { receivers, source, isAccepted: false };
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
    while (!isLost && !socket.destroyed) {
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
