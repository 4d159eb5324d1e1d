import { dispatchRoute } from '#contract/routes.ts';
import { DispatchMap } from '#drawings/map/dispatch-map.tsx';
import { measureMapName } from '#site/fonts/measure-map-name.ts';
import { formatMinutes } from '#site/read/dispatch-places.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
import type { ServiceSectionContent } from './read-services.ts';
import '#site/blocks/map.css';
import '#ui/controls/button.css';
import '#ui/sections/columns.css';
import '#ui/sections/split.css';

type AvailabilitySection = Extract<ServiceSectionContent, { kind: 'availability' }>;

/** Hours and area in which crews respond, with an optional map that links to the service area page. */
export function Availability({ section }: { section: AvailabilitySection }) {
  const { text, unconfirmed, items, map } = section;
  return (
    <Panel dark className={map ? 'split split-paper split-8-4' : undefined}>
      <div className="grid gap-6 content-start">
        <div className="grid gap-4 justify-items-start">
          <p className="type-lead">{text}</p>
          {unconfirmed ? <Badge>{unconfirmed}</Badge> : null}
        </div>
        <TitledList items={items} columns={map ? 1 : undefined} />
      </div>
      {map ? (
        <a href={dispatchRoute}>
          <div className="dispatch-map">
            <DispatchMap
              {...map.drawn}
              measureName={measureMapName}
              writeMinutes={formatMinutes}
              size="narrow"
              label={map.label}
            />
          </div>
          <span className="button button-link">{map.link}</span>
        </a>
      ) : null}
    </Panel>
  );
}
