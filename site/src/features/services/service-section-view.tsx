import { Section } from '#ui/blocks/section.tsx';
import type { ServiceSectionContent } from './read-services.ts';
import { SectionContent } from './section-content.tsx';
import { SheetWall } from './sheets/sheet-wall.tsx';

/** A section as its kind requires. */
export function ServiceSectionView({ section }: { section: ServiceSectionContent }) {
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
      beside={section.kind === 'list' || section.kind === 'faqs'}
    >
      <SectionContent section={section} />
    </Section>
  );
}

const tags = {
  outcomes: ['87', 'Outcomes'],
  scope: ['11', 'Scope'],
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
