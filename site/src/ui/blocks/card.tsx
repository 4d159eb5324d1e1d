import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import './card.css';

/** The title of a card, whose link is stretched over all of it, and a sentence on where it leads. */
export function CardWords({
  href,
  title,
  text,
  heading: Heading = 'h3',
}: {
  href: string;
  title: string;
  text?: string;
  heading?: 'h2' | 'h3';
}) {
  return (
    <>
      <Heading className="type-card-title">
        <a className="card-link" href={href}>
          {title}
        </a>
      </Heading>
      {text ? <p className="type-small text-ink-2">{text}</p> : null}
    </>
  );
}

/** The foot of a card, for eyes: to others its title is the link. */
export function CardMore({ children }: { children: string }) {
  return (
    <p className="card-more screen-only" aria-hidden="true">
      {children}
      <Icon name="arrow" size={18} className="arrow" />
    </p>
  );
}

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
          <CardWords href={href} title={title} text={description} />
        </div>
        <Icon name="arrow" className="arrow" />
      </div>
    </article>
  );
}
