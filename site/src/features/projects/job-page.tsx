import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { DrawnPicture } from '#site/drawings/page-picture.tsx';
import { PageHero } from '#site/layout/page-hero.tsx';
import { HeroActions } from '#ui/blocks/hero-actions.tsx';
import { People } from '#ui/blocks/people.tsx';
import { Section } from '#ui/blocks/section.tsx';
import { TitledList } from '#ui/blocks/titled-list.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { PhotoFigure } from '#ui/pictures/photo-figure.tsx';
import type { JobContent } from './read-jobs.ts';
import './job-page.css';

/** Page of a completed job: facts in a title block, pictures, and a description of the work. */
export function JobPage({ job }: { job: JobContent }) {
  const { title, summary, sample, words, cells, problem, done, handedOver, lead } = job;
  return (
    <>
      <PageHero
        land="field"
        breadcrumb={breadcrumbs.job(title)}
        heading={title}
        lead={
          <>
            {sample ? <Badge>{sample.label}</Badge> : null} {sample?.note} {summary}
          </>
        }
        actions={<HeroActions buttons={job.buttons} />}
      />
      <Section id="record" label="Record" heading={words.record}>
        <DrawingBlock
          className="cell-block job-block"
          cells={cells.map(([name, value]) => [
            name,
            typeof value === 'string' ? value : <CellLinks key={name} links={value} />,
          ])}
        />
      </Section>
      <JobPictures job={job} />
      {problem ? (
        <Section id="problem" label="Problem" heading={words.problem} beside>
          <p>{problem}</p>
        </Section>
      ) : null}
      {done.length > 0 ? (
        <Section id="done" label="Work" heading={words.done} beside>
          <TitledList items={done} columns="rows" />
        </Section>
      ) : null}
      {handedOver.length > 0 ? (
        <Section id="handed-over" label="Records" heading={words.handedOver} beside>
          <TitledList items={handedOver} columns="rows" />
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

function CellLinks({ links }: { links: readonly { text: string; href: string }[] }) {
  return links.map(({ text, href }) => (
    <a key={href} href={href}>
      {text}
    </a>
  ));
}

/** Photographs of the job or, if there are no photographs, drawings. */
function JobPictures({ job: { photos, drawings } }: { job: JobContent }) {
  if (photos.length === 0 && drawings.length === 0) return null;
  return (
    <div className="wrap rhythm rail job-pictures">
      {photos.map((photo, index) => (
        <PhotoFigure
          key={photo.alt}
          photo={photo}
          sizes={index === 0 && photos.length % 2 === 1 ? wholeWidth : halfWidth}
        />
      ))}
      {drawings.map((drawing) => (
        <figure key={drawing.link} className="plate">
          <div className="job-drawing dusk">
            <DrawnPicture picture={drawing} />
          </div>
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

const halfWidth = '(width >= 68.8125rem) min(47vw, 40rem), 93vw';
const wholeWidth = '(width >= 68.8125rem) min(93vw, 80rem), 93vw';
