/** As many entries as a page has room for, each with words that say what to write. */
export const repeat = <T>(count: number, compose: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => compose(index + 1));

/** A few words and what explains them. */
export const titledText = (what: string) => (number: number) => ({
  title: `${what} ${number}`,
  text: 'Write a sentence or two.',
});

/** A question and its answer. */
export const question = (number: number) => ({
  question: `Write question ${number}`,
  answer: 'Write the answer in one paragraph.',
});

/** What search engines show; the title as far as they show it. */
export const searchListing = (title: string) => ({
  title: title.slice(0, 65).padEnd(4, '.'),
  description: 'Write one or two sentences for lists and search engines, 50 to 165 characters.',
  keywords: ['write a search term'],
});
