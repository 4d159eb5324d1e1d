import { question, repeat, searchListing, titledText } from './placeholders.ts';

/** A facility type without a diorama. */
export const composeFacilityType = (title: string, order: number) => ({
  title,
  summary: 'Write a few words for cards',
  order,
  search: searchListing(title),
  card: {
    scope: repeat(3, (number) => `Write part ${number} of the scope`),
    compliance: 'Built to the adopted edition of the NEC.',
    outcomes: 'Write one sentence.',
  },
  hero: {
    heading: title,
    lead: 'Write one or two sentences.',
    quote: 'Request a quote',
    about: title,
  },
  scope: { heading: 'Scope', items: repeat(4, titledText('Scope item')) },
  compliance: {
    text: 'Built to the adopted edition of the NEC.',
    standards: repeat(3, titledText('Standard')),
  },
  outcomes: repeat(3, titledText('Outcome')),
  services: [{ text: 'All services', page: 'services' }],
  projects: [{ text: 'All projects', page: 'projects' }],
  faqs: repeat(4, question),
  closing: { heading: 'Building one of these?', text: 'Write one sentence.' },
});
