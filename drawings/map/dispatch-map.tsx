import { Drawing, type DrawingProps } from '../drawing.tsx';
import { polyline, segment } from '../geometry.ts';
import {
  type DispatchPlace,
  layOutDispatch,
  type PlacedRouteText,
  type RingWord,
} from './dispatch-layout.ts';
import type { MapRegion } from './geography.ts';
import { Counties, Land } from './land.tsx';
import { BaseMark, SiteName, TownHalo, TownMark } from './marks.tsx';
import type { MeasureName } from './names.ts';
import { type MapSize, regionMap, viewBoxOf } from './region-map.ts';

const routeLine = {
  wide: { strokeWidth: 1.4, strokeDasharray: '7 5' },
  narrow: { strokeWidth: 2.2, strokeDasharray: '10 7' },
};

interface DispatchMapProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  region: MapRegion;
  places: readonly DispatchPlace[];
  size: MapSize;
  measureName: MeasureName;
  /** Formats a number of minutes. Example: 1 h 45 min */
  writeMinutes: (minutes: number) => string;
}

/**
 * A map of the bases and of all towns, with the route to each town from its base. Each place is a group with
 * its id in `data-place`. The page's script turns the groups into links and highlights the selected place.
 */
export function DispatchMap({
  region,
  places,
  size,
  measureName,
  writeMinutes,
  ...root
}: DispatchMapProps) {
  const map = regionMap(region);
  const { sites, counties, ringWord } = layOutDispatch(map, places, size, measureName);
  const layout = map.sizes[size];
  return (
    <Drawing viewBox={viewBoxOf(layout.frame)} {...root}>
      <g className="to-scale">
        <Land map={map} size={size} />
        {size === 'wide' && <Counties names={counties} font={layout.mono} />}
        {ringWord && <RingRadius {...ringWord} font={layout.mono} />}
        <g strokeLinejoin="round">
          {sites.map((site) => (
            <g key={site.id} data-place={site.id} data-base={site.isBase ? site.name : undefined}>
              {site.route && (
                <path
                  className="route outline-quiet"
                  d={polyline(site.route)}
                  {...routeLine[size]}
                />
              )}
              {site.isBase ? (
                <BaseMark at={site.at} size={size} />
              ) : (
                <>
                  <TownHalo at={site.at} size={size} />
                  <TownMark at={site.at} size={size} />
                </>
              )}
              <SiteName
                site={site}
                lettering={layout}
                rimClass="rim-on-paper"
                rimWidth={layout.nameRim}
              />
              {site.figure && site.drive && (
                <RouteText
                  figure={site.figure}
                  font={layout.mono}
                  lines={[
                    `${site.drive.miles} road mi`,
                    `about ${writeMinutes(site.drive.minutes)}`,
                  ]}
                />
              )}
            </g>
          ))}
        </g>
      </g>
    </Drawing>
  );
}

/** Label with the length of the ring's radius, outside the ring. */
function RingRadius({ word, leader, font }: RingWord & { font: number }) {
  return (
    <>
      <path className="outline-quiet" d={segment(...leader)} />
      <text className="label-soft" x={word.x} y={word.y} fontSize={font}>
        {word.text}
      </text>
    </>
  );
}

interface RouteTextProps {
  figure: PlacedRouteText;
  font: number;
  lines: readonly [miles: string, time: string];
}

/** Distance and drive time of a route, hidden until the page's style sheet shows them for the selected place. */
function RouteText({ figure, font, lines: [miles, time] }: RouteTextProps) {
  return (
    <g
      className="figure label rim-on-paper"
      visibility="hidden"
      textAnchor={figure.anchor}
      fontSize={font}
      strokeWidth="5"
      paintOrder="stroke"
    >
      <text x={figure.x} y={figure.y}>
        {miles}
      </text>
      <text x={figure.x} y={figure.y + Math.round(font * 1.2)}>
        {time}
      </text>
    </g>
  );
}
