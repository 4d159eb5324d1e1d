import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { pinBands } from '#ui/diorama/pin-bands.ts';
import { areApart } from '#ui/diorama/place-pins.ts';
import { type BuiltPage, dist } from './built-site.ts';
import { facilityTypes, projects, withDiorama } from './content.ts';
import { pageAt, withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

/** The pages whose cards show a diorama, by the page that has the cards. */
const onCards = {
  '/facility-types': facilityTypes.filter(({ diorama }) => diorama).map(({ id }) => id),
  '/projects': projects.filter(({ diorama }) => diorama).map(({ id }) => id),
};

const spoken = (element: Element) => textOf(element).replace(/\s+/g, ' ').trim();

/** A file that a picture offers, and what it says of it. */
interface Offer {
  address: string;
  /** As its descriptor says; undefined where there is one file alone. */
  width: number | undefined;
}

const readOffers = (sourceSet: string): Offer[] =>
  sourceSet.split(',').map((each) => {
    const [address = '', descriptor] = each.trim().split(' ');
    return { address, width: descriptor ? Number.parseInt(descriptor, 10) : undefined };
  });

/** The pictures of the page by light, in their order; of one place alone, if it is named. */
function picturesOf(page: BuiltPage, light: 'day' | 'night', place?: string) {
  const elements = place
    ? withClass(page.elements, place).flatMap((each) => [...eachElement(each)])
    : page.elements;
  return withClass(elements, `picture-by-${light}`).map((picture) => {
    const inside = [...eachElement(picture)];
    const image = inside.find(({ tagName }) => tagName === 'img') as Element;
    const sources = inside
      .filter(({ tagName }) => tagName === 'source')
      .map((source) => ({
        media: getAttribute(source, 'media') ?? '',
        type: getAttribute(source, 'type'),
        offers: readOffers(getAttribute(source, 'srcset') ?? ''),
      }))
      // The one without a type keeps a picture that no script will show from being fetched.
      .filter(({ type }) => type);
    return { image, sources };
  });
}

async function expectFile({ address, width }: Offer, name: RegExp): Promise<void> {
  expect(address).toMatch(name);
  const file = join(dist, address);
  const picture = await sharp(file).metadata();
  expect(picture.hasAlpha, address).toBe(true);
  if (width) expect(picture.width, address).toBe(width);
}

describe.each(withDiorama)('the diorama of $id', ({ id: scene, path, diorama }) => {
  const page = pageAt(path);

  test.each(['day', 'night'] as const)('is offered by %s in both formats', async (light) => {
    const [picture, another] = picturesOf(page, light, 'diorama');
    expect(another).toBeUndefined();
    const { image, sources } = picture as NonNullable<typeof picture>;
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/avif', 'image/webp']);
    const [onPhone, avif] = sources;
    expect(onPhone?.media).toBe('(width < 48rem)');
    expect(onPhone?.offers).toHaveLength(1);
    const hashed = (format: string) =>
      new RegExp(`^/_astro/${scene}-${light}-(800|1600)\\.[\\w-]{8}\\.${format}$`);
    for (const offer of onPhone?.offers ?? []) {
      await expectFile({ ...offer, width: 800 }, hashed('avif'));
    }
    expect(avif?.offers.map(({ width }) => width)).toEqual([800, 1600]);
    for (const offer of avif?.offers ?? []) {
      await expectFile(offer, hashed('avif'));
    }
    for (const offer of readOffers(getAttribute(image, 'srcset') ?? '')) {
      await expectFile(offer, hashed('webp'));
    }
  });

  test('says what it shows, keeps its room, and lets text be painted first', () => {
    const images = (['day', 'night'] as const).flatMap((light) =>
      picturesOf(page, light, 'diorama').map(({ image }) => image),
    );
    expect(new Set(images.map((image) => getAttribute(image, 'alt'))).size).toBe(1);
    for (const image of images) {
      expect(getAttribute(image, 'alt')).toMatch(/^Model of .{60,}\.$/);
      expect(getAttribute(image, 'width')).toBe('1600');
      expect(getAttribute(image, 'height')).toBe('1200');
      expect(getAttribute(image, 'loading')).toBe('lazy');
    }
  });

  test('has one list of marked places that lead into the scope and back', () => {
    const marked = [
      ...(diorama?.path ?? []).map((_, index) => `${index + 1}`),
      ...(diorama?.beside ?? []).map((_, index) => 'ABC'.charAt(index)),
    ];
    const lists = withClass(page.elements, 'callouts');
    expect(lists.map(({ tagName }) => tagName)).toEqual(['ol']);
    const links = lists.flatMap((list) =>
      [...eachElement(list)].filter(({ tagName }) => tagName === 'a'),
    );
    expect(links).toHaveLength(marked.length);

    const scope = page.elements.find((each) => getAttribute(each, 'id') === 'scope') as Element;
    const items = [...eachElement(scope)].filter(({ tagName }) => tagName === 'li');
    const marks = new Map(
      items.map((item) => [
        `#${getAttribute(item, 'id')}`,
        withClass([...eachElement(item)], 'pin-mark').map((mark) => spoken(mark)),
      ]),
    );
    links.forEach((link, index) => {
      const item = items.find(
        (each) => `#${getAttribute(each, 'id')}` === getAttribute(link, 'href'),
      );
      const title = [...eachElement(item as Element)].find(({ tagName }) => tagName === 'h3');
      expect(spoken(link)).toMatch(new RegExp(`^${marked[index]} \\S.* – `));
      expect(spoken(link).endsWith(` – ${spoken(title as Element)}`), spoken(link)).toBe(true);
      expect(marks.get(getAttribute(link, 'href') ?? '')).toContain(marked[index]);
    });
    expect([...marks.values()].flat()).toHaveLength(links.length);
  });

  test('has its pins where their places are, none on another', () => {
    const pins = [
      ...page.html.matchAll(/\.callouts>:(?:first-child|nth-child\(\d\))\{([^}]+)\}/g),
    ].map(([, rule = '']) => {
      const read = (name: string) => Number(new RegExp(`--${name}:([-.\\d]+)`).exec(rule)?.[1]);
      const place = { x: read('x'), y: read('y') };
      return {
        wide: { ...place, dx: read('wx'), dy: read('wy') },
        narrow: { ...place, dx: read('nx'), dy: read('ny') },
      };
    });
    expect(pins).toHaveLength((diorama?.path.length ?? 0) + (diorama?.beside.length ?? 0));
    pins.forEach((pin, index) => {
      for (const other of pins.slice(index + 1)) {
        expect(areApart(pin.wide, other.wide, pinBands.wide)).toBe(true);
        expect(areApart(pin.narrow, other.narrow, pinBands.narrow)).toBe(true);
      }
    });
  });

  test('says what becomes of the power at each step, in the order of the numbers', () => {
    const [list] = withClass(page.elements, 'power-steps');
    const items = [...eachElement(list as Element)].filter(({ tagName }) => tagName === 'li');
    const steps = (diorama?.path ?? []).map(({ step, text }) => `${step} ${text}`);
    expect(items.map((item) => spoken(item))).toEqual(steps);
  });
});

