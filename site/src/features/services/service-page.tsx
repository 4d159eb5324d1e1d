import { HeroLand } from '#illustrations/landscapes/hero-land.tsx';
import { breadcrumbs } from '#site/breadcrumbs.ts';
import type { readServicePage } from '#site/content-pages.ts';
import { HeroActions } from '#ui/hero-actions.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { ServiceSectionView } from './service-section-view.tsx';
import { UrgentHelpInSpanish } from './urgent-help.tsx';
import { YardLine } from './yard-line.tsx';

export type ServicePageContent = Awaited<ReturnType<typeof readServicePage>>;

/** One service: its first screen over its moment's one-line, then its sections in order. */
export function ServicePage({ service }: { service: ServicePageContent }) {
  const { title, hero, buttons, sections, drawing, urgent, emergencyPhone } = service;
  return (
    <>
      <PageHero
        land={<HeroLand />}
        breadcrumb={breadcrumbs.service(title)}
        heading={hero.heading}
        lead={hero.lead}
        actions={<HeroActions buttons={buttons} />}
      />
      <YardLine title={title} drawing={drawing} />
      {urgent ? <UrgentHelpInSpanish words={urgent.spanish} phone={emergencyPhone} /> : null}
      {sections.map((section) => (
        <ServiceSectionView key={section.heading} section={section} />
      ))}
    </>
  );
}
