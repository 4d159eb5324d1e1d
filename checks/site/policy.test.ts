import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { inquiryPath } from '#contract/inquiry-form.ts';
import { retentionAttribute, writeRetention } from '#contract/retention.ts';
import { routes } from '#contract/routes.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { pageAt } from './page-parts.ts';

const pages = await readBuiltPages();
const headers = await readFile(join(dist, '_headers'), 'utf8');

describe.each(pages)('$address', (page) => {
  test('has no style or event handler attribute', () => {
    const refused = page.elements.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name }) => `${tagName} ${name}`),
    );
    expect(refused).toEqual([]);
  });

  test('has a strict content security policy for static hosts', () => {
    const block = headers.split('\n\n').find((part) => part.startsWith(`${page.address}\n`));
    expect(block).toContain("default-src 'none'");
    expect(block).toContain("frame-ancestors 'none'");
    expect(block).not.toContain('unsafe');
  });

  test('links only to https and to the site itself', () => {
    const http = page.html.match(/http:\/\/(?!www\.w3\.org)[^"' )]+/g) ?? [];
    expect(http).toEqual([]);
  });
});

describe('the settings of this build', () => {
  const settings = readEnvironment(fileURLToPath(new URL('../..', import.meta.url)));

  test('the privacy policy states how long messages are stored', () => {
    expect(attributesOf(pageAt(routes.privacyPolicy), 'p', retentionAttribute)).toEqual([
      writeRetention(settings.RETENTION_DAYS),
    ]);
  });

  test('the form posts to the configured service, with and without JavaScript', () => {
    const endpoint = settings.PUBLIC_FORM_ENDPOINT ?? inquiryPath;
    expect(attributesOf(pageAt(routes.contact), 'form', 'action')).toEqual([endpoint]);
  });
});
