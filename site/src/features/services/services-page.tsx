import { serviceRoute } from '#contract/routes.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { GutterTap } from '#site/drawings/foreland.tsx';
import { ShownLinks } from '#site/drawings/shown-links.tsx';
import { sceneClass, YardScene } from '#site/drawings/yard-scene.tsx';
import { PageHero } from '#site/layout/page-hero.tsx';
import { Steps } from '#site/layout/steps.tsx';
import { CardMore, CardWords } from '#ui/blocks/card.tsx';
import { columnClasses } from '#ui/blocks/column-classes.ts';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { PlainList } from '#ui/blocks/plain-list.tsx';
import { Section } from '#ui/blocks/section.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import type { readServicesPage } from './read-services.ts';
import '#ui/blocks/columns.css';

type ServicesContent = Awaited<ReturnType<typeof readServicesPage>>;

/** Page that lists all services, with the process of a job and links to articles. */
export function ServicesPage({ page }: { page: ServicesContent }) {
  const { heading, lead, buttons, services, job, process, insights } = page;
  return (
    <>
      <PageHero
        land={
          <>
            <YardScene className="yard-afar" />
            <GutterTap />
          </>
        }
        breadcrumb={breadcrumbs.services}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={buttons} />}
      />
      <div className="wrap rhythm rail index-cards">
        <ul className={columnClasses('card-grid', services.length)}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
        {job ? (
          <p className="mt-4">
            <ButtonLink variant="link" href={job.href}>
              {job.text}
            </ButtonLink>
          </p>
        ) : null}
      </div>
      <Section id="process" label="Process" heading={process.heading}>
        <Steps steps={process.steps} />
      </Section>
      {insights && insights.links.length > 0 ? (
        <Section id="insights" label="Insights" heading={insights.heading}>
          <ShownLinks links={insights.links} />
        </Section>
      ) : null}
    </>
  );
}

/** Card of a service, with a drawing of a yard and a list of features. */
function ServiceCard({ service }: { service: ServicesContent['services'][number] }) {
  const { id, title, summary, drawing, features, linkText } = service;
  return (
    <li className="card">
      <div className={`scene card-sky yard-card screen-only ${sceneClass(drawing)}`}>
        <YardScene drawing={drawing} className="yard-in-card" />
      </div>
      <div className="card-words">
        <CardWords heading="h2" href={serviceRoute(id)} title={title} text={summary} />
        <PlainList items={features} className="type-small" />
        <CardMore>{linkText}</CardMore>
      </div>
    </li>
  );
}
