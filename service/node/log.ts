import { type Logger, pino } from 'pino';

// Size in bytes. When the buffer is full, further lines are dropped.
const bufferLimit = 1_000_000;

/**
 * Creates the log on Node: one JSON line per event on standard output.
 *
 * Log lines must not contain visitor input or addresses; inquiries are identified by their ids. Lines that
 * cannot be written, for example on a full disk, are buffered and written later.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: bufferLimit });
  // Without a listener, a write error would end the process.
  output.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
