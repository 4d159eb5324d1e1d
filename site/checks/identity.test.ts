import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { eachElement, getAttribute, type ParentNode } from '#forms/html-tree.ts';
import { metaOf, readBuiltPages } from './built-site.ts';
import { buildForOtherOwner } from './other-owner.ts';
import { withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';
import { addPhotographs, photographed } from './photographs.ts';
import { reviewArticle, reviewed } from './reviewed-article.ts';

let copy: Awaited<ReturnType<typeof buildForOtherOwner>>;

const endpoint = 'https://forms.example.org/f/1';
// Half a minute on a machine at rest.
const longestBuild = 400_000;

beforeAll(async () => {
  copy = await buildForOtherOwner(
    becomeOtherCompany,
    { PUBLIC_FORM_ENDPOINT: endpoint, SITE_URL: '' },
    async (content) => {
      await addPhotographs(content);
      await reviewArticle(content);
    },
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

describe('a reviewed article', () => {
  const read = (file: string) => readFile(join(copy.folder, 'dist', file), 'utf8');
  const readPage = async () => {
    const pages = await readBuiltPages(join(copy.folder, 'dist'));
    const page = pages.find(({ address }) => address === `/blog/${reviewed.id}`);
    if (!page) throw new Error(`${reviewed.id} was not built`);
    return page;
  };

  test('says beside its date when and by whom, and leads to what changed', async () => {
    const { elements } = await readPage();
    const [facts] = withClass(elements, 'article-facts');
    expect(facts && textOf(facts).replaceAll(/\s+/g, ' ')).toContain(reviewed.shown);
    const [link] = facts ? [...eachElement(facts)].filter(({ tagName }) => tagName === 'a') : [];
    expect(link && getAttribute(link, 'href')).toBe('#since-then');
    const heading = elements.find((each) => getAttribute(each, 'id') === 'since-then');
    expect(heading && textOf(heading)).toBe('Since then');
    expect(textOf(heading?.parentNode as ParentNode)).toContain(reviewed.change);
  });

  test('tells programs its day: data, head, sitemap and feed', async () => {
    const page = await readPage();
    expect(page.html).toMatch(new RegExp(`"dateModified":\\s*"${reviewed.day}"`));
    expect(metaOf(page, 'article:modified_time')).toContain(reviewed.day);
    expect(await read('sitemap.xml')).toContain(
      `/blog/${reviewed.id}</loc><lastmod>${reviewed.day}</lastmod>`,
    );
    const feed = JSON.parse(await read('feed.json')) as { items: Record<string, string>[] };
    const item = feed.items.find(({ url }) => url?.endsWith(reviewed.id));
    expect(item?.date_modified).toContain(reviewed.day);
    expect(item?.content_html).toContain(reviewed.change);
  });

  test('says the same in Markdown', async () => {
    const markdown = await read(`blog/${reviewed.id}.md`);
    expect(markdown).toContain(`, reviewed ${reviewed.day}, `);
    expect(markdown).toMatch(/\n## Since then\n[^#]*changed in May 2025/);
  });

  test('any other shows nothing of the kind', async () => {
    const pages = await readBuiltPages(join(copy.folder, 'dist'));
    const files = await Array.fromAsync(glob('content/articles/*.mdx', { cwd: copy.folder }));
    for (const file of files) {
      const isReviewed = /^reviewed:/m.test(await readFile(join(copy.folder, file), 'utf8'));
      const address = `/blog/${basename(file, '.mdx')}`;
      const page = pages.find((each) => each.address === address);
      const [facts] = withClass(page?.elements ?? [], 'article-facts');
      expect(facts && textOf(facts).includes('Reviewed'), address).toBe(isReviewed);
    }
  });
});
