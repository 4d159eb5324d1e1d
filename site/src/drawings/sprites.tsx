import type { ReactElement } from 'react';
import type { Company } from '#contract/company.ts';
import {
  ClosingLandscape,
  DispatchMap,
  drawForelands,
  drawSheetFigure,
  EventRecord,
  type ForelandName,
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
  yardLines,
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
    'yard-new-build': { moment: yardMoments['new-build'] },
    'yard-turn-key': { moment: yardMoments['turn-key'] },
    'yard-maintenance': { moment: yardMoments.maintenance },
    'yard-emergency': { moment: yardMoments.emergency },
    'yard-automation': { moment: yardMoments.automation },
    'yard-programming': { moment: yardMoments.programming },
    facilities: facilityElevations,
    'yard-line-new-build': yardLines['new-build'],
    'yard-line-turn-key': yardLines['turn-key'],
    'yard-line-maintenance': yardLines.maintenance,
    'yard-line-emergency': yardLines.emergency,
    'yard-line-automation': yardLines.automation,
    'yard-line-programming': yardLines.programming,
    symbols: pageSymbols,
    gutter: { riser: <GutterRiser />, tap: <GutterTap /> },
    record: inBothSizes((size) => <EventRecord size={size} />),
    projects: sitePlans,
    map: inBothSizes((size) => (
      <ServiceMap region={region} towns={towns} bases={bases} size={size} />
    )),
    ...drawForelandFiles(bases),
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

/** The foregrounds of first screens, a file for each: no page shows two. */
const drawForelandFiles = (bases: Company['bases']) =>
  Object.fromEntries(
    Object.entries(drawForelands(bases)).map(([name, land]) => [`foreland-${name}`, { land }]),
  ) as Record<`foreland-${ForelandName}`, { land: ReactElement }>;

/** Each plant's one-line, marked with the steps of its page. */
async function drawPlantLines() {
  const plants = [...(await readOrdered('facilityTypes')), ...(await readOrdered('projects'))];
  const stepsOf = (id: string) => plants.find((plant) => plant.id === id)?.diorama?.path ?? [];
  return Object.fromEntries(
    Object.entries(plantLines).map(([id, line]) => {
      const symbols = stepsOf(id).map(({ symbol }) => symbol);
      return [`line-${id}`, plantOneLine(line, symbols)];
    }),
  ) as Record<`line-${keyof typeof plantLines}`, ReturnType<typeof plantOneLine>>;
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
