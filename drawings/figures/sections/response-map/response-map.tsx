import { responseMapData as data } from '#electrical/figures/sections/response-map.ts';
import { tenth } from '#electrical/tenth.ts';
import { mapOf } from '../../../map/region-map.ts';
import { around } from '../../../map/sizes.ts';
import { linePath, type Point } from '../../../parts/polyline.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';
import { brokenAround } from './response-map-breaks.ts';
import { frameOf } from './response-map-frame.ts';
import { Ground } from './response-map-ground.tsx';
import { Key } from './response-map-key.tsx';
import { labelSites, roomOf } from './response-map-labels.ts';
import { plans } from './response-map-plans.ts';

/**
 * Bases and towns where they lie, in the projection of the service map. A straight line joins each
 * town to its nearer base, by way of another town where the data say so; bends of the road are not
 * drawn.
 */
export const responseMap: FigureDrawing = {
  sizes: { wide: [720, 552], narrow: [360, 486] },
  draw(size, region) {
    const letters = lettering[size];
    const { box, corner, scale, states, key } = plans[size];
    const frame = frameOf(mapOf(region), box, corner, scale);
    const road = ({ miles, minutes }: { miles: number; minutes: number }) =>
      size === 'wide' ? `${miles} mi, ${minutes} min` : `${miles} / ${minutes}`;
    const names = [
      { lines: [data.west.state, data.west.time], ...states.west },
      { lines: [data.east.state, data.east.time], ...states.east },
    ];
    const bases = data.bases.map((base) => ({
      ...base,
      at: frame.at(base),
      note: 'BASE',
      reach: 12,
    }));
    const towns = data.towns.map((town) => ({
      ...town,
      at: frame.at(town),
      note: road(town),
      reach: 6,
    }));
    const sites = [...bases, ...towns];
    const links = towns.map(({ base, via, at, minutes }) => ({
      line: [sites.find(({ name }) => name === (via ?? base))?.at ?? at, at],
      isFar: minutes > data.within,
    }));
    const span = bases.map(({ at }) => at);
    const spanLabel = { ...beside(span), lines: [road(data.between)], anchor: 'start' as const };
    const labels = labelSites(sites, letters, {
      frame: box,
      boxes: [
        ...[...names, spanLabel].map(({ lines, x, y, anchor }) =>
          roomOf(lines, x, y, anchor, letters),
        ),
        ...key.rooms,
        ...(size === 'wide' ? frame.degrees.map((cross) => around(cross, 6)) : []),
      ],
      lines: [...frame.stateLine, span, ...links.map(({ line }) => line)],
    });
    const rings = towns.map(({ at }) => at);
    const path = (far: boolean) =>
      links
        .filter(({ isFar }) => isFar === far)
        .flatMap(({ line }) => brokenAround(line, rings))
        .map(linePath)
        .join('');
    return (
      <>
        <Ground frame={frame} letters={letters} degrees={size === 'wide'} />
        <Trace d={path(false)} />
        <Trace d={path(true)} dashed />
        <Trace d={linePath(span)} weight={3} />
        {towns.map(({ name, at: [x, y] }) => (
          <circle
            key={name}
            cx={x}
            cy={y}
            r="4.5"
            fill="var(--deep)"
            stroke="var(--ink)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bases.map(({ name, at }) => (
          <Base key={name} at={at} />
        ))}
        {[...names, spanLabel].map((words) => (
          <Lines key={words.lines.join()} {...words} size={letters} quiet />
        ))}
        {labels.map(({ x, y, anchor }, index) => (
          <g key={sites[index]?.name}>
            <Lettering x={x} y={y} size={letters} anchor={anchor}>
              {sites[index]?.name}
            </Lettering>
            <Lettering x={x} y={y + 1.3 * letters} size={letters} anchor={anchor} quiet>
              {sites[index]?.note}
            </Lettering>
          </g>
        ))}
        <Key plan={key} mile={frame.mile} letters={letters} />
      </>
    );
  },
};

/** A base as on the service map: a live square in its halo. */
function Base({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <circle cx={x} cy={y} r="12" fill="var(--hot-line)" opacity="0.22" />
      <path
        d={`M${tenth(x - 6)} ${tenth(y - 6)}h12v12h-12z`}
        fill="var(--hot-line)"
        stroke="var(--deep)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** Above the middle of a line that runs down to the right. */
function beside(line: readonly Point[]) {
  const [from, to] = [line[0] ?? [0, 0], line[1] ?? [0, 0]];
  return { x: tenth((from[0] + to[0]) / 2 + 10), y: tenth((from[1] + to[1]) / 2 - 8) };
}
