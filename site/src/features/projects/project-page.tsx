import { DioramaOneLine } from '#site/blocks/diorama-one-line.tsx';
import { JobCards } from '#site/blocks/job-cards.tsx';
import { PagePicture } from '#site/blocks/page-picture.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import { DioramaHero } from '#ui/diorama/diorama-hero.tsx';
import { PhotoRow } from '#ui/pictures/photo-figure.tsx';
import { columnClasses } from '#ui/sections/column-classes.ts';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { StatFigure } from '#ui/sections/stat-figure.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
import type { readProjectPage } from './read-projects.ts';
import '#ui/cards/card.css';
import '#ui/cards/card-grid.css';
import '#ui/sections/fact-table.css';
import './projects.css';

type ProjectContent = Awaited<ReturnType<typeof readProjectPage>>;

/** Page of a project type: overview, scope, specifications, challenges and design figures. */
export function ProjectPage({ project }: { project: ProjectContent }) {
  const { id, scene = id, title, hero, scope, sheet } = project;
  const { specifications, challenges, results } = project;
  const count = challenges.items.length;
  return (
    <>
      <DioramaHero
        breadcrumb={breadcrumbs.project(title)}
        heading={hero.heading}
        lead={hero.lead}
        actions={<HeroActions buttons={project.buttons} />}
        picture={project.heroPicture}
        placesLabel={scope.heading}
        oneLine={<DioramaOneLine scene={scene} picture={project.heroPicture} />}
        titleBlock={[
          ['Location', sheet.location],
          ['Facility', sheet.facility],
          ['Scope', sheet.scope],
        ]}
      />
      <Overview project={project} />
      <PhoneFold summary={scope.heading}>
        <Section id="scope" label="Scope" heading={scope.heading}>
          <TitledList items={scope.items} />
        </Section>
      </PhoneFold>
      <PagePicture picture={project.picture} />
      <PhotoRow photos={project.photosBeside} />
      <Section id="specifications" label="Specifications" heading={specifications.heading}>
        <dl className="fact-table">
          {specifications.rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="challenges" label="Challenges" heading={challenges.heading}>
        {/* Four challenges are shown in two columns. */}
        <ul role="list" className={columnClasses('card-grid', count, count === 4 ? 2 : undefined)}>
          {challenges.items.map(({ challenge, description, solution }) => (
            <li key={challenge} className="card challenge">
              <h3 className="type-card-title">{challenge}</h3>
              <p className="type-small text-ink-2">{description}</p>
              <p className="type-small challenge-solution">{solution}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="results" label="Design figures" heading={results.heading}>
        <dl className="figures">
          {results.figures.map((figure) => (
            <StatFigure key={figure.caption} {...figure} />
          ))}
        </dl>
      </Section>
      <JobCards cards={project.jobCards} />
    </>
  );
}

function Overview({ project: { overview } }: { project: ProjectContent }) {
  return (
    <Section id="overview" label="Overview" heading={overview.heading} beside>
      <div className="grid gap-4 project-overview">
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
