import type { Environment } from '#contract/environment.ts';
import type { Log } from '../shared/log.ts';

// The numeric log levels of pino.
const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 };

/** Creates the log of a Worker: one JSON line per event, in the format of `node/log.ts`. */
export function createWorkerLog(level: Environment['LOG_LEVEL']): Log {
  const threshold = levels[level];
  const writeAt =
    (eventLevel: number) => (first: Record<string, unknown> | string, second?: string) => {
      if (eventLevel < threshold) return;
      const fields = typeof first === 'string' ? {} : first;
      const msg = typeof first === 'string' ? first : second;
      const time = new Date().toISOString();
      console.log(JSON.stringify({ level: eventLevel, time, ...fields, msg }));
    };
  return { info: writeAt(levels.info), warn: writeAt(levels.warn), error: writeAt(levels.error) };
}
