/** Settings of a machine, which a Worker has none of: where it listens, and where it keeps things. */
const machineSettings = new Set([
  'HOST',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'TRUST_PROXY',
  'FORM_HOST',
]);

/** The settings that a Worker is told, by name. */
export function pickWorkerSettings(settings: Record<string, string>): Record<string, string> {
  const told = Object.entries(settings).filter(([name]) => !machineSettings.has(name));
  return Object.fromEntries(told);
}
