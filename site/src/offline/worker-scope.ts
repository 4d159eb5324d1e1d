import type { CoreCounts } from './core-pages.ts';

/** An event that the worker is kept running for until the work is done. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page's wish. */
export interface StoreEvent extends ExtendableEvent {
  data: StoreMessage;
  source: { url: string } | null;
}

interface WorkerScope {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: StoreEvent) => void): void;
}

/** What of the worker's global scope is used: TypeScript's own list would replace the page's. */
export const scope = self as unknown as WorkerScope;

/** What a page asks the service worker to keep, once all else has loaded. */
export interface StoreMessage {
  /** Addresses that were loaded before the worker could see them. */
  read: string[];
  /** What decides how many of the core pages are worth it. */
  when: keyof CoreCounts;
}
