import { type Point, placePins } from './place-pins.ts';

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
  return (
    <>
      <ol className="callouts" aria-label={label}>
        {callouts.map(({ number, name, scope, href, place }) => (
          <li
            key={number}
            className={
              place.x > 0.45 ? `callout callout-left pin-${number}` : `callout pin-${number}`
            }
          >
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
      <style>{placeRules(callouts)}</style>
    </>
  );
}

function placeRules(callouts: readonly Callout[]): string {
  const offsets = placePins(callouts.map(({ place }) => place));
  return callouts
    .map(({ number, place }, index) => {
      const { dx, dy } = offsets[index] ?? { dx: 0, dy: 0 };
      return `.pin-${number}{--x:${percent(place.x)};--y:${percent(place.y)};--dx:${dx};--dy:${dy}}`;
    })
    .join('');
}

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;
