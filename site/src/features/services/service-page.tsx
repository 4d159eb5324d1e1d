import { Fragment } from 'react';
import { hasOneLine } from '#drawings/yard/yard-line-state.ts';
import { yardScenes } from '#drawings/yard/yard-scenes.ts';
import { JobCards } from '#site/drawings/job-cards.tsx';
import { PagePicture } from '#site/drawings/page-picture.tsx';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import type { ServicePageContent } from './read-services.ts';
import { SecondSource } from './second-source.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceSectionView } from './service-section-view.tsx';
import { UrgentHelp, UrgentHelpInSpanish } from './urgent-help.tsx';
import { YardLine } from './yard-line.tsx';
import './service-page.css';

/** Page of a service: the hero, the one-line diagram of the pictured yard, then the sections in order. */
export function ServicePage({ service }: { service: ServicePageContent }) {
  const { title, hero, sections, drawing, urgent, buttons, emergencyPhone: phone } = service;
  const { isBusLive, isDusk } = yardScenes[drawing];
  // Skip reading lists whose links are all drafts.
  const shown = sections.filter(
    (section) => section.kind !== 'reading' || section.links.length > 0,
  );
  const line = hasOneLine(drawing) ? <YardLine title={title} drawing={drawing} /> : undefined;
  // A de-energized bus is energized again after the process section or, without one, after the sheets.
  const process = shown.find(({ kind }) => kind === 'process');
  const sheets = shown.find(({ kind }) => kind === 'sheets');
  const energizedAfter = isBusLive ? undefined : (process ?? sheets ?? shown.at(-1));
  // Show job records after the sections about the work, before questions and reading lists.
  const jobsAfter = shown.findLast(({ kind }) => kind !== 'faqs' && kind !== 'reading');
  const views = shown.map((section, index) => {
    const { kind, heading } = section;
    return (
      <Fragment key={heading}>
        <ServiceSectionView
          section={section}
          quote={kind === 'sheets' && !urgent ? buttons[0] : undefined}
        />
        {section === energizedAfter ? <SecondSource /> : null}
        {index === 0 ? <PagePicture picture={service.picture} /> : null}
        {section === jobsAfter ? <JobCards cards={service.jobCards} /> : null}
      </Fragment>
    );
  });
  const scene = (
    <>
      <ServiceHero
        service={service}
        help={urgent ? <UrgentHelp urgent={urgent} lead={hero.lead} phone={phone} /> : undefined}
      />
      {urgent ? (
        <>
          {line ? <PhoneFold summary={urgent.folds.drawing}>{line}</PhoneFold> : null}
          <PhoneFold summary={urgent.spanish.heading} lang="es">
            <UrgentHelpInSpanish words={urgent.spanish} phone={phone} />
          </PhoneFold>
        </>
      ) : (
        line
      )}
    </>
  );
  // If the yard picture is always at dusk, the area below the grade line is dark in both themes.
  return (
    <>
      {isDusk ? <div className="dusk dark-ground">{scene}</div> : scene}
      {urgent ? (
        <PhoneFold summary={urgent.folds.sections} onTablets>
          {views}
        </PhoneFold>
      ) : (
        views
      )}
    </>
  );
}
