/** The front matter of a draft. */
export const composeArticle = (title: string, order: number) => ({
  title,
  description: 'Write one or two sentences for lists and search engines, 50 to 165 characters.',
  category: 'Technical Guide',
  readTime: 1,
  publishDate: new Date().toISOString().slice(0, 10),
  order,
  draft: true,
  keywords: ['write a search term'],
  closing: {
    heading: 'Planning work like this?',
    text: 'Write one or two sentences that say what to send.',
    action: { text: 'Request a quote', page: 'contact' },
  },
});
