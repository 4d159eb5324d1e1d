import { cableSectionData } from '#electrical/figures/sections/cable-section.ts';
import { tenth } from '#electrical/tenth.ts';
import type { CableRadii } from './cable-radii.ts';

/** The layers about the middle of the cable, the largest first. The jacket fills in between the wires. */
export function CableLayers({ radii }: { radii: CableRadii }) {
  const { conductor, neutral } = cableSectionData;
  const wire = (radii.neutral - radii.insulationShield) / 2;
  const strand = radii.conductor / (2 * conductor.strandLayers + 1);
  // Around the middle strand each layer has six more than the one inside it.
  const strands = Array.from({ length: conductor.strandLayers }, (_, i) =>
    around(6 * (i + 1), 2 * strand * (i + 1), strand * 0.93),
  ).join('');
  return (
    <>
      <circle r={radii.jacket} fill="var(--line-2)" opacity=".55" />
      <Disc r={radii.jacket} fill="none" />
      <path
        d={around(neutral.wires, radii.insulationShield + wire, wire * 0.96)}
        fill="var(--ink)"
      />
      <Disc r={radii.insulationShield} fill="var(--ink-3)" />
      <Disc r={radii.insulation} fill="var(--deep)" />
      <circle r={radii.insulation} fill="var(--ink)" opacity=".07" />
      <Disc r={radii.conductorShield} fill="var(--ink-3)" />
      <Disc r={radii.conductor} fill="var(--deep)" />
      <path d={disc(0, 0, strand * 0.93) + strands} fill="var(--hot-line)" />
    </>
  );
}

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
