import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { condenseSvg } from './condense-svg.ts';

/** A file of drawings as it is served. */
export interface SpriteFile {
  /** Changes whenever the drawings do, so that browsers may keep the file. */
  address: string;
  text: string;
}

/** A file with a named group for each drawing. */
export function renderSprite(name: string, drawings: Record<string, ReactElement>): SpriteFile {
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      {Object.entries(drawings).map(([id, drawing]) => (
        <g key={id} id={id}>
          {drawing}
        </g>
      ))}
    </svg>,
  );
  const text = condenseSvg(markup);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { address: `/drawings/${name}.${hash}.svg`, text };
}
