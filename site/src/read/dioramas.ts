import type { Diorama } from '#schemas/diorama.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import type { TitledText } from '#schemas/shared-words.ts';
import type { ShownDiorama } from '#ui/diorama/diorama-hero.tsx';
import type { PictureFile, PictureFiles } from '#ui/pictures/picture.tsx';
import type { DayAndNight } from '#ui/pictures/themed-picture.tsx';
import { scopeAnchor } from './scope-anchor.ts';

/* Finds the pictures in `art/` and the positions of equipment in them. A scene has the same id as its page. */

/** Position in a picture, as fractions of its width and height from the top left. */
interface Place {
  x: number;
  y: number;
}

const pictures = import.meta.glob<string>('../../../art/pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const anchors = import.meta.glob<Record<string, Place>>('../../../art/masters/*.anchors.json', {
  eager: true,
  import: 'default',
});

const nightPictures = import.meta.glob<string>('../../../art/pictures/*-night-1600.avif', {
  query: '?inline',
  import: 'default',
});

/** Marks of the places outside the power path. */
const lettersOfPlaces = 'ABC';

/**
 * Empty area at the top of each scene's picture, minus a margin, as a fraction of the picture's height. Scenes whose
 * empty area is less than 10% of the height are not listed.
 */
export const clearTops: Partial<Record<string, number>> = {
  'battery-storage': 0.22,
  'solar-farms': 0.22,
};

/** Returns a page's diorama, and its scope list with the marks of each item in the picture. */
export function showDiorama<Item extends TitledText>({
  id,
  scene = id,
  diorama,
  scope,
}: {
  id: string;
  scene?: string | undefined;
  diorama?: Diorama | undefined;
  scope: { heading: string; items: Item[] };
}) {
  const showPin = <Pin extends Diorama['beside'][number]>(pin: Pin, mark: string) => ({
    ...pin,
    mark,
    href: `#${scopeAnchor(pin.scope)}`,
    place: findPlace(scene, pin.anchor),
  });
  const path = diorama?.path.map((step, index) => showPin(step, `${index + 1}`)) ?? [];
  const beside =
    diorama?.beside.map((pin, index) => showPin(pin, lettersOfPlaces[index] ?? '')) ?? [];
  const shown: ShownDiorama | undefined = diorama && {
    alt: diorama.alt,
    pictures: findPictures(scene, [800, 1600]),
    clearTop: clearTops[scene],
    path,
    beside,
  };
  const items = scope.items.map((item) => ({
    ...item,
    id: scopeAnchor(item.title),
    marks: [...path, ...beside]
      .filter((pin) => isTitle(pin.scope, item.title))
      .map((pin) => pin.mark),
  }));
  return { diorama: shown, scope: { ...scope, items } };
}

/** Compares plain characters, because titles are typeset as headings, and references to titles as running text. */
const isTitle = (reference: string, title: string) =>
  toPlainCharacters(reference) === toPlainCharacters(title);

function findPictures(scene: string, widths: readonly number[]): DayAndNight {
  return { day: findFiles(scene, 'day', widths), night: findFiles(scene, 'night', widths) };
}

/** Returns the diorama pictures for the card of a page; undefined if the page has no diorama. */
export function findCardPictures(
  {
    id,
    scene = id,
    diorama,
  }: { id: string; scene?: string | undefined; diorama?: Diorama | undefined },
  widths: readonly number[] = [400, 800],
): DayAndNight | undefined {
  return diorama && findPictures(scene, widths);
}

function findPlace(scene: string, anchor: string): Place {
  const place = anchors[`../../../art/masters/${scene}.anchors.json`]?.[anchor];
  if (!place)
    throw new Error(`the picture of ${scene} has no anchor "${anchor}"; run npm run check`);
  return place;
}

export async function readNightPicture(scene: string): Promise<Buffer> {
  const read = nightPictures[`../../../art/pictures/${scene}-night-1600.avif`];
  if (!read) {
    throw new Error(`${scene} has no night picture; run node art/encode.ts ${scene}-night`);
  }
  const dataAddress = await read();
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
}

function findFiles(scene: string, light: 'day' | 'night', widths: readonly number[]): PictureFiles {
  const inFormat = (format: 'avif' | 'webp'): PictureFile[] =>
    widths.map((width) => {
      const name = `${scene}-${light}-${width}.${format}`;
      const address = pictures[`../../../art/pictures/${name}`];
      if (!address) {
        throw new Error(
          `art/pictures/${name} is missing; run node art/encode.ts ${scene}-${light}`,
        );
      }
      return { width, address };
    });
  return { avif: inFormat('avif'), other: inFormat('webp'), otherType: 'image/webp' };
}
