import { type Point, pinBands, placePins } from './place-pins.ts';
import './diorama-pins.css';

/** A marked place in the picture of a diorama. */
export interface Pin {
  /** A number for places on the power path, a letter for other places. */
  mark: string;
  name: string;
  /** Title of the scope item that the place belongs to. */
  scope: string;
  href: string;
  place: Point;
}

/**
 * List of links from places in a picture to the scope items that they belong to. The links are pins on the picture, whose
 * names appear on hover and focus. In print and without JavaScript, they are a list below the picture.
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
      {/* A <style> tag instead of style attributes, because the content security policy lists style hashes. */}
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
