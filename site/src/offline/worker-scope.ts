import type { CoreCounts } from './core-pages.ts';

/** An event that the worker is kept running for until the work is done. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

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

/** The part of the worker's scope that is used: TypeScript's library for it excludes the page's. */
export const scope = self as unknown as WorkerScope;

/** What the service worker is to store, once the page has loaded. */
export interface StoreMessage {
  /** Addresses that were loaded before the worker could see them. */
  read: string[];
  /** What decides how many of the core pages are worth it. */
  when: keyof CoreCounts;
}
