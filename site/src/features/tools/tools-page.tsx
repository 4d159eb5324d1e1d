import { routes, toolRoute } from '#contract/routes.ts';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { ToolDrawing } from '#site/blocks/tool-drawing.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { readToolsPage } from './read-tools.ts';
import './tools-page.css';

/** Page that lists all tools, each with a drawing of its example. */
export function ToolsPage({ page }: { page: Awaited<ReturnType<typeof readToolsPage>> }) {
  const { heading, lead, buttons, open, tools, forms } = page;
  return (
    <>
      <PageHero
        land={page.landscape}
        breadcrumb={breadcrumbs.tools}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={buttons} />}
      />
      <div className="wrap rhythm rail index-cards">
        <CardGrid count={tools.length}>
          {tools.map(({ id, title, summary, calculator, weather, downtime }) => (
            <Card
              key={id}
              heading="h2"
              href={toolRoute(id)}
              title={title}
              text={summary}
              picture={
                <div className="tool-card-drawing always-dark screen-only">
                  <ToolDrawing example={{ calculator, weather, downtime }} />
                </div>
              }
              more={open}
            />
          ))}
        </CardGrid>
      </div>
      {forms ? (
        <Section id="forms" label="Records" heading={forms.heading} beside>
          <div className="grid gap-4">
            <p>{forms.text}</p>
            <p>
              <ButtonLink variant="outline" href={routes.fieldForms}>
                {forms.link}
              </ButtonLink>
            </p>
          </div>
        </Section>
      ) : null}
    </>
  );
}
