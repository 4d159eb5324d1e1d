import type { EntryCard, ResolvedLink } from '#site/content-pages.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkList } from '#ui/link-list.tsx';

/** Where a service is at home, a ruled row to each, two rows side by side. */
export function EntryIndex({ cards }: { cards: readonly EntryCard[] }) {
  return (
    <ul className="entry-index">
      {cards.map((card) => (
        <li key={card.id} className="entry-row">
          <EntryWords card={card} />
        </li>
      ))}
    </ul>
  );
}

function EntryWords({ card: { text, summary, href } }: { card: EntryCard }) {
  return (
    <>
      <div className="grid gap-1">
        <h3 className="type-card-title">
          <a className="card-link" href={href}>
            {text}
          </a>
        </h3>
        <p className="type-small text-ink-2">{summary}</p>
      </div>
      <Icon name="arrow" className="arrow" />
    </>
  );
}

/** Links in as many columns as leaves none alone. */
export function LinkRows({ links }: { links: readonly ResolvedLink[] }) {
  return (
    <div className={links.length % 3 === 0 ? undefined : 'link-rows-even'}>
      <LinkList links={links} />
    </div>
  );
}
