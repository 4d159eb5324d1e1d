import { type Point, pinBands, placePins } from './place-pins.ts';
import './diorama-callouts.css';

/** A marked place in a diorama's picture. */
export interface Callout {
  /** A number along the way of the power, a letter beside it. */
  mark: string;
  name: string;
  /** The part of the scope that it belongs to. */
  scope: string;
  href: string;
  place: Point;
}

/**
 * The places of a picture as one list of links into the scope: pins on the picture, whose words show
 * on hover or focus; a list under it on paper and without script.
 */
export function DioramaCallouts({
  callouts,
  label,
}: {
  callouts: readonly Callout[];
  label: string;
}) {
  return (
    <>
      <ol className="callouts" aria-label={label}>
        {callouts.map(({ mark, name, scope, href }) => (
          <li key={mark}>
            <a href={href}>
              <span className="pin-mark">{mark}</span>{' '}
              <span className="callout-words">
                <b>{name}</b> <span className="visually-hidden">– </span>
                <span>{scope}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {/* Not in attributes: the security policy allows only styles whose hash it lists. */}
      <style>{placeRules(callouts)}</style>
    </>
  );
}

function placeRules(callouts: readonly Callout[]): string {
  const points = callouts.map(({ place: { x, y } }) => ({ x: short(x), y: short(y) }));
  const wide = placePins(points, pinBands.wide);
  const narrow = placePins(points, pinBands.narrow);
  return callouts
    .map(({ mark }, index) => {
      const [point, w, n] = [points[index], wide[index], narrow[index]];
      const rule = `--x:${point?.x};--y:${point?.y};--wx:${w?.dx};--wy:${w?.dy};--nx:${n?.dx};--ny:${n?.dy}`;
      return `.callouts>:nth-child(${index + 1}){--mark:"${mark}";${rule}}`;
    })
    .join('');
}

const short = (fraction: number) => Math.round(fraction * 1000) / 1000;
