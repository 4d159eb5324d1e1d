import { dispatchRoute } from '#contract/routes.ts';
import type { EntryCard } from '#site/data/links.ts';
import { SmallDispatchArea } from '#site/drawings/area-maps.tsx';
import { ShownLinks } from '#site/drawings/shown-links.tsx';
import { Steps } from '#site/layout/steps.tsx';
import { LinkCard } from '#ui/blocks/card.tsx';
import { PlainList } from '#ui/blocks/plain-list.tsx';
import { TitledList } from '#ui/blocks/titled-list.tsx';
import { Accordion } from '#ui/controls/accordion.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import type { ServiceSectionContent } from './read-services.ts';
import { listColumnsFor, type SectionLayout } from './section-layout.ts';
import '#ui/blocks/card.css';
import '#ui/controls/button.css';
import '#ui/blocks/columns.css';
import './section-content.css';

/** The content of a section, under or beside its heading. */
export function SectionContent({
  section,
  layout,
}: {
  section: Exclude<ServiceSectionContent, { kind: 'sheets' }>;
  layout: SectionLayout;
}) {
  switch (section.kind) {
    case 'outcomes':
    case 'scope':
    case 'cards':
      return <TitledList items={section.items} columns={titledColumns(layout)} />;
    case 'process':
      return <Steps steps={section.steps} />;
    case 'list':
      return (
        <PlainList
          items={section.items}
          className={`service-list-${listColumnsFor(section.items.length)}`}
        />
      );
    case 'facilities':
      if (layout === 'index') return <EntryIndex cards={section.cards} />;
      return (
        <div className="columns card-grid">
          {section.cards.map(({ text, summary, href }) => (
            <LinkCard key={href} href={href} title={text} description={summary} />
          ))}
        </div>
      );
    case 'projects':
      if (layout === 'index') return <EntryIndex cards={section.cards} />;
      return <ShownLinks links={section.cards} />;
    case 'availability':
      return <Availability section={section} />;
    case 'faqs':
      return (
        <Accordion
          name="questions"
          items={section.faqs.map(({ question, answer }) => ({
            question,
            answer: <p>{answer}</p>,
          }))}
        />
      );
    case 'reading':
      return <ShownLinks links={section.links} />;
  }
}

/** Ruled rows, two side by side. */
function EntryIndex({ cards }: { cards: readonly EntryCard[] }) {
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

/** When we come, and how far. */
function Availability({
  section,
}: {
  section: Extract<ServiceSectionContent, { kind: 'availability' }>;
}) {
  return (
    <div className="availability dusk">
      <div className="grid gap-4 content-start justify-items-start">
        <p className="type-lead">{section.text}</p>
        {section.unconfirmed ? <Badge>{section.unconfirmed}</Badge> : null}
      </div>
      <TitledList items={section.items} columns={section.map ? 1 : undefined} />
      {section.map ? (
        <a href={dispatchRoute}>
          <SmallDispatchArea label={section.map.label} />
          <span className="button button-link">{section.map.link}</span>
        </a>
      ) : null}
    </div>
  );
}

function titledColumns(layout: SectionLayout) {
  if (layout === 'rows') return 'rows';
  return layout === 'pairs' ? 2 : undefined;
}
