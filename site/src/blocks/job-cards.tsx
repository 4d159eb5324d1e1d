import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Section } from '#ui/sections/section.tsx';
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
  return (
    <Section id="jobs" label="Job records" heading={heading}>
      {/* Four cards are shown in two rows of two. */}
      <CardGrid
        count={jobs.length}
        columns={jobs.length === 4 ? 2 : undefined}
        phones="words"
        className="job-cards"
      >
        {jobs.map((job) => (
          <JobCardItem key={job.href} job={job} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Card of one job: photograph or drawing, title, summary, and a title block with place, year, voltage and size. */
function JobCardItem({ job }: { job: JobCard }) {
  const { href, title, summary, sample, photo, drawing, cells } = job;
  return (
    <Card
      framed
      href={href}
      title={title}
      text={
        <>
          {summary} {sample ? <Badge>{sample}</Badge> : null}
        </>
      }
      picture={photo || drawing ? <JobPicture photo={photo} drawing={drawing} /> : null}
      foot={
        cells.length > 0 ? <DrawingBlock className="cell-block cell-grid" cells={cells} /> : null
      }
    />
  );
}

function JobPicture({ photo, drawing }: Pick<JobCard, 'photo' | 'drawing'>) {
  return (
    <>
      {photo ? (
        <Picture files={photo.files} alt={photo.alt} place={{ ...photo, sizes: cardSizes }} />
      ) : null}
      {drawing ? (
        <div className="picture-window always-dark" aria-hidden inert>
          <DrawnPicture picture={drawing} />
        </div>
      ) : null}
    </>
  );
}
