import { type PinOffset, type Point, placePins } from './place-pins.ts';

/** A numbered place in a model's picture. */
export interface Callout {
  number: number;
  /** What stands there. */
  name: string;
  /** The part of the scope that it belongs to. */
  scope: string;
  href: string;
  place: Point;
}

/**
 * The places of a picture as one list of links into the scope: pins on the picture where there is
 * room, a list under it elsewhere and for those who hear the page.
 */
export function ModelCallouts({
  callouts,
  label,
}: {
  callouts: readonly Callout[];
  label: string;
}) {
  const offsets = placePins(callouts.map(({ place }) => place));
  return (
    <>
      <ol className="callouts" aria-label={label}>
        {callouts.map(({ number, name, scope, href, place }, index) => (
          <li key={number} className={`${sideOf(place, offsets[index])} pin-${number}`}>
            <a href={href}>
              <span className="pin-mark">{number}</span>{' '}
              <span className="callout-words">
                <b>{name}</b> <span className="visually-hidden">– </span>
                <span>{scope}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {/* Attributes may not carry style here; the build moves this into the page's own sheet. */}
      <style>{placeRules(callouts, offsets)}</style>
    </>
  );
}

/** Where a pin's name has room: over its mark, near the edges of the picture towards its middle. */
function sideOf({ x }: Point, { dy }: PinOffset = { dx: 0, dy: 0 }): string {
  const across = x < 0.35 ? 'callout callout-start' : x > 0.65 ? 'callout callout-end' : 'callout';
  return dy > 0 ? `${across} callout-under` : across;
}

function placeRules(callouts: readonly Callout[], offsets: readonly PinOffset[]): string {
  return callouts
    .map(({ number, place }, index) => {
      const { dx, dy } = offsets[index] ?? { dx: 0, dy: 0 };
      return `.pin-${number}{--x:${percent(place.x)};--y:${percent(place.y)};--dx:${dx};--dy:${dy}}`;
    })
    .join('');
}

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;
