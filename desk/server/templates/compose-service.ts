import { question, repeat, searchListing, titledText } from './placeholders.ts';

/** A service with the sections that every service has. */
export const composeService = (title: string, order: number) => ({
  title,
  summary: 'Write one sentence for cards.',
  features: repeat(3, (number) => `Write item ${number} of what it covers`),
  drawing: 'maintenance',
  order,
  search: searchListing(title),
  hero: {
    heading: title,
    lead: 'Write one or two sentences.',
    actions: [
      { label: 'Request a quote', to: 'form', about: title },
      { label: 'Call our office', to: 'phone' },
    ],
  },
  sections: [
    {
      kind: 'outcomes',
      heading: 'What you have afterward',
      items: repeat(3, titledText('Outcome')),
    },
    { kind: 'scope', heading: 'What is in the scope', items: repeat(6, titledText('Scope item')) },
    { kind: 'faqs', heading: 'Questions', faqs: repeat(4, question) },
  ],
});
