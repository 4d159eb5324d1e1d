import type { Lettering, Site } from './names.ts';
import type { MapSize } from './region-map.ts';

/**
 * A base's live square in its halo, or a town's circle. The script of the dispatch map finds them by
 * their classes, and shows the halo of a town that is chosen, which is `townHalo` wide.
 */
export function Mark({ site: { at, isBase }, size, townHalo = 0 }: MarkProps) {
  const scale = size === 'wide' ? 1 : 1.35;
  const [x = 0, y = 0] = at.map(Math.round);
  const side = 15 * scale;
  const halo = isBase ? 20 : townHalo;
  return (
    <>
      {halo > 0 && (
        <circle
          className="halo"
          cx={x}
          cy={y}
          r={halo * scale}
          fill={isBase ? 'var(--hot-line)' : 'none'}
          opacity="0.22"
        />
      )}
      {isBase ? (
        <path
          className="mark"
          d={`M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`}
          fill="var(--hot-line)"
          stroke="var(--surface)"
          strokeWidth={1.5 * scale}
        />
      ) : (
        <circle
          className="mark"
          cx={x}
          cy={y}
          r={4 * scale}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth={2 * scale}
        />
      )}
    </>
  );
}

type MarkProps = { site: Site; size: MapSize; townHalo?: number };

/** A name with a rim in the color of the ground that it lies on; where there is room BASE over a base's. */
export function SiteName({ site, lettering: { base, mono }, ground }: SiteNameProps) {
  const { x, y, anchor } = site.label;
  return (
    <>
      <text
        x={x}
        y={y}
        textAnchor={anchor === 'start' ? undefined : anchor}
        fontSize={site.isBase ? base.font : undefined}
        stroke={ground}
        paintOrder="stroke"
      >
        {site.name}
      </text>
      {site.isBase && base.tag > 0 && (
        <text {...monoFont(mono)} x={x} y={y - base.font} textAnchor={anchor} fill="var(--ink-2)">
          BASE
        </text>
      )}
    </>
  );
}

type SiteNameProps = { site: Site; lettering: { base: Lettering; mono: number }; ground: string };

/** The lettering of names, and how wide their rims are, in units. */
export const nameFont = (fontSize: number, strokeWidth: number) => ({
  ...{ fontFamily: 'var(--sans)', fontSize, fontWeight: 600, fontStretch: '108%' },
  ...{ fill: 'var(--ink)', strokeWidth, strokeLinejoin: 'round' as const },
});

/** The lettering of all other words, in units. */
export const monoFont = (fontSize: number) => ({
  fontFamily: 'var(--mono)',
  fontSize,
  fontWeight: 500,
});
