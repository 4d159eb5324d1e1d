import { type Point, polygon, round, seededRandom, type Triple, triples } from './geometry.ts';
import { Lines, Part } from './part.tsx';

/**
 * The three layers of a skyline, farthest first, within a layer from left to right. Each flat-topped mesa is
 * where its cap begins and ends, and how high over the horizon it rises; see `triples`.
 */
export type Skyline = Record<'far' | 'mid' | 'near', string>;

/** How high the plains of each layer lie over the horizon where there is no mesa. */
const plainHeights = { far: 30, mid: 19, near: 9 } as const;

/**
 * Three layers of mesas over the horizon `y`, the plain in front of them down to `ground`. All run
 * level from `from` to `to`, so a page may lengthen them sideways.
 */
export function Mesas({ skyline, from, to, y, ground }: MesasProps) {
  const layer = (mesas: string, plain: number) =>
    polygon([
      [from, y],
      [from, y - plain],
      ...triples(mesas).flatMap((mesa) =>
        mesaOutline(mesa, plain).map(([x, h]): Point => [x, y - h]),
      ),
      [to, y - plain],
      [to, y],
    ]);
  return (
    <>
      <path d={layer(skyline.far, plainHeights.far)} fill="var(--mesa-far)" />
      <path d={strata(skyline.far, plainHeights.far, y)} fill="none" stroke="var(--mesa-mid)" />
      <path d={layer(skyline.mid, plainHeights.mid)} fill="var(--mesa-mid)" />
      <path d={strata(skyline.mid, plainHeights.mid, y)} fill="none" stroke="var(--mesa-near)" />
      <path d={layer(skyline.near, plainHeights.near)} fill="var(--mesa-near)" />
      <path d={`M${from} ${y}H${to}V${ground}H${from}Z`} fill="var(--plain)" />
    </>
  );
}

type MesasProps = { skyline: Skyline; from: number; to: number; y: number; ground: number };

/** The ledge under every cap, and gullies down the talus. */
function strata(mesas: string, plain: number, y: number): string {
  return triples(mesas)
    .map(([from, to, height]) => {
      const rise = height - plain;
      const ledge = round(y - height + rise * 0.42);
      const gullies = [0.07, 0.21, 0.34, 0.61, 0.7, 0.9]
        .map(
          (part, i) =>
            `M${Math.round(from + (to - from) * part)} ${ledge}l${(i % 3) * 2 - 2} ${round(rise * (0.1 + (i % 4) * 0.05))}`,
        )
        .join('');
      return `M${round(from - rise * 0.1)} ${ledge}H${round(to + rise * 0.1)}${gullies}`;
    })
    .join('');
}

/** A steep cap over a talus slope that flattens out toward the plain. */
function mesaOutline([from, to, height]: Triple, plain: number): Point[] {
  const rise = height - plain;
  const cliff = height - rise * 0.42;
  const foot = plain + rise * 0.16;
  const side = (edge: number, outwards: number): Point[] => [
    [edge, height],
    [edge + outwards * rise * 0.1, cliff],
    [edge + outwards * rise * 0.72, foot],
    [edge + outwards * rise * 1.4, plain],
  ];
  return [...side(from, -1).reverse(), ...side(to, 1)];
}

/** The grade line: heavy, with tufts of earth hatching under it. */
export function GradeLine({ from, to, y, pitch = 120 }: GradeLineProps) {
  const tufts = [];
  for (let x = Math.ceil(from / pitch) * pitch; x < to - 40; x += pitch) {
    tufts.push(`M${round(x + 8)} ${y + 3.5}l-8 8m16-8l-8 8m16-8l-8 8m16-8l-8 8`);
  }
  return (
    <>
      <Lines d={tufts.join('')} stroke="var(--line-2)" />
      <Lines d={`M${from} ${y}H${to}`} stroke="var(--ink)" strokeWidth="2.5" />
    </>
  );
}

type GradeLineProps = { from: number; to: number; y: number; pitch?: number };

/** Faint stars over a width of 2400, thinner toward the horizon; none by day. */
export function Stars({ count, height, seed }: { count: number; height: number; seed: number }) {
  const next = seededRandom(seed);
  const dots = Array.from({ length: count }, () => {
    const x = Math.round(next() * 2400);
    return `M${x} ${Math.round(next() * next() * height + 4)}h0`;
  });
  return (
    <Lines
      d={dots.join('')}
      stroke="var(--star)"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeOpacity=".55"
    />
  );
}

/** Yuccas at those x: a rosette of blades and the dry flower stalk, some 34 high. */
export function Yuccas({ at, y, seed = 1 }: { at: readonly number[]; y: number; seed?: number }) {
  const buds = [16, 19, 22, 25, 28, 31]
    .map((up, i) => `M0 ${-up}l${round(-3.6 + i * 0.45)}-2M0 ${-up}l${round(3.6 - i * 0.45)}-2`)
    .join('');
  return at.map((x, i) => {
    const next = seededRandom(seed + i);
    const blades = Array.from({ length: 13 }, (_, blade) => {
      const angle = ((blade - 6) / 6) * 1.35 + (next() - 0.5) * 0.16;
      const length = 10 + next() * 4;
      return `M0 0L${round(Math.sin(angle) * length)} ${round(-Math.cos(angle) * length)}`;
    });
    return (
      <Part key={x} x={x} y={y} weight={0.8}>
        <Lines d={`${blades.join('')}M0 0V-34${buds}`} />
      </Part>
    );
  });
}

/** Low desert shrubs at those x: twigs from one root. */
export function Brush({ at, y, seed = 1, scale = 1 }: BrushProps) {
  return at.map((x, i) => {
    const next = seededRandom((seed + i) * 7);
    const twigs = Array.from({ length: 9 }, (_, twig) => {
      const lean = (twig - 4) * 2.6 + (next() - 0.5) * 2;
      const top = -(9 - Math.abs(twig - 4) * 1.1 + next() * 3);
      return `M0 0Q${round(lean * 0.3)} ${round(top * 0.6)} ${round(lean)} ${round(top)}`;
    });
    return (
      <Part key={x} x={x} y={y} scale={scale} weight={0.8}>
        <Lines d={twigs.join('')} />
      </Part>
    );
  });
}

type BrushProps = { at: readonly number[]; y: number; seed?: number; scale?: number };
