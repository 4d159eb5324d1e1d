import type { Lettering, Site, UnnamedSite } from './names.ts';
import type { MapSize } from './region-map.ts';

/** Scale of the marks on each map. Marks are larger on the narrow map. */
const markScale: Record<MapSize, number> = { wide: 1, narrow: 1.35 };

interface MarkProps {
  at: UnnamedSite['at'];
  size: MapSize;
}

/** The mark of a base: a square in the energized color, with a halo. */
export function BaseMark({ at, size }: MarkProps) {
  const scale = markScale[size];
  const [x = 0, y = 0] = at.map(Math.round);
  const side = 15 * scale;
  return (
    <>
      <Halo x={x} y={y} radius={20 * scale} lit />
      <path
        className="mark solid-live rim-on-paper"
        d={`M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`}
        strokeWidth={1.5 * scale}
      />
    </>
  );
}

/** The mark of a town: a circle. */
export function TownMark({ at, size }: MarkProps) {
  const scale = markScale[size];
  const [x = 0, y = 0] = at.map(Math.round);
  return (
    <circle className="mark paper outline" cx={x} cy={y} r={4 * scale} strokeWidth={2 * scale} />
  );
}

/** The halo of a selectable town, invisible until the page's style sheet fills it. */
export function TownHalo({ at, size }: MarkProps) {
  const [x = 0, y = 0] = at.map(Math.round);
  return <Halo x={x} y={y} radius={14 * markScale[size]} />;
}

interface HaloProps {
  x: number;
  y: number;
  radius: number;
  lit?: boolean;
}

function Halo({ x, y, radius, lit = false }: HaloProps) {
  const className = lit ? 'halo solid-live' : 'halo';
  return <circle className={className} cx={x} cy={y} r={radius} opacity="0.22" />;
}

interface SiteNameProps {
  site: Site;
  /** Font sizes of the names of towns and bases, and of the tag above the name of a base (`mono`). */
  lettering: { town: Lettering; base: Lettering; mono: number };
  rimClass: 'rim-on-ground' | 'rim-on-paper';
  /** Width of the outline around the letters, in units. */
  rimWidth: number;
}

/** The name of a town or base, with an outline in the background color so that it stays legible over lines. */
export function SiteName({ site, lettering, rimClass, rimWidth }: SiteNameProps) {
  const { x, y, anchor } = site.label;
  const { base, town, mono } = lettering;
  return (
    <>
      <text
        className={`label place-name ${rimClass}`}
        x={x}
        y={y}
        textAnchor={anchor}
        fontSize={site.isBase ? base.font : town.font}
        fontWeight="600"
        fontStretch="108%"
        strokeWidth={rimWidth}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {site.name}
      </text>
      {site.isBase && base.tag > 0 && (
        <text className="label-soft" x={x} y={y - base.font} textAnchor={anchor} fontSize={mono}>
          BASE
        </text>
      )}
    </>
  );
}
