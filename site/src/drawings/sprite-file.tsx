import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

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

/**
 * The same drawing in fewer bytes: empty elements closed in themselves, as a file of its own may
 * have them and HTML may not, and no spaces where a sign already parts two numbers.
 */
export function condenseSvg(markup: string): string {
  return markup
    .replaceAll(/><\/(?:path|circle|rect|ellipse|use)>/g, '/>')
    .replaceAll(/ d="[^"]*"/g, (data) => data.replaceAll(/(?<=[\d.]) (?=-)/g, ''))
    .replaceAll(', var(', ',var(');
}
