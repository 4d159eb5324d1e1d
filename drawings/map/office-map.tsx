import { Drawing, type DrawingProps } from '../drawing.tsx';
import type { Point } from '../geometry.ts';
import { isInside, isUnobstructed, squareAround } from './boxes.ts';
import { type MapRegion, mapSize, type Position, pathOf } from './geography.ts';
import { Counties, type CountyName } from './land.tsx';
import { SiteName, TownMark } from './marks.tsx';
import { type MeasureName, placeNames, type Site, type Town } from './names.ts';
import { type RegionMap, regionMap } from './region-map.ts';
import { boxOf } from './words.ts';

/** Width of the street map on a phone, in pixels. Wider screens show a larger area, but no additional names. */
const width = 350;
const height = 400;

/** Area in which names can be placed. */
const nameArea = { left: 8, top: 8, right: width - 8, bottom: height - 8 };

/** Area for the marks of towns. Towns outside this area are omitted. */
const markArea = { left: 20, top: 14, right: width - 20, bottom: height - 14 };

/** Pixels per unit of the region map. */
const scale = 1.5;

const mono = 12.5;
const lettering = {
  town: { font: 15, reach: 9, tag: 0 },
  base: { font: 19, reach: 20, tag: 0 },
  mono,
};

type Office = Position & { city: string };

interface OfficeMapProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  region: MapRegion;
  office: Office;
  towns: readonly Town[];
  measureName: MeasureName;
}

/** A map of the area around the office, shown until the embedded street map replaces it. */
export function OfficeMap({ region, office, towns, measureName, ...root }: OfficeMapProps) {
  const map = regionMap(region);
  const { left, top, toPixels } = windowAround(map, office);
  const sites = officeSites(region, office, towns, measureName);
  const [x, y] = toPixels(map.project(office));
  const squareLeft = Math.round(x) - 8;
  const squareTop = Math.round(y) - 8;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} {...root}>
      <g className="to-scale">
        <g transform={`scale(${scale})translate(${-left} ${-top})`} strokeLinejoin="round">
          <path
            className="county-line"
            d={pathOf(map.countyLines)}
            strokeWidth={1 / scale}
            opacity="0.7"
          />
          <path
            className="outline"
            d={pathOf([...map.stateLines, ...map.nationalLines])}
            strokeWidth={1.5 / scale}
            strokeDasharray={[14, 4, 2, 4].map((dash) => dash / scale).join(' ')}
          />
        </g>
        <Counties names={labelNearbyCounties(map, sites, toPixels)} font={mono} />
        <circle className="solid-live" cx={x} cy={y} r="20" opacity="0.22" />
        <path className="solid-live" d={`M${squareLeft} ${squareTop}h16v16h-16z`} />
        {sites.map((site) => (
          <g key={site.name}>
            {!site.isBase && <TownMark at={site.at} size="wide" />}
            <SiteName site={site} lettering={lettering} rimClass="rim-on-paper" rimWidth={4} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}

/** Returns the towns on the office map, with the positions of their names. */
export function officeSites(
  region: MapRegion,
  office: Office,
  towns: readonly Town[],
  measureName: MeasureName,
): Site[] {
  const map = regionMap(region);
  const { toPixels } = windowAround(map, office);
  const shown = towns
    .map((town) => ({
      name: town.name,
      at: toPixels(map.project(town)),
      isBase: town.name === office.city,
    }))
    .filter(({ at }) => isInside(squareAround(at, 0), markArea));
  const lines = map.stateLines.map((line) => line.map(toPixels));
  return placeNames(shown, {
    ...lettering,
    measureName,
    frame: nameArea,
    words: [],
    lines,
    stateLines: lines,
  });
}

/** Returns county names at the centers of their counties, without names that would overlap towns or lines. */
function labelNearbyCounties(
  { visibleCounties, stateLines, countyLines }: RegionMap,
  sites: readonly Site[],
  toPixels: (point: Point) => Point,
): CountyName[] {
  const occupied = sites.flatMap(({ at, label }) => [label.box, squareAround(at, 20)]);
  const lines = [...stateLines, ...countyLines].map((line) => line.map(toPixels));
  return visibleCounties
    .map(({ name, center }) => {
      const [x, y] = toPixels(center);
      return { text: name, x: Math.round(x), y: Math.round(y), anchor: 'middle' as const };
    })
    .filter((name) => isUnobstructed(boxOf(name, mono), nameArea, occupied, lines));
}

/**
 * Returns the part of the region map that is centered on the office, shifted if it would extend past the map's
 * edge.
 */
function windowAround({ project }: RegionMap, office: Position) {
  const [x, y] = project(office);
  const start = (center: number, length: number) =>
    Math.round(Math.min(Math.max(center - length / scale / 2, 0), mapSize - length / scale));
  const left = start(x, width);
  const top = start(y, height);
  const toPixels = (point: Point): Point => [(point[0] - left) * scale, (point[1] - top) * scale];
  return { left, top, toPixels };
}
