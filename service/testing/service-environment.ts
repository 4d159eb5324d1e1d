import { settingNames } from '#contract/environment.ts';

/** The environment of a service that a test starts as a process, with a free port and no rate limit. */
export function serviceEnvironment(settings: Record<string, string> = {}): Record<string, string> {
  return { PORT: '0', RATE_LIMIT: 'off', ...settings };
}

/** The same for a service in the project's own folder: empty values override those of `.env` and of this machine. */
export function ownEnvironment(settings: Record<string, string> = {}): Record<string, string> {
  const unset = settingNames.map((name) => [name, '']);
  return { ...Object.fromEntries(unset), ...serviceEnvironment(settings) };
}
