/** Where the service writes down what happens, an event a line; see `node/log.ts`. */
export interface Log {
  info: WriteEvent;
  warn: WriteEvent;
  error: WriteEvent;
}

/** What happened, in words that stay the same, and what tells this one from others. */
interface WriteEvent {
  (fields: Record<string, unknown>, words: string): void;
  (words: string): void;
}
