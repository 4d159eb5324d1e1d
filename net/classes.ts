/** What is taken of a site, each in a folder of its own. */
export const classes = ['words', 'styles', 'pictures'] as const;
export type Kind = (typeof classes)[number];

/** The file name for a page: `/blog/signs` is `blog~signs`. */
export const nameOf = (path: string): string => path.slice(1).replaceAll('/', '~') || 'index';
