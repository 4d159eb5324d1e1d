import { Accordion } from '#ui/accordion.tsx';
import { LinkCard } from '#ui/card.tsx';
import { LinkList } from '#ui/link-list.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { TitledList } from '#ui/titled-list.tsx';
import type { ServicePageContent } from './service-page.tsx';
import { SheetWall } from './sheets/sheet-wall.tsx';

type ServiceSectionContent = ServicePageContent['sections'][number];

/** A section as its kind asks for; one whose every link is still a draft is left out. */
export function ServiceSectionView({ section }: { section: ServiceSectionContent }) {
  if (section.kind === 'reading' && section.links.length === 0) return null;
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
    >
      <SectionContent section={section} />
    </Section>
  );
}

const tags = {
  outcomes: ['87', 'Outcomes'],
  scope: ['52', 'Scope'],
  cards: ['43', 'What it covers'],
  process: ['34', 'Process'],
  list: ['89', 'Where it applies'],
  facilities: ['89', 'Facilities'],
  projects: ['77', 'Projects'],
  sheets: ['16', 'Records'],
  availability: ['50', 'Availability'],
  faqs: ['43', 'Questions'],
  reading: ['30', 'Articles'],
} as const satisfies Record<ServiceSectionContent['kind'], readonly [string, string]>;

function SectionContent({
  section,
}: {
  section: Exclude<ServiceSectionContent, { kind: 'sheets' }>;
}) {
  switch (section.kind) {
    case 'outcomes':
    case 'scope':
      return <TitledList items={section.items} />;
    case 'cards':
      return <TitledList items={section.items} columns={section.items.length === 4 ? 4 : 3} />;
    case 'process':
      return <Steps steps={section.steps} />;
    case 'list':
      return (
        <ul className="plain-list">
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facilities':
    case 'projects':
      return (
        <div className="card-grid">
          {section.cards.map(({ id, text, summary, href }) => (
            <LinkCard key={id} href={href} title={text} description={summary} />
          ))}
        </div>
      );
    case 'availability':
      return (
        <div className="availability dusk">
          <p className="type-lead">{section.text}</p>
          <TitledList items={section.items} columns={section.items.length === 4 ? 4 : 3} />
        </div>
      );
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
      return <LinkList links={section.links} />;
  }
}
