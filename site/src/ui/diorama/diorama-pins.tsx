import type { AnchorHTMLAttributes } from 'react';
import { PinMark } from '../controls/pin-mark.tsx';
import { type Point, placePins } from './place-pins.ts';
import './diorama-pins.css';

/** A marked place in the picture of a diorama. */
export interface Pin {
  /** A number for places on the power path, a letter for other places. */
  mark: string;
  name: string;
  /** Title of the place's item in the scope, which is the page's list of the work that the company does. */
  scope: string;
  /** Link to the scope item on the same page. */
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
      {/*
        A <style> tag instead of style attributes, because the content security policy lists style hashes. It is before
        the list, so that a browser that paints while the page arrives never shows the pins without their positions.
      */}
      <style>{placeRules(pins)}</style>
      <ol role="list" className="pins" aria-label={label}>
        {pins.map((pin, index) => (
          <li key={pin.mark}>
            <PinLink pin={pin} aria-current={index === 0 ? 'step' : undefined} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Link from a place to its scope item: the mark, the name of the place, and the title of the scope item. */
export function PinLink({
  pin: { mark, name, scope, href },
  ...attributes
}: { pin: Pin } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a href={href} {...attributes}>
      <PinMark mark={mark} />{' '}
      <span className="pin-words">
        <b>{name}</b> <span className="visually-hidden">– </span>
        <span>{scope}</span>
      </span>
    </a>
  );
}

/** Returns one CSS rule per pin, with the position of its place and the offsets of its mark (diorama-pins.css). */
function placeRules(pins: readonly Pin[]): string {
  const rules = placePins(pins).map(({ mark, place, wide, narrow }, index) => {
    const properties = [
      `--mark:"${mark}"`,
      `--x:${place.x}`,
      `--y:${place.y}`,
      `--wide-dx:${wide.dx}`,
      `--wide-dy:${wide.dy}`,
      `--narrow-dx:${narrow.dx}`,
      `--narrow-dy:${narrow.dy}`,
    ];
    return `.pins>:nth-child(${index + 1}){${properties.join(';')}}`;
  });
  return rules.join('');
}
