import type { ContentParts } from './content-text.ts';

/** A tag that a text may place. */
export interface TextTag {
  name: string;
  /** As it is written into the text. */
  example: string;
  help: string;
}

/** The tags of an article: what its own front matter offers first, then what every text may use. */
export function listTags({ data }: ContentParts): TextTag[] {
  const { rows = {}, ...records } = (data.records ?? {}) as Record<string, object>;
  return [
    ...Object.keys(records).map((record) => {
      const name = record.replace(/^./, (letter) => letter.toUpperCase());
      return {
        name,
        example: `<${name} />`,
        help: `Shows the record "${record}" of this article.`,
      };
    }),
    ...Object.keys(rows).map((list) => ({
      name: `Rows ${list}`,
      example: `<Rows name="${list}" />`,
      help: `Shows the rows "${list}" of this article; add the word numbered for numbers.`,
    })),
    ...Object.keys(data.figures ?? {}).map((figure) => ({
      name: `Figure ${figure}`,
      example: `<Figure name="${figure}" />`,
      help: `Shows the drawing "${figure}" of this article.`,
    })),
    ...(data.form
      ? [
          {
            name: 'PrintForm',
            example: '<PrintForm />',
            help: 'Offers the checklists as a form to print; goes above the first of them.',
          },
        ]
      : []),
    ...everywhere,
  ];
}

const everywhere: readonly TextTag[] = [
  {
    name: 'Link on this site',
    example: '<To service="maintenance">planned maintenance</To>',
    help: 'A link to a service, facilityType, project or article by its file name, or to a page by its name.',
  },
  {
    name: 'Safety',
    example: '<Safety>\n\nWhat could hurt someone.\n\n</Safety>',
    help: 'A note in a box: what could hurt someone.',
  },
  {
    name: 'Worked',
    example: '<Worked title="5 MW over 10 miles">\n\nThe numbers, step by step.\n\n</Worked>',
    help: 'A number worked out step by step.',
  },
  { name: 'Heading', example: '## A section', help: 'Begins a section, which the contents list.' },
];
