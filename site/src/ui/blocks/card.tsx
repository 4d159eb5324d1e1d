import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import './card.css';

/** Title and summary of a card. The link in the title is stretched over the whole card. */
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

/** "Read more" text at the bottom of a card. Hidden from screen readers, because the title is already a link. */
export function CardMore({ children }: { children: string }) {
  return (
    <p className="card-more screen-only" aria-hidden="true">
      {children}
      <Icon name="arrow" size={18} className="arrow" />
    </p>
  );
}

/** Card that is one link, with `drawing` above the text. */
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
      <div className="card-head link-card-head">
        <div className="grid gap-1">
          <CardWords href={href} title={title} text={description} />
        </div>
        <Icon name="arrow" className="arrow" />
      </div>
    </article>
  );
}
