import type { ReactNode } from 'react';
import { sceneClass, YardScene } from '#site/blocks/yard-scene.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Breadcrumb } from '#ui/sections/breadcrumb.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import type { ServicePageContent } from './read-services.ts';
import '#ui/sections/page-hero.css';
import '#site/blocks/yard-hero.css';

/**
 * First screen of a service page: text over the sky, and a drawing of a yard with the equipment of the service. On
 * urgent services, `help` replaces the lead with what a caller needs first, and the page heading is smaller.
 */
export function ServiceHero({ service, help }: { service: ServicePageContent; help?: ReactNode }) {
  const { title, hero, buttons, sections, drawing } = service;
  const hasRecords = sections.some(({ kind }) => kind === 'sheets');
  return (
    <section className={`sky scene page-hero yard-hero ${sceneClass(drawing)}`}>
      <div className="wrap page-hero-words yard-hero-words">
        <Breadcrumb pages={breadcrumbs.service(title)} />
        <h1 className={help ? 'type-card-title' : 'type-page-title'}>{hero.heading}</h1>
        {help ?? <p className="type-lead text-ink-2">{hero.lead}</p>}
        <div className="action-row">
          <HeroActions buttons={buttons} />
          {hasRecords ? (
            <ButtonLink variant="link" href="#sheets">
              See what you receive
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <YardScene drawing={drawing} className="yard" />
    </section>
  );
}
