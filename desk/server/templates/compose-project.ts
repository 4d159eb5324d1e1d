import { repeat, searchListing, titledText } from './placeholders.ts';

/** A kind of project without a diorama. */
export const composeProject = (title: string, order: number) => ({
  title,
  summary: 'Write one sentence for cards.',
  sheet: { location: 'Permian Basin', facility: title, scope: 'Write its size' },
  order,
  search: searchListing(title),
  card: {
    scope: repeat(3, (number) => `Write part ${number} of the scope`),
    challenges: 'Write one or two sentences.',
    results: 'Write one or two sentences.',
  },
  hero: { heading: title, lead: 'Write one or two sentences.' },
  overview: { heading: 'Overview', paragraphs: ['Write a paragraph.'] },
  scope: { heading: 'Scope of work', items: repeat(4, titledText('Scope item')) },
  specifications: {
    heading: 'Technical specifications',
    rows: repeat(4, (number) => ({ name: `Property ${number}`, value: 'Write its value' })),
  },
  challenges: {
    heading: 'Challenges and solutions',
    items: repeat(3, (number) => ({
      challenge: `Challenge ${number}`,
      description: 'Write what makes it hard.',
      solution: 'Write what you do about it.',
    })),
  },
  results: {
    heading: 'The plant in three figures',
    figures: repeat(3, (number) => ({ value: String(number), caption: 'Write what it counts' })),
  },
  secondAction: { text: 'View our services', page: 'services' },
});
