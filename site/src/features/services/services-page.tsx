import { serviceRoute } from '#contract/routes.ts';
import { GutterTap } from '#site/blocks/foreland.tsx';
import { IllustratedLinks } from '#site/blocks/illustrated-links.tsx';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { FieldFormsLine } from '#site/blocks/sheets/field-forms-line.tsx';
import { Steps } from '#site/blocks/steps.tsx';
import { sceneClass, YardScene } from '#site/blocks/yard-scene.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { PlainList } from '#ui/sections/plain-list.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { readServicesPage } from './read-services.ts';

type ServicesContent = Awaited<ReturnType<typeof readServicesPage>>;

/** Page that lists all services, with the process of a job and links to articles. */
export function ServicesPage({ page }: { page: ServicesContent }) {
  const { heading, lead, buttons, services, job, process, insights, fieldForms } = page;
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
        <CardGrid count={services.length}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </CardGrid>
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
        {fieldForms ? <FieldFormsLine line={fieldForms} /> : null}
      </Section>
      {insights && insights.links.length > 0 ? (
        <Section id="insights" label="Insights" heading={insights.heading}>
          <IllustratedLinks links={insights.links} />
        </Section>
      ) : null}
    </>
  );
}

/** Card of a service, with a drawing of a yard and a list of features. */
function ServiceCard({ service }: { service: ServicesContent['services'][number] }) {
  const { id, title, summary, drawing, features, linkText } = service;
  return (
    <Card
      heading="h2"
      href={serviceRoute(id)}
      title={title}
      text={summary}
      picture={
        <div className={`scene card-sky yard-card screen-only ${sceneClass(drawing)}`}>
          <YardScene drawing={drawing} className="yard-in-card" />
        </div>
      }
      facts={<PlainList items={features} className="type-small" />}
      more={linkText}
    />
  );
}
