import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import './card.css';

/** A card that is one link, its `drawing` above its words. */
export function LinkCard({
  href,
  title,
  description,
  drawing,
}: {
  href: string;
  title: string;
  description: string;
  drawing?: ReactNode;
}) {
  return (
    <article className="card">
      {drawing}
      <div className="flex items-center justify-between gap-4 p-5">
        <div className="grid gap-1">
          <h3 className="type-card-title">
            <a className="card-link" href={href}>
              {title}
            </a>
          </h3>
          <p className="type-small text-ink-2">{description}</p>
        </div>
        <Icon name="arrow" className="arrow" />
      </div>
    </article>
  );
}
