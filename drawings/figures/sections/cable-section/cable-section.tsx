import { cableSectionData as data } from '#electrical/figures/sections/cable-section.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { Stroke } from '../../../symbols/stroke.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { CableLayers } from './cable-layers.tsx';
import { type CableRadii, cableRadii } from './cable-radii.ts';

/** A shielded cable cut across, in true proportions: the conductor is live, each layer named. */
export const cableSection: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 280] },
  detail: 60,
  draw(size) {
    const { inch, x, y, page } = arrangements[size];
    const radii = cableRadii(data, inch);
    return (
      <>
        <path
          d={quarters(page, inch / 4, x, y)}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        <g transform={`translate(${x} ${y})`}>
          <CableLayers radii={radii} />
        </g>
        <Names radii={radii} size={size} />
        <Lettering x={page[2]} y={page[3] + 17} size={lettering[size]} anchor="end" quiet>
          GRID 1/4 IN
        </Lettering>
      </>
    );
  },
};

/** Radial leaders to the names, from the innermost layer at the top to the jacket at the bottom. */
function Names({ radii, size }: { radii: CableRadii; size: FigureSize }) {
  const { x, y, names, pitch } = arrangements[size];
  const letters = lettering[size];
  const knee = radii.jacket + 12;
  const layers = [
    { ...data.conductor, at: radii.conductor * 0.78 },
    { ...data.conductorShield, at: (radii.conductor + radii.conductorShield) / 2 },
    { ...data.insulation, at: (radii.conductorShield + radii.insulation) / 2 },
    { ...data.insulationShield, at: (radii.insulation + radii.insulationShield) / 2 },
    { ...data.neutral, at: (radii.insulationShield + radii.neutral) / 2 },
    { ...data.jacket, at: (radii.neutral + radii.jacket) / 2 },
  ];
  return layers.map(({ name, short, detail, at }, i) => {
    const rise = (i - (layers.length - 1) / 2) * pitch;
    const run = Math.sqrt(knee ** 2 - rise ** 2);
    // The neutral's leader starts at the wire that is nearest to it.
    const step = name === data.neutral.name ? (2 * Math.PI) / data.neutral.wires : 0.001;
    const turn = step * Math.round(Math.asin(rise / knee) / step);
    const [px, py] = [tenth(x + at * Math.cos(turn)), tenth(y + at * Math.sin(turn))];
    const lines = size === 'wide' && detail ? [name, detail] : [size === 'wide' ? name : short];
    return (
      <g key={name}>
        <Stroke
          d={`M${px} ${py}L${tenth(x + run)} ${tenth(y + rise)}H${names - 8}`}
          stroke="var(--ink)"
          weight={0.8}
        />
        <circle cx={px} cy={py} r="2.5" fill="var(--ink)" />
        <Lines
          x={names}
          y={tenth(y + rise + letters * 0.35)}
          size={letters}
          lines={lines.slice(0, 1)}
        />
        <Lines
          x={names}
          y={tenth(y + rise + letters * 1.65)}
          size={letters}
          lines={lines.slice(1)}
          quiet
        />
      </g>
    );
  });
}

const arrangements = {
  wide: { inch: 150, x: 186, y: 196, names: 398, pitch: 60, page: [8, 4, 552, 376] },
  narrow: { inch: 98, x: 118, y: 136, names: 246, pitch: 43, page: [4, 8, 356, 256] },
} as const;

/** A grid of quarter inches through the middle of the cable. */
function quarters(
  [left, top, right, bottom]: readonly [number, number, number, number],
  step: number,
  x: number,
  y: number,
): string {
  const lines: string[] = [];
  for (let at = x - step * Math.floor((x - left) / step); at <= right; at += step) {
    lines.push(`M${tenth(at)} ${top}V${bottom}`);
  }
  for (let at = y - step * Math.floor((y - top) / step); at <= bottom; at += step) {
    lines.push(`M${left} ${tenth(at)}H${right}`);
  }
  return lines.join('');
}
