import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { Foreland } from '#site/drawings/foreland.tsx';
import { PageHero } from '#ui/blocks/page-hero.tsx';

/** The first screen of the privacy policy: a gate that is locked. */
export function PolicyHero(words: { heading: string; lead: string }) {
  return (
    <PageHero land={<Foreland name="gate" />} breadcrumb={breadcrumbs.privacyPolicy} {...words} />
  );
}
