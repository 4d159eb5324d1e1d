import { Fragment } from 'react';
import { hasOneLine } from '#drawings/yard/yard-line-state.ts';
import { yardScenes } from '#drawings/yard/yard-scenes.ts';
import { JobCards } from '#site/blocks/job-cards.tsx';
import { PagePicture } from '#site/blocks/page-picture.tsx';
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
  const { drawing, urgent } = service;
  const scene = <ServiceScene service={service} />;
  const sections = <ServiceSections service={service} />;
  // If the yard picture is always dark, the area below the grade line is dark in both themes.
  return (
    <>
      {yardScenes[drawing].isAlwaysDark ? (
        <div className="always-dark ground-always-dark">{scene}</div>
      ) : (
        scene
      )}
      {urgent ? (
        <PhoneFold summary={urgent.folds.sections} onTablets>
          {sections}
        </PhoneFold>
      ) : (
        sections
      )}
    </>
  );
}

/** Hero and one-line diagram. Urgent services also show what a caller needs first, in English and in Spanish. */
function ServiceScene({ service }: { service: ServicePageContent }) {
  const { title, hero, drawing, urgent, emergencyPhone: phone, truckCard } = service;
  const oneLine = hasOneLine(drawing) ? <YardLine title={title} drawing={drawing} /> : null;
  if (!urgent) {
    return (
      <>
        <ServiceHero service={service} />
        {oneLine}
      </>
    );
  }
  return (
    <>
      <ServiceHero
        service={service}
        help={
          <UrgentHelp
            urgent={urgent}
            lead={hero.lead}
            phone={phone}
            cardLink={truckCard?.english}
          />
        }
      />
      {oneLine ? <PhoneFold summary={urgent.folds.drawing}>{oneLine}</PhoneFold> : null}
      <PhoneFold summary={urgent.spanish.heading} lang="es">
        <UrgentHelpInSpanish words={urgent.spanish} phone={phone} cardLink={truckCard?.spanish} />
      </PhoneFold>
    </>
  );
}

/** Sections of the content, with the service's picture, second source and job records between them. */
function ServiceSections({ service }: { service: ServicePageContent }) {
  const { drawing, urgent, buttons, picture, jobCards } = service;
  const sections = service.sections.filter(hasContent);
  const [firstSection] = sections;
  const sectionBeforeSource = yardScenes[drawing].isBusLive
    ? undefined
    : findSectionBeforeSecondSource(sections);
  const sectionBeforeJobs = findSectionBeforeJobs(sections);
  return sections.map((section) => (
    <Fragment key={section.heading}>
      <ServiceSectionView section={section} quoteButton={urgent ? undefined : buttons[0]} />
      {section === sectionBeforeSource ? <SecondSource /> : null}
      {section === firstSection ? <PagePicture picture={picture} /> : null}
      {section === sectionBeforeJobs ? <JobCards cards={jobCards} /> : null}
    </Fragment>
  ));
}

/** Returns false for reading lists whose links are all drafts. */
function hasContent(section: ServiceSectionContent): boolean {
  return section.kind !== 'reading' || section.links.length > 0;
}

/**
 * Returns the section below which a de-energized rail is re-energized: the process; without a process, the sheets; and
 * without sheets, the last section.
 */
function findSectionBeforeSecondSource(sections: readonly ServiceSectionContent[]) {
  const process = sections.find(({ kind }) => kind === 'process');
  const sheets = sections.find(({ kind }) => kind === 'sheets');
  return process ?? sheets ?? sections.at(-1);
}

/** Returns the last section about the work. Job records are shown after it, before questions and reading lists. */
function findSectionBeforeJobs(sections: readonly ServiceSectionContent[]) {
  return sections.findLast(({ kind }) => kind !== 'faqs' && kind !== 'reading');
}
