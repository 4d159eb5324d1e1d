import type { ReactNode } from 'react';
import { columnClasses } from '../blocks/column-classes.ts';
import type { Link } from '../blocks/link-list.tsx';
import { Icon } from '../controls/icon.tsx';
import '../blocks/card.css';
import './pictured-links.css';

/** A link with a picture of the linked page and, optionally, a summary in one sentence. */
interface PicturedLink extends Link {
  picture?: ReactNode;
  summary?: string | undefined;
  figure?: string | undefined;
}

export function PicturedLinks({ links }: { links: readonly PicturedLink[] }) {
  return (
    <ul className={columnClasses('pictured-links', links.length)}>
      {links.map(({ text, href, picture, summary, figure }) => {
        const link = (
          <a className="card-link" href={href}>
            {text}
          </a>
        );
        return (
          <li key={href} className="card">
            {picture}
            <div className="pictured-words">
              {summary ? (
                <div className="grid gap-1">
                  <h3 className="type-card-title">{link}</h3>
                  {figure ? <p className="pictured-figure">{figure}</p> : null}
                  <p className="type-small text-ink-2">{summary}</p>
                </div>
              ) : (
                link
              )}
              <Icon name="arrow" className="arrow" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
