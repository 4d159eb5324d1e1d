import type { CoreCounts } from './core-pages.ts';

/** What a page asks the service worker to keep, once nobody waits for anything else. */
export interface StoreMessage {
  /** Addresses that were loaded before the worker could see them. */
  read: string[];
  /** What decides how many of the core pages are worth it. */
  when: keyof CoreCounts;
}
