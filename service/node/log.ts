import { type Logger, pino } from 'pino';

/**
 * The log: one JSON line an event on standard output.
 *
 * No line holds what a visitor typed, nor any address; inquiries are named by their id. Lines
 * that cannot be written, as on a full disk, wait in memory and follow once they can be.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: mostWaiting });
  // Unheard it would end the process, and with it the pages.
  output.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

// Bytes; lines beyond them are dropped.
const mostWaiting = 1_000_000;
