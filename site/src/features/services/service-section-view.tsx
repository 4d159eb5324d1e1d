import { Section } from '#ui/blocks/section.tsx';
import type { ServiceSectionContent } from './read-services.ts';
import { SectionContent } from './section-content.tsx';
import type { SectionLayout } from './section-layout.ts';
import { SheetWall } from './sheets/sheet-wall.tsx';

/** A section as its kind requires, in the layout that its place on the page leaves it. */
export function ServiceSectionView({
  section,
  layout,
}: {
  section: ServiceSectionContent;
  layout: SectionLayout;
}) {
  const [device, kindLabel] = tags[section.kind];
  const label = ('label' in section && section.label) || kindLabel;
  if (section.kind === 'sheets')
    return <SheetWall section={section} device={device} label={label} />;
  const intro = 'intro' in section ? section.intro : undefined;
  return (
    <Section
      id={section.kind}
      device={device}
      label={label}
      heading={section.heading}
      intro={intro}
      beside={layout === 'beside'}
    >
      <SectionContent section={section} layout={layout} />
    </Section>
  );
}

const tags = {
  outcomes: ['87', 'Outcomes'],
  scope: ['1', 'Scope'],
  cards: ['83', 'What it covers'],
  process: ['34', 'Process'],
  list: ['33', 'Where it applies'],
  facilities: ['29', 'Facilities'],
  projects: ['77', 'Projects'],
  sheets: ['SER', 'Records'],
  availability: ['21', 'Availability'],
  faqs: ['43', 'Questions'],
  reading: ['30', 'Articles'],
} as const satisfies Record<ServiceSectionContent['kind'], readonly [string, string]>;
