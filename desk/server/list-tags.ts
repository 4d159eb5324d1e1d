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
        help: `The “${record}” list from this article’s fields.`,
      };
    }),
    ...Object.keys(rows).map((list) => ({
      name: `Rows ${list}`,
      example: `<Rows name="${list}" />`,
      help: `The “${list}” rows from this article’s fields. To number them, add numbered to the tag.`,
    })),
    ...Object.keys(data.figures ?? {}).map((figure) => ({
      name: `Figure ${figure}`,
      example: `<Figure name="${figure}" />`,
      help: `The “${figure}” drawing from this article’s fields.`,
    })),
    ...(data.form
      ? [
          {
            name: 'PrintForm',
            example: '<PrintForm />',
            help: 'Offers the checklists as a form to print. Put it above the first one.',
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
    help: 'A link to another page: a service, facilityType, project, article or tool by its file name, or a page by its name.',
  },
  {
    name: 'Safety',
    example: '<Safety>\n\nWhat could hurt someone.\n\n</Safety>',
    help: 'A boxed safety note.',
  },
  {
    name: 'Worked',
    example: '<Worked title="5 MW over 10 miles">\n\nThe numbers, step by step.\n\n</Worked>',
    help: 'A boxed calculation, step by step.',
  },
  {
    name: 'Heading',
    example: '## A section',
    help: 'Starts a section. The table of contents lists it.',
  },
];
