import type { FAQPage } from 'schema-dts';
import type { Faq } from '#schemas/shared-words.ts';
import { faqsId } from './node-ids.ts';

/** The questions that stand on the page at `path`, with their answers. */
export function describeFaqs(path: string, faqs: readonly Faq[], site: URL): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': faqsId(path, site),
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
