import { type Logger, pino } from 'pino';

/**
 * The log: one JSON line an event on standard output.
 *
 * No line holds what a visitor typed, nor an address of anybody; enquiries go by their id.
 */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
