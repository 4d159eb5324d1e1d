import type { Point } from '../geometry.ts';
import { type MapRegion, mapSize, type Position, pathOf } from './geography.ts';
import { Counties, isClear } from './land.tsx';
import { Mark, nameFont, SiteName } from './marks.tsx';
import { around, type Box, boxOf, placeNames, type Town } from './names.ts';
import { mapOf } from './region-map.ts';

/** The box of the street map on a phone, in pixels: a wider one shows more land, but no more names. */
const [width, height] = [350, 400];

const inner: Box = [8, 8, width - 8, height - 8];

/** How large the land is in it. */
const scale = 1.5;

export const officeViewBox = `0 0 ${width} ${height}`;

const mono = 12.5;
const base = { font: 19, reach: 20, tag: 0 };
const lettering = { town: { font: 15, reach: 9, tag: 0 }, base, mono };

/** The land around the office, drawn for the box of the street map that it replaces. */
export function OfficeMap({ region, office, towns }: OfficeMapProps) {
  const { project, stateLines, countyLines, nationalLines, visibleCounties } = mapOf(region);
  const { left, top, place } = pageOf(region, office);
  const here = place(project(office));
  const named = officeSites(region, office, towns);
  const taken = named.flatMap(({ at, label }) => [label.box, around(at, 20)]);
  const lines = [...stateLines, ...countyLines].map((line) => line.map(place));
  const counties = visibleCounties
    .map(({ name, middle }) => {
      const [x = 0, y = 0] = place(middle).map(Math.round);
      return { text: name, x, y, anchor: 'middle' } as const;
    })
    .filter((name) => isClear(boxOf(name, mono), inner, taken, lines));
  return (
    <>
      <g
        transform={`scale(${scale})translate(${-left} ${-top})`}
        fill="none"
        strokeLinejoin="round"
      >
        <path
          d={pathOf(countyLines)}
          stroke="var(--line-2)"
          strokeWidth={1 / scale}
          opacity="0.7"
        />
        <path
          d={pathOf([...stateLines, ...nationalLines])}
          stroke="var(--ink)"
          strokeWidth={1.5 / scale}
          strokeDasharray={[14, 4, 2, 4].map((dash) => dash / scale).join(' ')}
        />
      </g>
      <Counties names={counties} font={mono} />
      <circle cx={here[0]} cy={here[1]} r="20" fill="var(--hot-line)" opacity="0.22" />
      <path
        d={`M${Math.round(here[0]) - 8} ${Math.round(here[1]) - 8}h16v16h-16z`}
        fill="var(--hot-line)"
      />
      <g {...nameFont(lettering.town.font, 4)}>
        {named.map((site) => (
          <g key={site.name}>
            {!site.isBase && <Mark site={site} size="wide" />}
            <SiteName site={site} lettering={lettering} ground="var(--surface)" />
          </g>
        ))}
      </g>
    </>
  );
}

interface OfficeMapProps {
  region: MapRegion;
  office: Position & { city: string };
  towns: readonly Town[];
}

/** The towns that the map of an office shows, with their names. */
export function officeSites(
  region: MapRegion,
  office: Position & { city: string },
  towns: readonly Town[],
) {
  const { project, stateLines } = mapOf(region);
  const { place } = pageOf(region, office);
  const shown = towns
    .map((town) => ({
      name: town.name,
      at: place(project(town)),
      isBase: town.name === office.city,
    }))
    .filter(({ at: [x, y] }) => x > 20 && x < width - 20 && y > 14 && y < height - 14);
  const lines = stateLines.map((line) => line.map(place));
  return placeNames(shown, { ...lettering, frame: inner, words: [], lines });
}

/** The office in the middle of the box, but nothing beyond the map's edge. */
function pageOf(region: MapRegion, office: Position) {
  const [middleX, middleY] = mapOf(region).project(office);
  const clamp = (middle: number, length: number) =>
    Math.round(Math.min(Math.max(middle - length / scale / 2, 0), mapSize - length / scale));
  const [left, top] = [clamp(middleX, width), clamp(middleY, height)];
  const place = ([x, y]: Point): Point => [(x - left) * scale, (y - top) * scale];
  return { left, top, place };
}
