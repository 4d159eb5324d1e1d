import { samplesRoute, toolRoute } from '#contract/routes.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { ToolDrawing } from '#site/drawings/tool-drawing.tsx';
import { PageHero } from '#site/layout/page-hero.tsx';
import { CardMore, CardWords } from '#ui/blocks/card.tsx';
import { columnClasses } from '#ui/blocks/column-classes.ts';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { Section } from '#ui/blocks/section.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import type { readToolsPage } from './read-tools.ts';
import './tools-page.css';

/** Page that lists all tools, each with a drawing of its example. */
export function ToolsPage({ page }: { page: Awaited<ReturnType<typeof readToolsPage>> }) {
  const { heading, lead, buttons, open, tools, forms } = page;
  return (
    <>
      <PageHero
        land="survey"
        breadcrumb={breadcrumbs.tools}
        heading={heading}
        lead={lead}
        actions={<HeroActions buttons={buttons} />}
      />
      <div className="wrap rhythm rail index-cards">
        <ul className={columnClasses('tool-cards', tools.length)}>
          {tools.map(({ id, title, summary, calculator, weather, downtime }) => (
            <li key={id} className="card tool-card">
              <div className="tool-card-drawing dusk screen-only">
                <ToolDrawing example={{ calculator, weather, downtime }} />
              </div>
              <div className="card-words">
                <CardWords heading="h2" href={toolRoute(id)} title={title} text={summary} />
                <CardMore>{open}</CardMore>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {forms ? (
        <Section id="forms" label="Records" heading={forms.heading} beside>
          <div className="grid gap-4">
            <p>{forms.text}</p>
            <p>
              <ButtonLink variant="outline" href={samplesRoute}>
                {forms.link}
              </ButtonLink>
            </p>
          </div>
        </Section>
      ) : null}
    </>
  );
}
