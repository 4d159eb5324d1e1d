import type { ReactElement } from 'react';
import {
  ClosingLandscape,
  DispatchMap,
  drawForelands,
  drawSheetFigure,
  EventRecord,
  facilityElevations,
  GutterRiser,
  GutterTap,
  HeroLandscape,
  HeroPulse,
  JoinLandscape,
  OfficeMap,
  pageSymbols,
  plantOneLine,
  ServiceMap,
  serviceDiagrams,
  sitePlans,
  yardMoments,
  yardParts,
} from '#drawings/index.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import { readCompany, readOnly, readOrdered, readTowns } from '#site/data/content.ts';
import { readDispatch, sayMinutes } from '#site/data/dispatch-places.ts';
import { readSheets, type SheetDrawing } from '#site/features/services/sheets/read-sheets.ts';
import { renderSprite, type SpriteFile } from './sprite-file.tsx';

/** Every sprite file, drawn once, when the first page shows a drawing. */
export function readSprites(): Promise<Record<SpriteName, SpriteFile>> {
  rendered ??= renderSprites();
  return rendered;
}

let rendered: Promise<Record<SpriteName, SpriteFile>> | undefined;

async function renderSprites() {
  const sprites = { ...(await drawSprites()), ...(await drawSheets()) };
  return Object.fromEntries(
    Object.entries(sprites).map(([name, drawings]) => [name, renderSprite(name, drawings)]),
  ) as Record<SpriteName, SpriteFile>;
}

export type SpriteName = keyof Sprites;

/** The drawings of one file. */
export type DrawingName<Name extends SpriteName> = keyof Sprites[Name] & string;

type Sprites = Awaited<ReturnType<typeof drawSprites>> & Awaited<ReturnType<typeof drawSheets>>;

/**
 * The files of drawings, each a set of named groups that pages show with `<Drawing>`. One file is
 * one request, so drawings that a page shows together are in one file.
 */
async function drawSprites() {
  const region = await readOnly('region');
  const towns = await readTowns();
  const { bases, address, position } = await readCompany();
  const office = { city: address.city, ...position };
  const dispatch = { region, places: await readDispatch(), sayMinutes };
  return {
    hero: { landscape: <HeroLandscape />, pulse: <HeroPulse /> },
    closing: { landscape: <ClosingLandscape /> },
    join: { landscape: <JoinLandscape /> },
    services: serviceDiagrams,
    yard: yardParts,
    ...fileEach('yard', yardMoments, (moment) => ({ moment })),
    facilities: facilityElevations,
    symbols: pageSymbols,
    gutter: { riser: <GutterRiser />, tap: <GutterTap /> },
    record: inBothSizes((size) => <EventRecord size={size} />),
    projects: sitePlans,
    map: inBothSizes((size) => (
      <ServiceMap region={region} towns={towns} bases={bases} size={size} />
    )),
    ...fileEach('foreland', drawForelands(bases), (land) => ({ land })),
    office: { map: <OfficeMap region={region} office={office} towns={towns} /> },
    dispatch: inBothSizes((size) => <DispatchMap {...dispatch} size={size} />),
    ...(await drawPlantLines()),
  } satisfies Record<string, Record<string, ReactElement>>;
}

type Size = 'wide' | 'narrow';

/** For wide screens and for phones. */
const inBothSizes = (draw: (size: Size) => ReactElement): Record<Size, ReactElement> => ({
  wide: draw('wide'),
  narrow: draw('narrow'),
});

/** A file for each drawing of a set, of which no page shows two. */
function fileEach<Prefix extends string, Name extends string, Drawn, File>(
  prefix: Prefix,
  set: Readonly<Record<Name, Drawn>>,
  fileOf: (drawn: Drawn, name: string) => File,
) {
  return Object.fromEntries(
    Object.entries<Drawn>(set).map(([name, drawn]) => [`${prefix}-${name}`, fileOf(drawn, name)]),
  ) as Record<`${Prefix}-${Name}`, File>;
}

/** Each plant's one-line, marked with the steps of its page. */
async function drawPlantLines() {
  const plants = [...(await readOrdered('facilityTypes')), ...(await readOrdered('projects'))];
  return fileEach('line', plantLines, (line, id) => {
    const { path = [] } = plants.find((plant) => plant.id === id)?.diorama ?? {};
    const steps = path.map(({ symbol }) => symbol);
    return plantOneLine(line, steps);
  });
}

/** The drawing of each sheet that has one. */
async function drawSheets() {
  const figures = (await readSheets()).flatMap(({ id, blocks }) =>
    blocks
      .filter((block): block is SheetDrawing => block.kind !== 'table')
      .map((figure) => [`sheet-${id}`, inBothSizes((size) => drawSheetFigure(figure, size))]),
  );
  return Object.fromEntries(figures) as Record<`sheet-${string}`, Record<Size, ReactElement>>;
}
