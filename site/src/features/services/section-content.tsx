import { dispatchRoute } from '#contract/routes.ts';
import { DispatchMap } from '#drawings/map/dispatch-map.tsx';
import { formatMinutes } from '#site/data/dispatch-places.ts';
import { ShownLinks } from '#site/drawings/shown-links.tsx';
import { Steps } from '#site/layout/steps.tsx';
import { LinkList } from '#ui/blocks/link-list.tsx';
import { PlainList } from '#ui/blocks/plain-list.tsx';
import { TitledList } from '#ui/blocks/titled-list.tsx';
import { Accordion } from '#ui/controls/accordion.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import type { ServiceSectionContent } from './read-services.ts';
import '#site/drawings/map.css';
import '#ui/controls/button.css';
import '#ui/blocks/columns.css';
import './section-content.css';

/** Content of a service section, without the heading. */
export function SectionContent({
  section,
}: {
  section: Exclude<ServiceSectionContent, { kind: 'sheets' }>;
}) {
  switch (section.kind) {
    case 'outcomes':
      return <TitledList items={section.items} columns="rows" />;
    case 'scope':
      return <TitledList items={section.items} columns={2} short />;
    case 'cards':
      return <TitledList items={section.items} />;
    case 'process':
      return <Steps steps={section.steps} />;
    case 'list':
      return <PlainList items={section.items} />;
    case 'facilities':
      return <LinkList links={section.cards} />;
    case 'projects':
      return <ShownLinks links={section.cards} />;
    case 'availability':
      return <Availability section={section} />;
    case 'faqs':
      return <Accordion name="questions" items={section.faqs} />;
    case 'reading':
      return <ShownLinks links={section.links} />;
  }
}

/** Hours and area in which crews respond, with an optional map. */
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
          <div className="dispatch-map">
            <DispatchMap
              {...section.map.drawn}
              writeMinutes={formatMinutes}
              size="narrow"
              label={section.map.label}
            />
          </div>
          <span className="button button-link">{section.map.link}</span>
        </a>
      ) : null}
    </div>
  );
}
