import { IllustratedLinks } from '#site/blocks/illustrated-links.tsx';
import { SheetWall } from '#site/blocks/sheets/sheet-wall.tsx';
import { Steps } from '#site/blocks/steps.tsx';
import { Accordion } from '#ui/controls/accordion.tsx';
import type { HeroButton } from '#ui/sections/hero-actions.tsx';
import { LinkList } from '#ui/sections/link-list.tsx';
import { PlainList } from '#ui/sections/plain-list.tsx';
import { Section } from '#ui/sections/section.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
import { Availability } from './availability.tsx';
import type { ServiceSectionContent } from './read-services.ts';

/**
 * Label above the heading of each kind of section. Content files can set another label for cards, lists and sheets: a
 * list of equipment, for example, has the label "Equipment".
 */
const defaultLabels = {
  outcomes: 'Outcomes',
  scope: 'Scope',
  cards: 'What it covers',
  process: 'Process',
  list: 'Where it applies',
  facilities: 'Facilities',
  projects: 'Projects',
  sheets: 'Records',
  availability: 'Availability',
  faqs: 'Questions',
  reading: 'Articles',
} as const satisfies Record<ServiceSectionContent['kind'], string>;

/** Section of a service page, laid out according to its kind. */
export function ServiceSectionView({
  section,
  quoteButton,
}: {
  section: ServiceSectionContent;
  /** Link to the quote request, shown below sheets. */
  quoteButton?: HeroButton | undefined;
}) {
  const ownLabel = 'label' in section ? section.label : undefined;
  const label = ownLabel || defaultLabels[section.kind];
  if (section.kind === 'sheets') {
    return <SheetWall section={section} label={label} quoteButton={quoteButton} />;
  }
  return (
    <Section
      id={section.kind}
      label={label}
      heading={section.heading}
      intro={'intro' in section ? section.intro : undefined}
      beside={section.kind === 'list' || section.kind === 'faqs'}
    >
      <SectionContent section={section} />
    </Section>
  );
}

/** Content of a section, below or beside its heading. */
function SectionContent({
  section,
}: {
  section: Exclude<ServiceSectionContent, { kind: 'sheets' }>;
}) {
  switch (section.kind) {
    case 'outcomes':
      return <TitledList items={section.items} columns="rows" />;
    case 'scope': {
      // In two columns, an odd number of items would leave an empty cell.
      const isEven = section.items.length % 2 === 0;
      return <TitledList items={section.items} columns={isEven ? 2 : undefined} short />;
    }
    case 'cards':
      return <TitledList items={section.items} />;
    case 'process':
      return <Steps steps={section.steps} />;
    case 'list':
      return <PlainList items={section.items} />;
    case 'facilities':
      return <LinkList links={section.cards} />;
    case 'projects':
      return <IllustratedLinks links={section.cards} />;
    case 'availability':
      return <Availability section={section} />;
    case 'faqs':
      return <Accordion name="questions" items={section.faqs} />;
    case 'reading':
      return <IllustratedLinks links={section.links} />;
  }
}
