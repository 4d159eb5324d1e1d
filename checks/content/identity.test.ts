import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, dist, readBuiltPages } from '../site/built-site.ts';
import { company, isSample, siteUrl } from '../site/content.ts';
import { pageAt } from '../site/page-parts.ts';
import { asTyped, textOf } from '../site/page-text.ts';

/** The text of a page, in one line. */
const textOfPage = ({ elements: [html] }: BuiltPage) =>
  html ? asTyped(textOf(html)).replaceAll(/\s+/g, ' ') : '';

test('every page has the name and emergency number of company.yaml, and the contact page all contact data', async () => {
  for (const page of await readBuiltPages()) {
    const text = textOfPage(page);
    expect(text, page.address).toContain(company.name);
    expect(text, page.address).toContain(company.emergencyPhone.display);
    expect(page.html, page.address).toContain(`tel:${company.emergencyPhone.number}`);
  }
  const contactPage = pageAt('/contact');
  const text = textOfPage(contactPage);
  const { street, city, postalCode } = company.address;
  for (const expected of [
    ...[street, city, postalCode, company.email, company.hours.text, company.phone.display],
    ...company.licenses.map(({ number }) => number),
  ]) {
    expect(text).toContain(asTyped(expected));
  }
  expect(contactPage.html).toContain(`tel:${company.phone.number}`);
  expect(contactPage.html).toContain(`${siteUrl}/contact`);
});

test('licenses are claimed only for the states in company.yaml', () => {
  const states = new Intl.ListFormat('en-US').format(
    new Set(company.licenses.map(({ state }) => state)),
  );
  const shown = pageAt('/service-area').html.match(/Licensed in [^<]*/g) ?? [];
  // Owners may leave the sentence out, and must if they have no license.
  for (const sentence of shown) expect(asTyped(sentence)).toBe(`Licensed in ${states}`);
});

describe.skipIf(isSample)(
  `another company${isSample ? ' (this is still the sample: npm run test:other-owner)' : ''}`,
  () => {
    test('shows no name, address, license or phone number of the sample company', async () => {
      const sample =
        /caliche ridge|555-?0142|example street|79714|TECL 00000|EE-98 00000|EL-1 00000|calicheridge/i;
      const found: string[] = [];
      const texts = '*.{html,js,css,svg,xml,txt,json,webmanifest,md}';
      for await (const file of glob([`**/${texts}`, `.well-known/${texts}`], { cwd: dist })) {
        const match = sample.exec(await readFile(join(dist, file), 'utf8'));
        if (match) found.push(`${file}: ${match[0]}`);
      }
      expect(found).toEqual([]);
    });
  },
);
