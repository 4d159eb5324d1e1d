import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { privacyPolicyPath, retentionAttribute, writeRetention } from '#contract/retention.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';

const pages = await readBuiltPages();
const headers = await readFile(join(dist, '_headers'), 'utf8');

describe.each(pages)('$address', (page) => {
  test('carries no style or handler in an attribute', () => {
    const refused = page.elements.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name }) => `${tagName} ${name}`),
    );
    expect(refused).toEqual([]);
  });

  test('has a policy for static hosts that closes everything it does not use', () => {
    const block = headers.split('\n\n').find((part) => part.startsWith(`${page.address}\n`));
    expect(block).toContain("default-src 'none'");
    expect(block).toContain("frame-ancestors 'none'");
    expect(block).not.toContain('unsafe');
  });

  test('leads only to https and to itself', () => {
    const http = page.html.match(/http:\/\/(?!www\.w3\.org)[^"' )]+/g) ?? [];
    expect(http).toEqual([]);
  });
});

test('the privacy policy says how long messages stay, as the settings of this build have it', () => {
  const page = pages.find(({ address }) => address === privacyPolicyPath);
  const { RETENTION_DAYS } = readEnvironment(fileURLToPath(new URL('../..', import.meta.url)));
  expect(page && attributesOf(page, 'p', retentionAttribute)).toEqual([
    writeRetention(RETENTION_DAYS),
  ]);
});
