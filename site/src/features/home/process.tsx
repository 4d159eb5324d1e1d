import { Steps } from '#site/layout/steps.tsx';
import { SectionHeading } from '#ui/blocks/section-heading.tsx';
import type { HomeContent } from './read-home.ts';

/** How a job runs, in five steps. */
export function Process({ section }: { section: HomeContent['process'] }) {
  return (
    <section
      className="wrap rhythm rail grid section-gap keep-together"
      aria-labelledby="process-heading"
    >
      <SectionHeading device="34" section={section} id="process-heading" />
      <Steps steps={section.steps} />
    </section>
  );
}
