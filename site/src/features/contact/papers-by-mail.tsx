import type { Company } from '#contract/company.ts';
import { TextWithLink } from '#ui/blocks/text-with-link.tsx';
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
  const write = (text: string) => (
    <TextWithLink text={text} mark="{email}" href={`mailto:${email}`} label={email} />
  );
  return <ByKind customer={write(drawings)} applicant={write(papers)} />;
}
