import { type Point, pinBands, placePins } from './place-pins.ts';
import './diorama-pins.css';

/** A marked place in a diorama's picture. */
export interface Pin {
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
export function DioramaPins({ pins, label }: { pins: readonly Pin[]; label: string }) {
  return (
    <>
      <ol className="pins" aria-label={label}>
        {pins.map(({ mark, name, scope, href }) => (
          <li key={mark}>
            <a href={href}>
              <span className="pin-mark">{mark}</span>{' '}
              <span className="pin-words">
                <b>{name}</b> <span className="visually-hidden">– </span>
                <span>{scope}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {/* Not in attributes: the security policy allows only styles whose hash it lists. */}
      <style>{placeRules(pins)}</style>
    </>
  );
}

function placeRules(pins: readonly Pin[]): string {
  const points = pins.map(({ place: { x, y } }) => ({ x: short(x), y: short(y) }));
  const wide = placePins(points, pinBands.wide);
  const narrow = placePins(points, pinBands.narrow);
  return pins
    .map(({ mark }, index) => {
      const point = points[index];
      const onWide = wide[index];
      const onNarrow = narrow[index];
      const properties = [
        `--mark:"${mark}"`,
        `--x:${point?.x}`,
        `--y:${point?.y}`,
        `--wx:${onWide?.dx}`,
        `--wy:${onWide?.dy}`,
        `--nx:${onNarrow?.dx}`,
        `--ny:${onNarrow?.dy}`,
      ];
      return `.pins>:nth-child(${index + 1}){${properties.join(';')}}`;
    })
    .join('');
}

const short = (fraction: number) => Math.round(fraction * 1000) / 1000;
