import { ButtonLink } from '#ui/controls/button.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import { StatFigure } from '#ui/sections/stat-figure.tsx';
import type { HomeContent } from './read-home.ts';
import { ReadingOfJob } from './reading-of-job.tsx';
import './home.css';

export function Experience({ section }: { section: HomeContent['experience'] }) {
  return (
    <section className="wrap rhythm rail" aria-labelledby="experience-heading">
      <Panel dark toEdge className="experience-panel">
        <div className="grid gap-6 content-start">
          <SectionHeading section={section} id="experience-heading" />
          <p className="text-ink-2">{section.text}</p>
          <ul role="list" className="grid gap-4">
            {section.points.map(({ title, description }) => (
              <li key={title} className="point">
                <h3 className="type-point">{title}</h3>
                <p className="type-small text-ink-2">{description}</p>
              </li>
            ))}
          </ul>
          {section.safety.map(({ label, href }) => (
            <p key={href}>
              <ButtonLink variant="outline" href={href}>
                {label}
              </ButtonLink>
            </p>
          ))}
        </div>
        {section.job ? <ReadingOfJob job={section.job} /> : null}
      </Panel>
      <dl className="stat-row">
        {section.figures.map((figure) => (
          <StatFigure key={figure.caption} {...figure} />
        ))}
      </dl>
    </section>
  );
}
