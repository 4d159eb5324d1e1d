import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import './card.css';

export interface CardProps {
  href: string;
  title: string;
  /** Level of the title's heading. Default: h3 */
  heading?: 'h2' | 'h3';
  /** Photograph or drawing above the words. The grid decides where phones show the picture. */
  picture?: ReactNode;
  /** Value in large type below the title. Example: 15+ MW */
  figure?: string | undefined;
  text?: ReactNode;
  /** Lists and badges below the text. */
  facts?: ReactNode;
  /** "Read more" text at the bottom, instead of the arrow beside the title. */
  more?: string;
  /** Title block at the bottom of the card, over its full width. */
  foot?: ReactNode;
  /** Whether the card has square corners and a thick border in the color of the text, like the frame of a drawing. */
  framed?: boolean;
}

/** Item of a `CardGrid`: a link to a page, with text and often a picture. The whole card is the link. */
export function Card({ picture, foot, framed = false, ...words }: CardProps) {
  return (
    <li className={framed ? 'card card-framed' : 'card'}>
      {picture ? <div className="card-picture">{picture}</div> : null}
      <CardBody {...words} />
      {foot ? <div className="card-foot">{foot}</div> : null}
    </li>
  );
}

function CardBody({ href, title, heading, figure, text, facts, more }: CardProps) {
  return (
    <div className="card-words">
      <div className="card-head">
        <CardTitle href={href} title={title} heading={heading} />
        {more ? null : <Icon name="arrow" className="arrow" />}
      </div>
      {figure ? <p className="card-figure">{figure}</p> : null}
      {text ? <p className="card-text type-small text-ink-2">{text}</p> : null}
      {facts ? <div className="card-facts">{facts}</div> : null}
      {more ? <CardMore>{more}</CardMore> : null}
    </div>
  );
}

/** Title of a card. Its link is stretched over the whole card. */
export function CardTitle({
  href,
  title,
  heading: Heading = 'h3',
}: {
  href: string;
  title: string;
  heading?: 'h2' | 'h3' | undefined;
}) {
  return (
    <Heading className="type-card-title">
      <a className="card-link" href={href}>
        {title}
      </a>
    </Heading>
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
