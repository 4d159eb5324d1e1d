import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A bad line in front of a server. */
interface SlowLine {
  /** The server's address through the line. */
  address: string;
  /** Resolves when nothing has gone over it for so many milliseconds. */
  becomeQuiet(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** What the line is like. */
interface LineOptions {
  /** Milliseconds there and back. */
  roundTrip: number;
  /** Bits per second toward the visitor, and back. */
  down: number;
  up: number;
}

/** The line that Lighthouse simulates. */
export const badLine: LineOptions = { roundTrip: 150, down: 1_638_400, up: 768_000 };

/**
 * Puts a line in front of the server at `address` and relays bytes as they are, all connections
 * sharing it. It has no slow start and loses nothing.
 */
export async function startSlowLine(address: string, line: LineOptions): Promise<SlowLine> {
  const { hostname, port } = new URL(address);
  const down = shape(line.down, line.roundTrip / 2);
  const up = shape(line.up, line.roundTrip / 2);
  const open = new Set<Socket>();
  let lastUsed = performance.now();
  const noteUse = () => {
    lastUsed = performance.now();
  };
  const server = createServer({ noDelay: true, allowHalfOpen: true }, async (visitor) => {
    const site = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      allowHalfOpen: true,
    });
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
    relay(site, visitor, down, noteUse);
    // The round trip that opening a connection takes on a real line.
    await pause(line.roundTrip);
    relay(visitor, site, up, noteUse);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async becomeQuiet(milliseconds) {
      for (;;) {
        const left = lastUsed + milliseconds - performance.now();
        if (left <= 0) return;
        await pause(left);
      }
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function relay(from: Socket, to: Socket, send: Send, noteUse: () => void): void {
  const used = (deliver: () => void) => () => {
    noteUse();
    if (to.writable) deliver();
  };
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += packet) {
      const part = data.subarray(start, start + packet);
      send(
        part.length,
        used(() => to.write(part)),
      );
    }
  });
  from.on('end', () =>
    send(
      0,
      used(() => to.end()),
    ),
  );
}

const packet = 1460;

type Send = (bytes: number, whenArrived: () => void) => void;

/** One direction: packets leave one after another at the rate, and arrive `delay` ms later. */
function shape(bitsPerSecond: number, delay: number): Send {
  const underWay: { arrives: number; deliver: () => void }[] = [];
  let free = 0;
  let isWaiting = false;
  // One timer for all, as two of nearly the same time may go off in the wrong order.
  const wait = () => {
    isWaiting = underWay[0] !== undefined;
    if (underWay[0]) setTimeout(deliver, Math.max(0, underWay[0].arrives - performance.now()));
  };
  const deliver = () => {
    const now = performance.now();
    while (underWay[0] && underWay[0].arrives <= now) underWay.shift()?.deliver();
    wait();
  };
  return (bytes, whenArrived) => {
    free = Math.max(free, performance.now()) + (bytes * 8 * 1000) / bitsPerSecond;
    underWay.push({ arrives: free + delay, deliver: whenArrived });
    if (!isWaiting) wait();
  };
}
