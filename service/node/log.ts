import { type Logger, pino } from 'pino';

/**
 * The log on Node: one JSON line per event on standard output.
 *
 * No line contains what a visitor typed, or any address; inquiries are identified by their ids.
 * Lines that cannot be written, as on a full disk, are buffered until they can be.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: bufferLimit });
  // Without a listener an error would end the process, and the site with it.
  output.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

// Bytes; further lines are dropped.
const bufferLimit = 1_000_000;
