import type { Company } from '#contract/company.ts';
import { emailLink, TextWithLinks } from '#ui/sections/text-with-links.tsx';
import { ByKind } from './by-kind.tsx';
import type { ContactContent } from './read-contact.ts';

/** Email address for drawings and for applicants' documents, because the form accepts no files. */
export function PapersByMail({
  contact: { drawings, papers },
  company: { email },
}: {
  contact: Pick<ContactContent, 'drawings' | 'papers'>;
  company: Pick<Company, 'email'>;
}) {
  const links = [emailLink(email)];
  return (
    <ByKind
      customer={<TextWithLinks text={drawings} links={links} />}
      applicant={<TextWithLinks text={papers} links={links} />}
    />
  );
}
