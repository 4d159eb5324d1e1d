import {
  cableRadii,
  cableSectionData as data,
} from '#electrical/figures/sections/cable-section.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../plot/plot.tsx';
import { Stroke } from '../../symbols/stroke.tsx';
import { Lettering } from '../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../figure-drawing.ts';

/** A shielded cable cut across, in true proportions: the conductor is live, each layer named. */
export const cableSection: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 280] },
  detail: 60,
  draw(size) {
    const { inch, x, y, names, pitch, grid, right, bottom } = arrangements[size];
    const letters = lettering[size];
    const [core, coreShield, insulation, shield, neutral, jacket] = Object.values(
      cableRadii(data),
    ).map((inches) => tenth(inches * inch)) as Radii;
    const wire = (neutral - shield) / 2;
    const strand = core / (2 * data.conductor.strandLayers + 1);
    // Around the middle strand each layer has six more than the one inside it.
    const strands = Array.from({ length: data.conductor.strandLayers }, (_, i) =>
      around(6 * (i + 1), 2 * strand * (i + 1), strand * 0.93),
    ).join('');
    const knee = jacket + 12;
    const layers = [
      { ...data.conductor, at: core * 0.78 },
      { ...data.conductorShield, at: (core + coreShield) / 2 },
      { ...data.insulation, at: (coreShield + insulation) / 2 },
      { ...data.insulationShield, at: (insulation + shield) / 2 },
      { ...data.neutral, at: (shield + neutral) / 2 },
      { ...data.jacket, at: (neutral + jacket) / 2 },
    ];
    return (
      <>
        <path d={grid} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        {/* The largest first. The jacket fills in between the wires. */}
        <g transform={`translate(${x} ${y})`}>
          <circle r={jacket} fill="var(--line-2)" opacity=".55" />
          <Disc r={jacket} fill="none" />
          <path d={around(data.neutral.wires, shield + wire, wire * 0.96)} fill="var(--ink)" />
          <Disc r={shield} fill="var(--ink-3)" />
          <Disc r={insulation} fill="var(--deep)" />
          <circle r={insulation} fill="var(--ink)" opacity=".07" />
          <Disc r={coreShield} fill="var(--ink-3)" />
          <Disc r={core} fill="var(--deep)" />
          <path d={disc(0, 0, strand * 0.93) + strands} fill="var(--hot-line)" />
        </g>
        {layers.map(({ name, short, at, ...layer }, i) => {
          const rise = (i - 2.5) * pitch;
          const run = Math.sqrt(knee ** 2 - rise ** 2);
          // The neutral's leader starts at the wire that is nearest to it.
          const step = 'wires' in layer ? (2 * Math.PI) / layer.wires : 0.001;
          const turn = step * Math.round(Math.asin(rise / knee) / step);
          const [px, py] = [tenth(x + at * Math.cos(turn)), tenth(y + at * Math.sin(turn))];
          const leader = `M${px} ${py}L${tenth(x + run)} ${tenth(y + rise)}H${names - 8}`;
          const words = { x: names, size: letters, y: tenth(y + rise + letters * 0.35) };
          return (
            <g key={name}>
              <Stroke d={leader} stroke="var(--ink)" weight={0.8} />
              <circle cx={px} cy={py} r="2.5" fill="var(--ink)" />
              <Lines {...words} lines={[size === 'wide' ? name : short]} />
              {size === 'wide' && 'detail' in layer && (
                <Lines
                  {...words}
                  y={tenth(y + rise + letters * 1.65)}
                  lines={[layer.detail]}
                  quiet
                />
              )}
            </g>
          );
        })}
        <Lettering x={right} y={bottom} size={letters} anchor="end" quiet>
          GRID 1/4 IN
        </Lettering>
      </>
    );
  },
};

type Radii = [number, number, number, number, number, number];

/** The cable's middle, the column of names, and a grid of quarter inches through the middle. */
const arrangements = {
  wide: {
    ...{ inch: 150, x: 186, y: 196, names: 398, pitch: 60, right: 552, bottom: 393 },
    grid: quarters(36, 37.5, 4, 376, 8.5, 8, 552),
  },
  narrow: {
    ...{ inch: 98, x: 118, y: 136, names: 246, pitch: 43, right: 356, bottom: 273 },
    grid: quarters(20, 24.5, 8, 256, 13.5, 4, 356),
  },
};

function Disc({ r, fill }: { r: number; fill: string }) {
  return <circle r={r} fill={fill} stroke="var(--ink)" vectorEffect="non-scaling-stroke" />;
}

/** Round wires evenly on a circle, the first to the right. */
function around(count: number, radius: number, r: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count;
    return disc(radius * Math.cos(turn), radius * Math.sin(turn), r);
  }).join('');
}

function disc(x: number, y: number, radius: number): string {
  const r = tenth(radius);
  return `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** Lines `step` apart: upright ones from `x` on, lying ones from `y` on. */
function quarters(
  x: number,
  step: number,
  top: number,
  bottom: number,
  y: number,
  left: number,
  right: number,
): string {
  let path = '';
  for (let at = x; at <= right; at += step) path += `M${tenth(at)} ${top}V${bottom}`;
  for (let at = y; at <= bottom; at += step) path += `M${left} ${tenth(at)}H${right}`;
  return path;
}
