import { projectRoute, routes } from '#contract/routes.ts';
import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { ThemedPicture } from '#ui/pictures/themed-picture.tsx';
import { PlainList } from '#ui/sections/plain-list.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import type { HomeContent } from './read-home.ts';
import './home.css';

type Section = NonNullable<HomeContent['projects']>;

/** Section of project types, each on a card. */
export function ProjectCards({ section }: { section: Section }) {
  return (
    <section className="wrap rhythm rail grid section-gap" aria-labelledby="projects-heading">
      <div className="heading-row flex flex-wrap justify-between">
        <SectionHeading section={section} id="projects-heading" />
        <ButtonLink variant="outline" href={routes[section.action.page]}>
          {section.action.label}
          <Icon name="arrow" size={18} className="arrow" />
        </ButtonLink>
      </div>
      <CardGrid count={section.projects.length} phones="beside">
        {section.projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </CardGrid>
    </section>
  );
}

// Display widths of the card pictures at each breakpoint.
const cardPlace = {
  sizes: '(width < 47.5625rem) 40vw, (width < 68.8125rem) 46vw, 26rem',
  width: 400,
  height: 300,
};

function ProjectCard({ project }: { project: Section['projects'][number] }) {
  const { id, title, summary, sheet, card, pictures } = project;
  const cells = [
    ['Location', sheet.location],
    ['Facility', sheet.facility],
    ['Scope', sheet.scope],
  ] as const;
  return (
    <Card
      framed
      href={projectRoute(id)}
      title={title}
      text={summary}
      picture={pictures && <ThemedPicture pictures={pictures} alt="" place={cardPlace} />}
      // In a card without a picture, this list fills the height of the row.
      facts={pictures ? null : <PlainList items={card.scope} className="type-small" />}
      foot={<DrawingBlock className="cell-block" cells={cells} />}
    />
  );
}
