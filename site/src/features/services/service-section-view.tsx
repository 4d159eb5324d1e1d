import type { HeroButton } from '#ui/blocks/hero-actions.tsx';
import { Section } from '#ui/blocks/section.tsx';
import type { ServiceSectionContent } from './read-services.ts';
import { SectionContent } from './section-content.tsx';
import { SheetWall } from './sheets/sheet-wall.tsx';

/** Section of a service page, laid out according to its kind. */
export function ServiceSectionView({
  section,
  quote,
}: {
  section: ServiceSectionContent;
  /** Button below the sheets that leads to a quote request. */
  quote?: HeroButton | undefined;
}) {
  const label = ('label' in section && section.label) || labels[section.kind];
  if (section.kind === 'sheets') return <SheetWall section={section} label={label} quote={quote} />;
  const intro = 'intro' in section ? section.intro : undefined;
  return (
    <Section
      id={section.kind}
      label={label}
      heading={section.heading}
      intro={intro}
      beside={section.kind === 'list' || section.kind === 'faqs'}
    >
      <SectionContent section={section} />
    </Section>
  );
}

/** Default section labels by kind. Content can override them. */
const labels = {
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
