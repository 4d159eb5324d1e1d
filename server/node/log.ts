import { type Logger, pino } from 'pino';

// Size in bytes. When the buffer is full, further lines are dropped.
const bufferLimit = 1_000_000;

/**
 * Creates the log on Node, on standard output: one JSON line per event, or a line for people if standard
 * output is a terminal.
 *
 * Log lines must not contain visitor input or addresses; inquiries are identified by their ids. The privacy
 * policy states this under "Usage data". Lines that cannot be written, for example on a full disk, are buffered
 * and written later.
 */
export function createLog(level: string, isTerminal: boolean = process.stdout.isTTY): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: bufferLimit });
  // Without a listener, a write error would end the process.
  output.on('error', () => {});
  const forPeople = { write: (line: string) => output.write(formatForPeople(line)) };
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    isTerminal ? forPeople : output,
  );
}

/** Formats a JSON line as the local time, the level, the message and the other fields. */
export function formatForPeople(line: string): string {
  const { time, level, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(String(time)).toTimeString().slice(0, 8);
  const name = pino.levels.labels[Number(level)] ?? level;
  const details = Object.entries(fields).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return `${[clock, name, msg, ...details].join('  ')}\n`;
}
