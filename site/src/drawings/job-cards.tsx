import { CardWords } from '#ui/blocks/card.tsx';
import { columnClasses } from '#ui/blocks/column-classes.ts';
import { Section } from '#ui/blocks/section.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { DrawnPicture } from './page-picture.tsx';
import type { JobCard, JobCardsContent } from './read-job-cards.ts';
import './article-plate.css';
import './job-cards.css';

/** The `sizes` attribute of the photographs. */
const cardSizes = '(width >= 68.8125rem) 26rem, (width >= 47.5625rem) 45vw, 93vw';

/** Section of job record cards; renders nothing without jobs. */
export function JobCards({ cards }: { cards: JobCardsContent | undefined }) {
  if (!cards) return null;
  const { heading, jobs } = cards;
  // Show four cards in two rows of two.
  const grid = columnClasses('card-grid', jobs.length, jobs.length === 4 ? 2 : undefined);
  return (
    <Section id="jobs" label="Job records" heading={heading}>
      <ul className={`${grid} job-cards`}>
        {jobs.map((job) => (
          <JobCardItem key={job.href} job={job} />
        ))}
      </ul>
    </Section>
  );
}

/** Card of one job: photograph or drawing, title, summary, and a title block with place, year, voltage and size. */
function JobCardItem({ job }: { job: JobCard }) {
  const { href, title, summary, sample, photo, drawing, cells } = job;
  return (
    <li className="card card-sheet">
      {photo ? (
        <Picture files={photo.files} alt={photo.alt} place={{ ...photo, sizes: cardSizes }} />
      ) : null}
      {drawing ? (
        <div className="plate-window dusk" aria-hidden inert>
          <DrawnPicture picture={drawing} />
        </div>
      ) : null}
      <div className="job-card-words">
        <div className="card-head">
          <CardWords href={href} title={title} />
          <Icon name="arrow" className="arrow" />
        </div>
        <p className="type-small text-ink-2">
          {summary} {sample ? <Badge>{sample}</Badge> : null}
        </p>
      </div>
      {cells.length > 0 ? <DrawingBlock className="cell-block cell-grid" cells={cells} /> : null}
    </li>
  );
}
