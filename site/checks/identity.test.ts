import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { getAttribute } from '#forms/html-tree.ts';
import { readBuiltPages } from './built-site.ts';
import { buildForOtherOwner } from './other-owner.ts';
import { withClass } from './page-parts.ts';
import { addPhotographs, photographed } from './photographs.ts';

let copy: Awaited<ReturnType<typeof buildForOtherOwner>>;

const endpoint = 'https://forms.example.org/f/1';
// Half a minute on a machine at rest.
const longestBuild = 400_000;

beforeAll(async () => {
  copy = await buildForOtherOwner(
    becomeOtherCompany,
    { PUBLIC_FORM_ENDPOINT: endpoint, SITE_URL: '' },
    addPhotographs,
  );
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
  const texts = '*.{html,js,css,svg,xml,txt,json,webmanifest}';
  for await (const file of glob([`dist/**/${texts}`, `dist/.well-known/${texts}`], {
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

describe('the company’s photographs', () => {
  const figuresOf = async (address: string) => {
    const page = (await readBuiltPages(join(copy.folder, 'dist'))).find(
      (each) => each.address === address,
    );
    return { page, figures: withClass(page?.elements ?? [], 'photo') };
  };

  test('one stands in place of the model, with its own words', async () => {
    const { page, figures } = await figuresOf(photographed.instead);
    expect(figures).toHaveLength(1);
    expect(page?.html).toContain('alt="Two electricians at a relay panel."');
    expect(page?.html).toContain('Relay panel, Gaines County');
    expect(page?.html).not.toContain('class="callouts"');
  });

  test('others stand in a row after the scope, beside the model', async () => {
    const { page, figures } = await figuresOf(photographed.beside);
    expect(figures).toHaveLength(2);
    expect(page?.html).toContain('class="callouts"');
    const places = page?.elements.flatMap((each, index) =>
      getAttribute(each, 'id') === 'scope' || withClass([each], 'photo-row').length > 0
        ? [[index, getAttribute(each, 'id')]]
        : [],
    );
    expect(places?.map(([, id]) => id)).toEqual(['scope', undefined]);
  });

  test('are turned as the camera was held, in two formats, without what it wrote beside', async () => {
    const { page } = await figuresOf(photographed.instead);
    const turned = page?.html.match(/\/_astro\/turned[^"\s,]+/g) ?? [];
    expect(new Set(turned.map((address) => address.replace(/.*\./, '')))).toEqual(
      new Set(['avif', 'webp']),
    );
    for (const address of turned) {
      const { width = 0, height = 0 } = await sharp(join(copy.folder, 'dist', address)).metadata();
      expect(height / width, address).toBeCloseTo(0.5, 1);
    }
    // No original is left among the files either.
    for await (const file of glob('dist/_astro/*.{jpg,jpeg,png,avif,webp}', { cwd: copy.folder })) {
      const { exif, xmp, iptc } = await sharp(join(copy.folder, file)).metadata();
      expect([exif, xmp, iptc], file).toEqual([undefined, undefined, undefined]);
    }
  });
});
