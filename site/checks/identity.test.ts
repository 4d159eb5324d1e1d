import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readBuiltPages } from './built-site.ts';
import { buildForOtherOwner } from './other-owner.ts';

let copy: Awaited<ReturnType<typeof buildForOtherOwner>>;

const endpoint = 'https://forms.example.org/f/1';
// Half a minute on a machine at rest.
const longestBuild = 400_000;

beforeAll(async () => {
  copy = await buildForOtherOwner(becomeOtherCompany, {
    PUBLIC_FORM_ENDPOINT: endpoint,
    SITE_URL: '',
  });
}, longestBuild);

/** Every line that says who the company is, whoever it was before. */
function becomeOtherCompany(yaml: string): string {
  const company = parseDocument(yaml);
  const phone = { number: '+15755550111', display: '(575) 555-0111' };
  const changes = {
    name: 'Llano Power & Controls',
    legalName: 'Llano Power & Controls LLC',
    phone,
    emergencyPhone: phone,
    email: 'office@llano.example',
    siteUrl: 'https://llano.example',
    licenses: [{ state: 'Texas', number: 'TECL 12345' }],
  };
  for (const [key, value] of Object.entries(changes)) company.set(key, company.createNode(value));
  const address = { street: '77 Other Road', city: 'Seminole', state: 'TX', postalCode: '79360' };
  for (const [key, value] of Object.entries(address)) company.setIn(['address', key], value);
  return company.toString();
}

afterAll(() => copy?.remove());

test('nothing of the sample identity is left in another company’s build', async () => {
  const sample = /caliche ridge|555-?0142|example street|79714|TECL 00000|calicheridge/i;
  const found: string[] = [];
  for await (const file of glob('dist/**/*.{html,js,css,svg,xml,txt,json,webmanifest}', {
    cwd: copy.folder,
  })) {
    const match = sample.exec(await readFile(join(copy.folder, file), 'utf8'));
    if (match) found.push(`${file}: ${match[0]}`);
  }
  expect(found).toEqual([]);
});

test('the new identity is everywhere it belongs', async () => {
  const pages = await readBuiltPages(join(copy.folder, 'dist'));
  for (const { address, html } of pages) {
    expect(html, address).toContain('Llano Power &amp; Controls');
    expect(html, address).toContain('tel:+15755550111');
    expect(html, address).toContain('(575) 555-0111');
  }
  const contact = pages.find(({ address }) => address === '/contact')?.html;
  for (const expected of [
    '77 Other Road',
    'office@llano.example',
    'TECL 12345',
    'https://llano.example/contact',
  ]) {
    expect(contact).toContain(expected);
  }
});

test('a foreign form service is where the form posts, with and without script', async () => {
  const html = await readFile(join(copy.folder, 'dist/contact.html'), 'utf8');
  expect(html).toContain(`action="${endpoint}"`);
  const headers = await readFile(join(copy.folder, 'dist/_headers'), 'utf8');
  const policy = headers.split('\n\n').find((block) => block.startsWith('/contact\n'));
  expect(policy).toMatch(/connect-src[^;]* https:\/\/forms\.example\.org/);
  expect(policy).toMatch(/form-action[^;]* https:\/\/forms\.example\.org/);
});
