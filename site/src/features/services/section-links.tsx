import type { EntryCard, ResolvedLink } from '#site/content-pages.ts';
import { columnsFor } from '#ui/column-classes.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkList } from '#ui/link-list.tsx';
import { type DayAndNight, ThemedPicture } from '#ui/themed-picture.tsx';

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

/** Projects by what they look like. */
export function ProjectPictures({
  cards,
}: {
  cards: readonly (EntryCard & { pictures?: DayAndNight | undefined })[];
}) {
  return (
    <ul className={pictureClasses[columnsFor(cards.length)]}>
      {cards.map((card) => (
        <li key={card.id} className="card project-picture">
          {card.pictures ? <ThemedPicture pictures={card.pictures} alt="" place={place} /> : null}
          <div className="project-picture-words">
            <EntryWords card={card} />
          </div>
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

/** By how many stand side by side; whole names, which the style is made from. */
const pictureClasses = {
  1: 'project-pictures project-pictures-one',
  2: 'project-pictures project-pictures-two',
  3: 'project-pictures',
  4: 'project-pictures project-pictures-two',
  5: 'project-pictures',
} as const;

const place = {
  width: 800,
  height: 600,
  narrow: 400,
};
