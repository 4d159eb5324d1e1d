import { inquiryRoute, projectRoute } from '#contract/routes.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { JobCards } from '#site/blocks/job-cards.tsx';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { ThemedPicture } from '#ui/pictures/themed-picture.tsx';
import { PlainList } from '#ui/sections/plain-list.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { readProjectsPage } from './read-projects.ts';
import '#ui/cards/card.css';
import './projects.css';

// Display widths of the pictures in `.project-category` at each breakpoint.
const cardPlace = {
  sizes: '(width < 47.5625rem) 40vw, (width < 68.8125rem) 52vw, 26rem',
  width: 800,
  height: 600,
  narrow: 800,
};

type Page = Awaited<ReturnType<typeof readProjectsPage>>;

export function ProjectsPage({ page }: { page: Page }) {
  return (
    <>
      <PageHero
        land={page.landscape}
        breadcrumb={breadcrumbs.projects}
        heading={page.heading}
        lead={page.lead}
      />
      <JobCards cards={page.jobCards} />
      <Section id="projects" label="Projects" heading={page.scope.heading}>
        <div className="project-categories grid">
          {page.projects.map((project) => (
            <ProjectCategory key={project.id} project={project} page={page} />
          ))}
        </div>
        {page.more ? (
          <p>
            <ButtonLink variant="link" href={page.more.href}>
              {page.more.text}
            </ButtonLink>
          </p>
        ) : null}
      </Section>
    </>
  );
}

function ProjectCategory({ project, page }: { project: Page['projects'][number]; page: Page }) {
  const { id, title, summary, card, pictures, unconfirmed } = project;
  return (
    <article className="project-category" aria-labelledby={`${id}-heading`}>
      {pictures ? (
        <div className="project-category-pictures">
          <ThemedPicture pictures={pictures} alt="" place={cardPlace} />
        </div>
      ) : null}
      <div className="project-category-words">
        <h3 id={`${id}-heading`} className="type-section-title">
          {title}
        </h3>
        <p className="text-ink-2">{summary}</p>
        <PlainList items={card.scope} />
        <dl className="grid gap-4">
          <div className="grid gap-1">
            <dt className="type-mono text-ink-2">Challenges</dt>
            <dd>{card.challenges}</dd>
          </div>
          <div className="grid gap-1">
            <dt className="type-mono text-ink-2">Design figures</dt>
            <dd>
              {card.results} {unconfirmed ? <Badge>{unconfirmed}</Badge> : null}
            </dd>
          </div>
        </dl>
        <div className="action-row">
          <ButtonLink
            variant="outline"
            href={projectRoute(id)}
            aria-label={`${page.view}: ${title}`}
          >
            {page.view}
            <Icon name="arrow" size={18} className="arrow" />
          </ButtonLink>
          <ButtonLink
            variant="link"
            href={inquiryRoute({ about: toPlainCharacters(title) })}
            aria-label={`${page.contact}: ${title}`}
          >
            {page.contact}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
