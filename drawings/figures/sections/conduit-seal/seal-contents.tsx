import { tenth } from '#electrical/tenth.ts';
import { hatching } from '../../../plot/hatching.ts';
import { Stroke } from '../../../symbols/stroke.tsx';
import { device, groundLug, type SealPlaces, type SealScale } from './seal-places.ts';

/** What lies in the metal: compound, the fiber dams that held it while it set, and the conductors. */
export function SealContents({ places, scale }: { places: SealPlaces; scale: SealScale }) {
  const { chamber, compound, port } = places;
  const { x, y, inch } = scale;
  const poured = `M${x(compound.from)} ${y(-chamber.half)}H${x(port.from)}V${y(-port.fill)}H${x(port.to)}V${y(-chamber.half)}H${x(compound.to)}V${y(chamber.half)}H${x(compound.from)}z`;
  const dams = [
    { left: x(chamber.from), right: x(compound.from) },
    { left: x(compound.to), right: x(chamber.to) },
  ].map((sides) => ({ ...sides, top: y(-chamber.half), bottom: y(chamber.half) }));
  const everywhere = () => true;
  const cables = places.cables.map(({ live, width }, i) => ({
    live,
    width: width * inch,
    d: cablePath(places, scale, i),
  }));
  return (
    <>
      <path d={poured} fill="var(--line-2)" opacity=".6" />
      <path
        d={
          gaps(places)
            .map((gap, i) => dots(x(compound.from), x(compound.to), y(gap), i))
            .join('') +
          [1.68, 1.96].map((up, i) => dots(x(port.from), x(port.to), y(-up), i)).join('')
        }
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={dams.map((dam) => hatching(everywhere, dam, 5, 'falling')).join('')}
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <Stroke
        d={`${poured}${dams.map(({ left, right, top, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}`).join('')}`}
        stroke="var(--ink-3)"
      />
      {cables.map(({ d, width }) => (
        <g key={d} fill="none">
          <path d={d} stroke="var(--ink-3)" strokeWidth={tenth(width)} />
          <path d={d} stroke="var(--deep)" strokeWidth={tenth(width - 2)} />
        </g>
      ))}
      <Stroke
        d={cables.map(({ live, d }) => (live ? d : '')).join('')}
        stroke="var(--hot-line)"
        weight={2.2}
      />
    </>
  );
}

/** A conductor from the box's device through the seal: together in the conduit, apart in the compound. */
function cablePath(
  { box, chamber, compound, conduit, inConduit, inCompound, cables }: SealPlaces,
  { x, y }: SealScale,
  index: number,
): string {
  const [near, far] = [y(inConduit[index] ?? 0), y(inCompound[index] ?? 0)];
  const start = cables[index]?.live
    ? `M${x(box.from + device)} ${near}`
    : `M${x(groundLug)} ${y(box.half - box.wall)}V${y(2)}Q${x(groundLug)} ${near} ${x(5)} ${near}`;
  return (
    `${start}H${x(chamber.from - 0.5)}` +
    `C${x(chamber.from)} ${near} ${x(chamber.from)} ${far} ${x(compound.from)} ${far}H${x(compound.to)}` +
    `C${x(chamber.to)} ${far} ${x(chamber.to)} ${near} ${x(chamber.to + 0.5)} ${near}H${x(conduit.end)}`
  );
}

/** The middles of the gaps beside the conductors in the compound. */
function gaps({ cables, inCompound, chamber }: SealPlaces): number[] {
  const edges = cables.flatMap(({ width }, i) => {
    const middle = inCompound[i] ?? 0;
    return [middle - width / 2, middle + width / 2];
  });
  const ends = [-chamber.half, ...edges, chamber.half];
  return ends.filter((_, i) => i % 2 === 0).map((end, i) => (end + (ends[2 * i + 1] ?? end)) / 2);
}

/** A row of dots, as mortar is drawn in section; every other row is offset. */
function dots(left: number, right: number, y: number, row: number): string {
  let path = '';
  for (let at = left + (row % 2 ? 7 : 4); at < right - 2; at += 7) path += `M${tenth(at)} ${y}h0`;
  return path;
}
