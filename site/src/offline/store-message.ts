/** What a page asks the service worker to keep, once nobody waits for anything else. */
export interface StoreMessage {
  /** Addresses that were loaded before the worker could see them. */
  read: string[];
  /** Whether the line is so slow that only the essential pages are worth it. */
  isSlow: boolean;
}
