import type { EntryCard } from '#site/data/links.ts';
import { Icon } from '#ui/controls/icon.tsx';
import '#ui/blocks/card.css';
import './entry-index.css';

/** Where a service is at home, a ruled row to each, two rows side by side. */
export function EntryIndex({ cards }: { cards: readonly EntryCard[] }) {
  return (
    <ul className="entry-index">
      {cards.map(({ text, summary, href }) => (
        <li key={href} className="entry-row">
          <div className="grid gap-1">
            <h3 className="type-card-title">
              <a className="card-link" href={href}>
                {text}
              </a>
            </h3>
            <p className="type-small text-ink-2">{summary}</p>
          </div>
          <Icon name="arrow" className="arrow" />
        </li>
      ))}
    </ul>
  );
}
