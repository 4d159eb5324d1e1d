/** The log of the service, one event per line; see `../node/log.ts` and `../worker/log.ts`. */
export interface Log {
  info: WriteEvent;
  warn: WriteEvent;
  error: WriteEvent;
}

/** Logs an event: a fixed message, with the details in fields. */
interface WriteEvent {
  (fields: Record<string, unknown>, message: string): void;
  (message: string): void;
}
