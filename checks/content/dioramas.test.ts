import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { dist } from '../site/built-site.ts';
import { facilityTypes, projects, withDiorama } from '../site/content.ts';
import { pageAt, withClass } from '../site/page-parts.ts';
import { textOf } from '../site/page-text.ts';

const plainText = (element: Element) => textOf(element).replace(/\s+/g, ' ').trim();

/** A day or night picture of a diorama. */
interface Picture {
  light: 'day' | 'night';
  /** The `img` element. */
  image: Element;
  files: PictureFile[];
}

interface PictureFile {
  address: string;
  /** Width descriptor of the `srcset` attribute. Example: 800w */
  descriptor?: string | undefined;
}

/** Every day and night picture in these elements, with its files in all formats. */
function picturesIn(elements: readonly Element[]): Picture[] {
  return (['day', 'night'] as const).flatMap((light) =>
    withClass(elements, `picture-by-${light}`).map((picture) => {
      const inside = [...eachElement(picture)];
      const image = inside.find(({ tagName }) => tagName === 'img') as Element;
      // Skip sources without a type: they only prevent the browser from loading a picture too early.
      const sources = inside.filter((each) => getAttribute(each, 'type'));
      return { light, image, files: [...sources, image].flatMap(listFiles) };
    }),
  );
}

/** The files in the `srcset` attribute of an element. */
function listFiles(element: Element): PictureFile[] {
  const candidates = (getAttribute(element, 'srcset') ?? '').split(',');
  return candidates
    .map((candidate) => candidate.trim().split(' '))
    .flatMap(([address, descriptor]) => (address ? [{ address, descriptor }] : []));
}

/** Asserts that pictures load lazily, and that their files have the expected names, widths and formats. */
async function expectPictures(pictures: readonly Picture[]): Promise<void> {
  const formats = new Set<string | undefined>();
  for (const { light, image, files } of pictures) {
    expect(getAttribute(image, 'loading')).toBe('lazy');
    for (const { address, descriptor } of files) {
      expect(address).toMatch(new RegExp(`^/_astro/[\\w-]+-${light}-\\d+\\.[\\w-]{8}\\.\\w+$`));
      const { format, width, hasAlpha } = await sharp(join(dist, address)).metadata();
      expect(hasAlpha, address).toBe(true);
      if (descriptor) expect(`${width}w`, address).toBe(descriptor);
      formats.add(format);
    }
  }
  expect(formats).toEqual(new Set(['heif', 'webp']));
}

describe.each(withDiorama)('the diorama of $id', ({ path, diorama }) => {
  const page = pageAt(path);

  test('has a day and a night picture with alternative text and reserved space', async () => {
    const [shown] = withClass(page.elements, 'diorama');
    const pictures = picturesIn([...eachElement(shown as Element)]);
    expect(pictures.map(({ light }) => light)).toEqual(['day', 'night']);
    // Check all pictures of the page, including pictures of links to other pages.
    await expectPictures(picturesIn(page.elements));
    expect(new Set(pictures.map(({ image }) => getAttribute(image, 'alt'))).size).toBe(1);
    for (const { image } of pictures) {
      expect(getAttribute(image, 'alt')).not.toBe('');
      expect(getAttribute(image, 'width')).toBe('1600');
      expect(getAttribute(image, 'height')).toBe('1200');
    }
  });

  test('has one list of marked places with links to the scope and back', () => {
    const lists = withClass(page.elements, 'pins');
    expect(lists.map(({ tagName }) => tagName)).toEqual(['ol']);
    const links = [...eachElement(lists[0] as Element)].filter(({ tagName }) => tagName === 'a');
    // Steps of the power path are numbered, and other places have letters.
    const marks = [
      ...(diorama?.path ?? []).map((_step, index) => `${index + 1}`),
      ...(diorama?.beside ?? []).map((_place, index) => 'ABC'.charAt(index)),
    ];
    expect(links.map((link) => plainText(link).split(' ')[0])).toEqual(marks);
    const scope = page.elements.find((each) => getAttribute(each, 'id') === 'scope') as Element;
    const marked = withClass([...eachElement(scope)], 'pin-mark').map((mark) => plainText(mark));
    expect(marked.toSorted()).toEqual(marks.toSorted());
    for (const link of links) {
      const id = getAttribute(link, 'href')?.slice(1);
      const item = [...eachElement(scope)].find((each) => getAttribute(each, 'id') === id);
      const inside = [...eachElement(item as Element)];
      const title = inside.find(({ tagName }) => tagName === 'h3') as Element;
      expect(plainText(link).endsWith(` – ${plainText(title)}`), plainText(link)).toBe(true);
      const marksOfItem = withClass(inside, 'pin-mark').map((mark) => plainText(mark));
      expect(marksOfItem).toContain(plainText(link).split(' ')[0]);
    }
  });
});

test.skipIf(withDiorama.length > 0)('content/ has no page with a diorama', () => {
  expect(withDiorama).toEqual([]);
});

/**
 * Pages whose cards show the diorama. If a photograph replaces the diorama on the page, the card shows the photograph,
 * too.
 */
const shownByDiorama = (
  entries: readonly Pick<(typeof projects)[number], 'id' | 'scene' | 'diorama' | 'photos'>[],
) =>
  entries.filter(
    ({ diorama, photos = [] }) => diorama && !photos.some(({ place }) => place === 'instead'),
  );

const lists = [
  { address: '/facility-types', entries: shownByDiorama(facilityTypes) },
  { address: '/projects', entries: shownByDiorama(projects) },
].filter(({ entries }) => entries.length > 0);

test.each(lists)(
  'the cards of $address show each diorama by day and by night',
  async ({ address, entries }) => {
    const pictures = picturesIn(pageAt(address).elements);
    await expectPictures(pictures);
    const scenes = entries.map(({ id, scene }) => scene ?? id);
    const shown = pictures.map(({ image }) => {
      expect(getAttribute(image, 'alt')).toBe('');
      return /\/_astro\/(.+?)-(?:day|night)-/.exec(getAttribute(image, 'src') ?? '')?.[1];
    });
    expect(shown.sort()).toEqual([...scenes, ...scenes].sort());
  },
);
