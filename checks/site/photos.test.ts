import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { fixtureContent } from '../fixture/folders.ts';
import { dist } from './built-site.ts';
import { findElement, pageAt, withClass } from './page-parts.ts';

/** Height divided by width of the photographs, upright. The camera stored powerhouse.jpg turned by a quarter. */
const shapes = { powerhouse: 1067 / 1600, 'control-building': 1200 / 1800, headgate: 1200 / 1600 };

test.each([
  { address: '/facility-types/hydro-plants', name: 'powerhouse' },
  { address: '/projects/mine-substation', name: 'control-building' },
  { address: '/projects/jobs/powerhouse-relay', name: 'headgate' },
] as const)('$address shows its photograph upright and uncropped', async ({ address, name }) => {
  const { elements, html } = pageAt(address);
  expect(withClass(elements, 'photo')).toHaveLength(1);
  await expectShape(html, name, shapes[name]);
});

test('a photograph beside the diorama is below the scope, and one in place of it removes the diorama', () => {
  const beside = pageAt('/facility-types/hydro-plants');
  expect(withClass(beside.elements, 'pins')).not.toEqual([]);
  const order = beside.elements.flatMap((each) => {
    if (getAttribute(each, 'id') === 'scope') return ['scope'];
    return withClass([each], 'photo-row').length > 0 ? ['photographs'] : [];
  });
  expect(order).toEqual(['scope', 'photographs']);
  const instead = pageAt('/projects/mine-substation');
  expect(withClass(instead.elements, 'pins')).toEqual([]);
  expect(withClass(instead.elements, 'photo-row')).toEqual([]);
});

test('the cards of a project and of a job show their photograph, cropped to 4:3', async () => {
  const { elements } = pageAt('/projects');
  const project = withClass(elements, 'project-category').find((each) =>
    linksTo(each, '/projects/mine-substation'),
  );
  expect(await expectOneCardPicture(project)).toContain('control-building');
  const jobs = findElement(elements, (each) => getAttribute(each, 'id') === 'jobs');
  const job = [...eachElement(jobs)].find(
    (each) => each.tagName === 'li' && linksTo(each, '/projects/jobs/powerhouse-relay'),
  );
  expect(await expectOneCardPicture(job)).toContain('headgate');
});

test('a project without a picture has no empty place for one', () => {
  for (const frame of withClass(pageAt('/projects').elements, 'project-category-pictures')) {
    expect(picturesIn(frame)).not.toEqual([]);
  }
});

test('the photographs of the test company have camera metadata', async () => {
  for (const name of Object.keys(shapes)) {
    const { exif } = await sharp(join(fixtureContent, `photos/${name}.jpg`)).metadata();
    expect(exif, name).toBeDefined();
  }
});

// Camera metadata, such as the location, must not be published.
test('no served picture has camera metadata', async () => {
  const pictures = glob('**/*.{jpg,jpeg,png,avif,webp,tiff,gif}', { cwd: dist });
  for await (const file of pictures) {
    const { exif, xmp, iptc } = await sharp(join(dist, file)).metadata();
    expect([exif, xmp, iptc], file).toEqual([undefined, undefined, undefined]);
  }
});

/** Whether an element contains a link to this address. */
const linksTo = (element: Element, address: string) =>
  [...eachElement(element)].some((part) => getAttribute(part, 'href') === address);

/** Asserts that a card has exactly one picture, a JPEG of 4:3, and returns the address of the picture. */
async function expectOneCardPicture(card: Element | undefined): Promise<string> {
  const pictures = card ? picturesIn(card) : [];
  expect(pictures).toHaveLength(1);
  const [picture] = pictures as [Element];
  const address = getAttribute(picture, 'src') ?? '';
  const { format, width, height } = await sharp(join(dist, address)).metadata();
  expect(format).toBe('jpeg');
  expect(width / height).toBe(4 / 3);
  return address;
}

const picturesIn = (element: Element) =>
  [...eachElement(element)].filter(({ tagName }) => tagName === 'img');

/** Asserts that every file generated from a photograph, in both formats, has the same `shape`. */
async function expectShape(html: string, name: string, shape: number): Promise<void> {
  const addresses = html.match(new RegExp(`/_astro/${name}\\.[^"\\s,]+`, 'g')) ?? [];
  const formats = new Set(addresses.map((address) => address.replace(/.*\./, '')));
  expect([...formats].sort(), name).toEqual(['avif', 'jpeg']);
  for (const address of addresses) {
    const { width, height } = await sharp(join(dist, address)).metadata();
    expect(height / width, address).toBeCloseTo(shape, 2);
  }
}
