import type { ReactNode } from 'react';
import { Drawing } from '#illustrations/drawing.tsx';
import { fragmentBox } from '#illustrations/fragments/fragments.tsx';
import { type YardState, yardStates } from '#illustrations/yard/yard-states.ts';
import type { readServicePage } from '#site/content-pages.ts';
import type { ServiceDrawing } from '#site/schemas/service.ts';
import { DrawingBlock } from '#ui/drawing-block.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceSectionView } from './service-section-view.tsx';

export type ServicePageContent = Awaited<ReturnType<typeof readServicePage>>;

/** One service: its first screen over its fragment of the one-line, then its sections in order. */
export function ServicePage({ service, count }: { service: ServicePageContent; count: number }) {
  const { title, sections, order, drawing, alwaysOn } = service;
  return (
    <>
      <FirstScreen drawing={drawing}>
        <ServiceHero service={service} />
        <div className="wrap under-grade">
          <Drawing
            sprite="services"
            name={drawing}
            viewBox={fragmentBox}
            className={alwaysOn ? 'scene service-fragment service-live' : 'scene service-fragment'}
          />
          <DrawingBlock
            cells={[
              ['Service', title],
              ['One-line', 'Typical'],
              ['Sheet', `S-${order} of ${count}`],
            ]}
          />
        </div>
      </FirstScreen>
      {sections.map((section) => (
        <ServiceSectionView key={section.heading} section={section} />
      ))}
    </>
  );
}

/** Scene and one-line; where it is always dusk, the ground under the grade line is dark with them. */
function FirstScreen({ drawing, children }: { drawing: ServiceDrawing; children: ReactNode }) {
  const { dusk }: YardState = yardStates[drawing];
  return dusk ? <div className="dusk bg-bg text-ink flow-root">{children}</div> : children;
}