describe.each([
  ['/facility-types', onCards['/facility-types'], [400, 800]],
  ['/projects', onCards['/projects'], [800, 1600]],
] as const)('the cards of %s', (address, ids, widths) => {
  test.each(['day', 'night'] as const)('show each diorama by %s, in two widths', async (light) => {
    const pictures = picturesOf(pageAt(address), light);
    expect(pictures).toHaveLength(ids.length);
    for (const { image, sources } of pictures) {
      expect(getAttribute(image, 'alt')).toBe('');
      expect(getAttribute(image, 'loading')).toBe('lazy');
      const chosen = sources.find(({ media, type }) => !media && type === 'image/avif');
      expect(chosen?.offers.map(({ width }) => width)).toEqual(widths);
      for (const offer of chosen?.offers ?? []) {
        await expectFile(offer, new RegExp(`-${light}-${offer.width}\\.`));
      }
    }
    const shown = pictures.map(({ image }) => getAttribute(image, 'src') ?? '');
    expect(shown.map((src) => /\/_astro\/(.+?)-(?:day|night)-/.exec(src)?.[1]).sort()).toEqual(
      [...ids].sort(),
    );
  });
});

test.each(withDiorama)('the links of $id show others small, one alone larger', async ({ path }) => {
  const pictures = (['day', 'night'] as const).flatMap((light) =>
    picturesOf(pageAt(path), light, 'pictured-links'),
  );
  for (const { image, sources } of pictures) {
    expect(getAttribute(image, 'loading')).toBe('lazy');
    for (const { address } of sources.flatMap(({ offers }) => offers)) {
      const width = pictures.length === 2 && address.includes('-800.') ? 800 : 400;
      await expectFile({ address, width }, new RegExp(`-${width}\\.[\\w-]{8}\\.avif$`));
    }
  }
});
