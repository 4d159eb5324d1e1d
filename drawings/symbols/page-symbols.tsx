import type { ReactElement } from 'react';
import { plainSvg } from '../plain-svg.ts';
import symbols from './page-symbols.svg?raw';

const names = [
  'riser',
  'draw-out',
  'withdrawn',
  'switch',
  'lockout',
  'relay',
  'target',
  'distance',
  'transformer',
  'meter',
  'breaker',
] as const;

/** The symbols of `page-symbols.svg`, which pages place themselves. */
export const pageSymbols = Object.fromEntries(names.map((name) => [name, draw(name)])) as Record<
  (typeof names)[number],
  ReactElement
>;

export const riserProtectionBox = '0 0 116 84';
export const drawOutBox = '0 0 40 76';

function draw(name: string): ReactElement {
  const __html = plainSvg('page-symbols.svg', symbols, '').resolve(`<use href="#${name}"/>`);
  return (
    <g
      fontFamily="var(--mono, monospace)"
      fontSize="12"
      fontWeight="500"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own file, as markup.
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
