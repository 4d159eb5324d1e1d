import { sampleSheetRoute } from '#contract/routes.ts';
import { JobStrip } from '#drawings/strip/job-strip.tsx';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { DrawnPicture } from '#site/blocks/page-picture.tsx';
import { People } from '#site/blocks/people.tsx';
import { SheetIcon } from '#site/blocks/sheets/sheet-icon.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { PhotoFigure } from '#ui/pictures/photo-figure.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import { Section } from '#ui/sections/section.tsx';
import { TitledList } from '#ui/sections/titled-list.tsx';
import type { JobContent } from './read-jobs.ts';
import '#ui/pictures/arrangements.css';
import './job-page.css';

/** A block with fewer facts than this has no heading. */
const minFactsWithHeading = 3;

// Values of the `sizes` attribute for photographs.
const halfWidth = '(width >= 68.8125rem) min(47vw, 40rem), 93vw';
const wholeWidth = '(width >= 68.8125rem) min(93vw, 80rem), 93vw';

/** Page of a completed job: facts in a title block, pictures, and a description of the work. */
export function JobPage({ job }: { job: JobContent }) {
  const { title, summary, sample, words, cells, question, problem, strip, done, handedOver, lead } =
    job;
  return (
    <>
      <PageHero
        land={job.land}
        breadcrumb={breadcrumbs.job(title)}
        heading={title}
        lead={
          <>
            {summary}
            {sample ? (
              <span className="job-sample">
                <Badge>{sample.label}</Badge> {sample.note}
              </span>
            ) : null}
          </>
        }
        actions={<HeroActions buttons={job.buttons} />}
      />
      {problem ? (
        <Section id="problem" label="Problem" heading={question ?? words.problem} beside>
          <p>{problem}</p>
        </Section>
      ) : null}
      {strip ? (
        <Section id="times" label="Times" heading={words.times}>
          <div className="job-strip">
            <JobStrip size="wide" {...strip} />
            <JobStrip size="narrow" {...strip} />
          </div>
        </Section>
      ) : null}
      {cells.length < minFactsWithHeading ? (
        <div className="wrap rhythm rail job-few-facts">
          <Facts cells={cells} />
        </div>
      ) : (
        <Section id="record" label="Record" heading={words.record}>
          <Facts cells={cells} />
        </Section>
      )}
      <JobPictures job={job} />
      {done.length > 0 ? (
        <Section id="done" label="Work" heading={words.done} beside>
          <TitledList items={done} columns="rows" />
        </Section>
      ) : null}
      {handedOver.length > 0 ? (
        <Section id="handed-over" label="Records" heading={words.handedOver} beside>
          <div>
            <TitledList items={handedOver} columns="rows" />
            <JobSheets sheets={job.sheets} />
          </div>
        </Section>
      ) : null}
      {lead ? (
        <Section id="lead" label="People" heading={words.lead} beside>
          <People people={[lead]} />
        </Section>
      ) : null}
    </>
  );
}

/** Thumbnails of the sheets of the job's steps, each with a link to the sheet. */
function JobSheets({ sheets }: Pick<JobContent, 'sheets'>) {
  if (sheets.length === 0) return null;
  return (
    <ul role="list" className="job-sheets">
      {sheets.map((sheet) => (
        <li key={sheet.id}>
          <a href={sampleSheetRoute(sheet.id)}>
            <SheetIcon sheet={sheet} />
            <span className="type-mono text-ink-3">{sheet.number}</span>
            <span>{sheet.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Facts({ cells }: Pick<JobContent, 'cells'>) {
  return (
    <DrawingBlock
      className="cell-block cell-grid job-block"
      cells={cells.map(([name, lines]) => [
        name,
        lines.map(({ text, href }) =>
          href ? (
            <a key={text} href={href}>
              {text}
            </a>
          ) : (
            <span key={text} className="job-line">
              {text}
            </span>
          ),
        ),
      ])}
    />
  );
}

/** Photographs of the job or, if there are no photographs, drawings. */
function JobPictures({ job: { photos, drawings } }: { job: JobContent }) {
  if (photos.length === 0 && drawings.length === 0) return null;
  return (
    <div className="wrap rhythm rail job-pictures">
      {pairPhotos(photos).map((row) => (
        <div key={row[0]?.alt} className="job-photo-row">
          {row.map((photo) => (
            <PhotoFigure
              key={photo.alt}
              photo={photo}
              className={`job-photo-${photo.shape} job-focus-${photo.focus.replace(' ', '-')}`}
              sizes={row.length === 1 ? wholeWidth : halfWidth}
            />
          ))}
        </div>
      ))}
      {drawings.map((drawing) => (
        <figure key={drawing.link} className="drawn-figure">
          <Panel dark className="job-drawing">
            <DrawnPicture picture={drawing} />
          </Panel>
          <figcaption>
            <ButtonLink variant="link" href={drawing.href}>
              {drawing.link}
            </ButtonLink>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Returns rows of two photographs. With an odd number of photographs, the first has a row of its own. */
function pairPhotos<Photo>(photos: readonly Photo[]): Photo[][] {
  const isOdd = photos.length % 2 === 1;
  const rows = isOdd ? [photos.slice(0, 1)] : [];
  for (let index = isOdd ? 1 : 0; index < photos.length; index += 2) {
    rows.push(photos.slice(index, index + 2));
  }
  return rows;
}
