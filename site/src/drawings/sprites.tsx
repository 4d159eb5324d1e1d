import type { ReactElement } from 'react';
import { EventRecord } from '#drawings/index.ts';
import { renderSprite, type SpriteFile } from './sprite-file.tsx';

/** Every sprite file, drawn once, when the first page shows a drawing. */
export function readSprites(): Promise<Record<SpriteName, SpriteFile>> {
  rendered ??= renderSprites();
  return rendered;
}

let rendered: Promise<Record<SpriteName, SpriteFile>> | undefined;

async function renderSprites() {
  return Object.fromEntries(
    Object.entries(await drawSprites()).map(([name, drawings]) => [
      name,
      renderSprite(name, drawings),
    ]),
  ) as Record<SpriteName, SpriteFile>;
}

export type SpriteName = keyof Sprites;

/** The drawings of one file. */
export type DrawingName<Name extends SpriteName> = keyof Sprites[Name] & string;

type Sprites = Awaited<ReturnType<typeof drawSprites>>;

/**
 * The files of drawings, each a set of named groups that pages show with `<Drawing>`. One file is
 * one request, so drawings that a page shows together are in one file.
 */
async function drawSprites() {
  return {
    record: inBothSizes((size) => <EventRecord size={size} />),
  } satisfies Record<string, Record<string, ReactElement>>;
}

type Size = 'wide' | 'narrow';

/** For wide screens and for phones. */
const inBothSizes = (draw: (size: Size) => ReactElement): Record<Size, ReactElement> => ({
  wide: draw('wide'),
  narrow: draw('narrow'),
});
