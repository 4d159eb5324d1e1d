import { readFileSync } from 'node:fs';

/** The corpora of hostile text: a file of JSON each, one string a line. */
export const corpora = [
  'mail-headers',
  'html',
  'csv-formulas',
  'sql',
  'log-lines',
  'terminal',
  'paths',
  'unicode',
] as const;

/** The strings of one corpus. */
export function readCorpus(name: (typeof corpora)[number] | 'invalid-utf8'): string[] {
  return JSON.parse(readFileSync(new URL(`./corpora/${name}.json`, import.meta.url), 'utf8'));
}
