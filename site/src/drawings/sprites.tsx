import type { ReactElement } from 'react';
import {
  ClosingLandscape,
  DispatchMap,
  drawForelands,
  drawSheetFigure,
  EventRecord,
  type ForelandName,
  facilityElevations,
  GutterRiser,
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
import {
  readCompany,
  readFacilityTypes,
  readProjects,
  readRegion,
  readTowns,
} from '#site/data/content.ts';
import { readDispatch, sayMinutes } from '#site/data/dispatch-places.ts';
import { readSheets, type SheetDrawing } from '#site/features/services/sheets/read-sheets.ts';
import { renderSprite, type SpriteFile } from './sprite-file.tsx';

const region = await readRegion();
const towns = await readTowns();
const { bases, address, position } = await readCompany();
const office = { city: address.city, ...position };
const dispatch = { region, places: await readDispatch(), sayMinutes };
const plants = [...(await readFacilityTypes()), ...(await readProjects())];

/** Each plant's one-line, marked with the steps of its page. */
const plantLineSprites = Object.fromEntries(
  Object.entries(plantLines).map(([id, line]) => {
    const path = plants.find((plant) => plant.id === id)?.diorama?.path ?? [];
    return [
      `line-${id}`,
      plantOneLine(
        line,
        path.map(({ symbol }) => symbol),
      ),
    ];
  }),
) as Record<`line-${keyof typeof plantLines}`, ReturnType<typeof plantOneLine>>;

/** What stands on a first screen, a file for each: no page shows two. */
const forelandSprites = Object.fromEntries(
  Object.entries(drawForelands(bases)).map(([name, land]) => [`foreland-${name}`, { land }]),
) as Record<`foreland-${ForelandName}`, { land: ReactElement }>;

/** The drawing of each sheet that has one, wide and for phones. */
const sheetSprites = Object.fromEntries(
  (await readSheets()).flatMap(({ id, blocks }) =>
    blocks
      .filter((block): block is SheetDrawing => block.kind !== 'table')
      .map((figure) => [
        `sheet-${id}`,
        { wide: drawSheetFigure(figure, 'wide'), narrow: drawSheetFigure(figure, 'narrow') },
      ]),
  ),
) as Record<`sheet-${string}`, { wide: ReactElement; narrow: ReactElement }>;

/**
 * The files of drawings, each a set of named groups that pages show with `<Drawing>`. One file is
 * one request, so what stands together on a page lies together here.
 */
const sprites = {
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
  gutter: { riser: <GutterRiser /> },
  record: { wide: <EventRecord size="wide" />, narrow: <EventRecord size="narrow" /> },
  projects: sitePlans,
  map: {
    wide: <ServiceMap region={region} towns={towns} bases={bases} size="wide" />,
    narrow: <ServiceMap region={region} towns={towns} bases={bases} size="narrow" />,
  },
  ...forelandSprites,
  office: {
    wide: <OfficeMap region={region} office={office} towns={towns} size="wide" />,
    narrow: <OfficeMap region={region} office={office} towns={towns} size="narrow" />,
  },
  dispatch: {
    wide: <DispatchMap {...dispatch} size="wide" />,
    narrow: <DispatchMap {...dispatch} size="narrow" />,
  },
  ...plantLineSprites,
} as const satisfies Record<string, Record<string, ReactElement>>;

type Sprites = typeof sprites & typeof sheetSprites;

export type SpriteName = keyof Sprites;

/** The drawings of one file. */
export type DrawingName<Name extends SpriteName> = keyof Sprites[Name] & string;

/** Every sprite file. */
export const spriteFiles = Object.fromEntries(
  Object.entries({ ...sprites, ...sheetSprites }).map(([name, drawings]) => [
    name,
    renderSprite(name, drawings),
  ]),
) as Record<SpriteName, SpriteFile>;
