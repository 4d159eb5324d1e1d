import { projectRoute, routes } from '#contract/routes.ts';
import { CardWords } from '#ui/blocks/card.tsx';
import { columnClasses } from '#ui/blocks/column-classes.ts';
import { PlainList } from '#ui/blocks/plain-list.tsx';
import { SectionHeading } from '#ui/blocks/section.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { ThemedPicture } from '#ui/pictures/themed-picture.tsx';
import type { HomeContent } from './read-home.ts';
import './home.css';

type Section = NonNullable<HomeContent['projects']>;

/** Section of project types, each shown as a drawing sheet. */
export function ProjectSheets({ section }: { section: Section }) {
  return (
    <section className="wrap rhythm rail grid section-gap" aria-labelledby="projects-heading">
      <div className="heading-row flex flex-wrap justify-between">
        <SectionHeading section={section} id="projects-heading" />
        <ButtonLink variant="outline" href={routes[section.action.page]}>
          {section.action.label}
          <Icon name="arrow" size={18} className="arrow" />
        </ButtonLink>
      </div>
      <div className={columnClasses('card-grid project-cards', section.projects.length)}>
        {section.projects.map((project) => (
          <ProjectSheet key={project.id} project={project} />
        ))}
      </div>
      {section.job ? (
        <div>
          <ButtonLink variant="link" href={section.job.href}>
            {section.job.text}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}

// Display widths of the card pictures at each breakpoint.
const cardPlace = {
  sizes: '(width < 47.5625rem) 40vw, (width < 68.8125rem) 46vw, 26rem',
  width: 400,
  height: 300,
};

function ProjectSheet({ project }: { project: Section['projects'][number] }) {
  const { id, title, summary, sheet, card, pictures } = project;
  const cells = [
    ['Location', sheet.location],
    ['Facility', sheet.facility],
    ['Scope', sheet.scope],
  ] as const;
  return (
    <article className="card card-sheet">
      {pictures ? <ThemedPicture pictures={pictures} alt="" place={cardPlace} /> : null}
      <div className="grid gap-1 p-5">
        <CardWords href={projectRoute(id)} title={title} text={summary} />
        {/* In a card without a picture, this list fills the height of the row. */}
        {pictures ? null : <PlainList items={card.scope} className="type-small" />}
      </div>
      <DrawingBlock className="cell-block" cells={cells} />
    </article>
  );
}
