import type { ReactNode } from 'react';
import { columnClasses } from './column-classes.ts';
import { Icon } from './icon.tsx';
import { type DayAndNight, ThemedPicture } from './themed-picture.tsx';

/** A link that shows what it leads to. */
export interface PictureCard {
  text: string;
  href: string;
  summary?: string | undefined;
  /** A view of it. */
  pictures?: DayAndNight | undefined;
  /** What stands for it where it has no view. */
  drawing?: ReactNode;
}

/** Links by what they lead to; one alone is wide, its words beside its picture. */
export function PictureCards({ cards }: { cards: readonly PictureCard[] }) {
  return (
    <ul className={columnClasses('picture-cards', cards.length)}>
      {cards.map(({ text, href, summary, pictures, drawing }) => (
        <li key={href} className="card picture-card">
          {pictures ? <ThemedPicture pictures={pictures} alt="" place={place} /> : drawing}
          <div className="picture-card-words">
            <div className="grid gap-1">
              <h3 className="type-card-title">
                <a className="card-link" href={href}>
                  {text}
                </a>
              </h3>
              {summary ? <p className="type-small text-ink-2">{summary}</p> : null}
            </div>
            <Icon name="arrow" className="arrow" />
          </div>
        </li>
      ))}
    </ul>
  );
}

// As wide as picture-cards.css lets it become.
const place = {
  sizes: '(width < 47.5625rem) 7rem, (width < 68.8125rem) 15rem, 25rem',
  width: 400,
  height: 300,
};
