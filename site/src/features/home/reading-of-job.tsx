import { BriefJobStrip } from '#drawings/strip/brief-job-strip.tsx';
import { Badge } from '#ui/controls/badge.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import type { HomeContent } from './read-home.ts';
import '#ui/pictures/arrangements.css';
import './home.css';

type Job = NonNullable<HomeContent['experience']['job']>;

/** One reading of a job in large letters, the times of the job as a small drawing, and the link to the job. */
export function ReadingOfJob({ job }: { job: Job }) {
  const { reading, text, link, href, strip, sample } = job;
  return (
    <div className="grid gap-4 content-start">
      <p className="reading-of-job">{reading}</p>
      <p className="text-ink-2">
        {text} {sample ? <Badge>{sample}</Badge> : null}
      </p>
      {strip ? (
        <div>
          <BriefJobStrip size="wide" reading={reading} {...strip} />
          <BriefJobStrip size="narrow" reading={reading} {...strip} />
        </div>
      ) : null}
      <p>
        <ButtonLink variant="outline" href={href}>
          {link}
          <Icon name="arrow" size={18} className="arrow" />
        </ButtonLink>
      </p>
    </div>
  );
}
