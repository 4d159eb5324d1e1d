import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';

const project = resolve(import.meta.dirname, '../..');
const files = globSync('content/**/*.{yaml,mdx}', { cwd: project }).sort();

/** As Sveltia prints, where `output.yaml` of its configuration says nothing else. */
const style = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;

// Or the first save of one word would change lines that nobody touched.
test.each(files)('%s is written as the editor prints it', (path) => {
  const text = readFileSync(resolve(project, path), 'utf8');
  const data = path.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text;
  expect(stringify(parse(data), null, style).trim()).toBe(data.trim());
});
