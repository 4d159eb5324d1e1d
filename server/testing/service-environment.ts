import { settingNames } from '#contract/environment.ts';

/**
 * Returns the environment of a service that a test starts as a process: a free port, no rate limit, and
 * `settings`.
 */
export function serviceEnvironment(settings: Record<string, string> = {}): Record<string, string> {
  return { PORT: '0', RATE_LIMIT: 'off', ...settings };
}

/**
 * Like `serviceEnvironment`, for a service that runs in the project's root folder. Empty values override the
 * settings in `.env` and in this machine's environment.
 */
export function ownEnvironment(settings: Record<string, string> = {}): Record<string, string> {
  const unset = settingNames.map((name) => [name, '']);
  return { ...Object.fromEntries(unset), ...serviceEnvironment(settings) };
}
