import { Fragment } from 'react';
import { hasOneLine } from '#drawings/yard/yard-line-state.ts';
import { yardScenes } from '#drawings/yard/yard-scenes.ts';
import { JobCards } from '#site/drawings/job-cards.tsx';
import { PagePicture } from '#site/drawings/page-picture.tsx';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import type { ServicePageContent, ServiceSectionContent } from './read-services.ts';
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
  const shown = sections.filter(hasContent);
  const line = hasOneLine(drawing) ? <YardLine title={title} drawing={drawing} /> : undefined;
  const beforeSecondSource = isBusLive ? undefined : findSectionBeforeSecondSource(shown);
  const beforeJobs = findSectionBeforeJobs(shown);
  const views = shown.map((section, index) => {
    const { kind, heading } = section;
    return (
      <Fragment key={heading}>
        <ServiceSectionView
          section={section}
          quote={kind === 'sheets' && !urgent ? buttons[0] : undefined}
        />
        {section === beforeSecondSource ? <SecondSource /> : null}
        {index === 0 ? <PagePicture picture={service.picture} /> : null}
        {section === beforeJobs ? <JobCards cards={service.jobCards} /> : null}
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

/** Returns false for reading lists whose links are all drafts. */
function hasContent(section: ServiceSectionContent): boolean {
  return section.kind !== 'reading' || section.links.length > 0;
}

/** Returns the section after which a de-energized bus is energized again: the process or, without one, the sheets. */
function findSectionBeforeSecondSource(sections: readonly ServiceSectionContent[]) {
  const process = sections.find(({ kind }) => kind === 'process');
  const sheets = sections.find(({ kind }) => kind === 'sheets');
  return process ?? sheets ?? sections.at(-1);
}

/** Returns the last section about the work. Job records are shown after it, before questions and reading lists. */
function findSectionBeforeJobs(sections: readonly ServiceSectionContent[]) {
  return sections.findLast(({ kind }) => kind !== 'faqs' && kind !== 'reading');
}
