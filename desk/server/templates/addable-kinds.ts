/** The kinds of which an owner may make more: where their files lie and what names them. */
export const addableKinds = {
  services: { folder: 'services', ending: '.yaml', nameField: 'title', slugOf: slugify },
  towns: {
    folder: 'towns',
    ending: '.yaml',
    nameField: 'name',
    // The state is a field of its own: Big Spring, TX is big-spring.
    slugOf: (title: string) => slugify(title.replace(/,.*/, '')),
  },
  articles: { folder: 'articles', ending: '.mdx', nameField: 'title', slugOf: slugify },
  projects: { folder: 'projects', ending: '.yaml', nameField: 'title', slugOf: slugify },
  facilityTypes: { folder: 'facility-types', ending: '.yaml', nameField: 'title', slugOf: slugify },
} as const;

export type Addable = keyof typeof addableKinds;

function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
