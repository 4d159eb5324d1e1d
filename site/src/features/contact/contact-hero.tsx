import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { Foreland } from '#site/drawings/foreland.tsx';
import { PageHero } from '#ui/blocks/page-hero.tsx';
import type { ContactContent } from './read-contact.ts';

/** The first screen of the contact page: the office, where the telephone rings. */
export function ContactHero({ contact: { heading, lead } }: { contact: ContactContent }) {
  return (
    <PageHero
      land={<Foreland name="office" />}
      breadcrumb={breadcrumbs.contact}
      heading={heading}
      lead={lead}
    />
  );
}
