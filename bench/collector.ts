import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fact } from './click-probe.ts';

/** Takes what the probes in the pages tell. */
export interface Collector {
  /** Where to post facts. */
  address: string;
  add(fact: Fact): void;
  /** The last fact of this kind from this page, awaited. */
  waitFor(what: Fact['what'], page: string): Promise<Fact>;
  /** Forgets all facts. */
  clear(): void;
  close(): Promise<void>;
}

const patience = 60_000;

export async function startCollector(): Promise<Collector> {
  let facts: Fact[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = await request.toArray();
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
    if (request.method === 'POST') facts.push(JSON.parse(Buffer.concat(parts).toString()) as Fact);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (fact) => facts.push(fact),
    async waitFor(what, page) {
      for (const ends = performance.now() + patience; performance.now() < ends; await pause(10)) {
        const found = facts.findLast((fact) => fact.what === what && fact.page === page);
        if (found) return found;
      }
      throw new Error(`The page ${page} did not tell: ${what}`);
    },
    clear: () => {
      facts = [];
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
