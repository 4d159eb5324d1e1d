import type { Environment } from '#contract/environment.ts';
import type { Log } from '../log.ts';

/** The log of a Worker: one JSON line an event, as `node/log.ts` writes them. */
export function createWorkerLog(level: Environment['LOG_LEVEL']): Log {
  const least = levels[level];
  const writeAt =
    (number: number) => (fields: Record<string, unknown> | string, words?: string) => {
      if (number < least) return;
      const [more, msg] = typeof fields === 'string' ? [{}, fields] : [fields, words];
      console.log(JSON.stringify({ level: number, time: new Date().toISOString(), ...more, msg }));
    };
  return { info: writeAt(levels.info), warn: writeAt(levels.warn), error: writeAt(levels.error) };
}

const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 };
