import { interfaceCount, interfacesData } from '#electrical/figures/schematics/interfaces.ts';
import { tenth } from '#electrical/tenth.ts';
import { monoWidth } from '../../../map/text-width.ts';
import { Trace } from '../../../plot/plot.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { type Place, party, placesOnRing, Ring } from './interfaces-ring.tsx';

/**
 * Parties on a ring. First every pair has its line, n × (n − 1) ÷ 2 of them; then one party moves to
 * the middle, the others have a spoke each, and a few lines stay outside the hub.
 */
export const interfaces: FigureDrawing = {
  sizes: { wide: [720, 354], narrow: [360, 706] },
  draw(size) {
    const { mesh, hub } = arrangements[size];
    return (
      <>
        <Mesh size={size} at={mesh} />
        <Hub size={size} at={hub} />
      </>
    );
  },
};

type Part = { size: FigureSize; at: Place };

function Mesh({ size, at }: Part) {
  const { parties, mesh } = interfacesData;
  const { radius } = arrangements[size];
  const places = placesOnRing(parties.length, at, radius);
  const pairs = places.flatMap((from, i) => places.slice(i + 1).map((to) => line(from, to)));
  const count = parties.length;
  return (
    <>
      <Trace d={pairs.join('')} tone="quiet" weight={1} />
      <Ring {...{ parties, places, size }} middle={at} />
      <Titles
        title={mesh}
        sum={`${count} × ${count - 1} ÷ 2 = ${interfaceCount(count)}`}
        {...{ size, at }}
      />
    </>
  );
}

/** The spokes are the trace to read; what stays outside the hub is dashed. */
function Hub({ size, at }: Part) {
  const { parties, hub, kept } = interfacesData;
  const { radius } = arrangements[size];
  const letters = lettering[size];
  const places = placesOnRing(parties.length, at, radius);
  const others = parties.filter((name) => name !== hub.replaces);
  const placeOf = (name: string) => places[parties.indexOf(name)] ?? at;
  const left = placeOf(hub.replaces);
  const width = monoWidth(hub.name, letters) + 20;
  const height = letters + 15;
  return (
    <>
      <Trace d={others.map((name) => line(at, placeOf(name))).join('')} tone="live" />
      <Trace d={kept.map(({ from, to }) => line(placeOf(from), placeOf(to))).join('')} dashed />
      <path
        d={`M${tenth(at.x - width / 2)} ${at.y - height / 2}h${width}v${height}h${-width}z`}
        fill="var(--deep)"
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <Lettering x={at.x} y={tenth(at.y + letters * 0.35)} size={letters}>
        {hub.name}
      </Lettering>
      <circle
        cx={left.x}
        cy={left.y}
        r={party}
        fill="none"
        stroke="var(--ink-3)"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
      <Ring {...{ parties, places, size }} middle={at} gone={hub.replaces} />
      <Titles
        title={hub.title}
        sum={`${others.length} + ${kept.length} = ${others.length + kept.length}`}
        {...{ size, at }}
      />
    </>
  );
}

function Titles({ title, sum, size, at }: { title: string; sum: string } & Omit<Part, 'data'>) {
  const { radius, title: above, sum: below } = arrangements[size];
  return (
    <>
      <Lettering x={at.x} y={at.y - radius - above} size={lettering[size]} quiet>
        {title}
      </Lettering>
      <Lettering x={at.x} y={at.y + radius + below} size={lettering[size] + 4}>
        {sum}
      </Lettering>
    </>
  );
}

const line = (from: Place, to: Place) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

interface Arrangement {
  mesh: Place;
  hub: Place;
  radius: number;
  /** From the ring up to the title's baseline, and down to the sum's. */
  title: number;
  sum: number;
}

const arrangements: Record<FigureSize, Arrangement> = {
  wide: { mesh: { x: 176, y: 166 }, hub: { x: 546, y: 166 }, radius: 98, title: 50, sum: 80 },
  narrow: { mesh: { x: 180, y: 160 }, hub: { x: 180, y: 528 }, radius: 92, title: 52, sum: 80 },
};
