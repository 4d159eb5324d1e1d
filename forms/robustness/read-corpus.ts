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
  return readFile(name) as string[];
}

/** Requests that hold a second one, `GET /healthz`, where it is no request. */
export function readSmuggledRequests(): { name: string; request: string }[] {
  return readFile('smuggling') as { name: string; request: string }[];
}

function readFile(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./corpora/${name}.json`, import.meta.url), 'utf8'));
}
