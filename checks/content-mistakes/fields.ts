import { blogPage, find, home, MissingContent, towns } from '../site/content.ts';
import { type Mistake, matchLine } from './mistake.ts';

const [town] = towns;
const [, secondService] = home.services.services;
if (!secondService) throw new MissingContent('the home page has only one service');
const topic = find(
  blogPage.topics.tiles.slice(1),
  ({ categories }) => categories.length > 1,
  'a topic with several categories that is not the first',
);
const category = topic.categories[0] ?? '';
/** Repeats the second service in six additional lines, which are appended to its own line. `$1` is the indentation. */
const sixMoreServices = `\n$1- ${secondService.id}`.repeat(6);

/** Mistakes that the check finds by reading a single file. */
export const mistakes: Mistake[] = [
  {
    file: 'company.yaml',
    from: /^email: .*\n/m,
    to: '',
    message: /company\.yaml:1 email: missing; expected an email/,
  },
  {
    file: 'company.yaml',
    from: /^ {2}number: .*$/m,
    to: "  number: '432-555'",
    message: /\d phone\.number: .*'\+/,
  },
  {
    file: 'company.yaml',
    from: /^ {2}number: .*$/m,
    to: "  number: '+14325550199'",
    message: /phone\.display: the digits differ/,
  },
  {
    file: `towns/${town?.id}.yaml`,
    from: matchLine('stateCode: '),
    to: 'stateCode: OK',
    message: /stateCode: expected .*content\/region\.yaml/,
  },
  {
    file: `towns/${town?.id}.yaml`,
    from: matchLine('name: '),
    to: 'name: town.jpg',
    message: /:1 name: the picture town\.jpg does not exist; put/,
  },
  {
    file: 'home.yaml',
    from: 'lead:',
    to: 'leed:',
    message: /home\.yaml:\d+ hero\.leed: no such field here; remove it or/,
  },
  {
    file: 'home.yaml',
    from: `- ${secondService.id}`,
    to: '- nobodys-service',
    message:
      /services\.services\[1\]: "nobodys-service" is not in content\/services; write one of .*, /,
  },
  {
    file: 'home.yaml',
    from: matchLine(`- ${secondService.id}`),
    to: `$&${sixMoreServices}`,
    message: /services\.services: expected 1 to 6 services; the design has room for that many/,
  },
  {
    file: 'pages/blog.yaml',
    from: new RegExp(`^ +- ${category}\\n`, 'm'),
    to: '',
    message: new RegExp(
      `blog\\.yaml:\\d+ topics\\.tiles: no topic contains the category ${category}; add it`,
    ),
  },
  {
    file: 'pages/blog.yaml',
    from: /categories:\n( *)- /,
    to: `categories:\n$1- ${category}\n$1- `,
    message: new RegExp(
      `tiles: more than one topic contains the category ${category}; keep it in only one`,
    ),
  },
  {
    file: 'contact.yaml',
    from: /^heading: /m,
    to: 'heading: [',
    message: /contact\.yaml:\d+ .*; correct the YAML here/,
  },
  {
    file: 'contact.yaml',
    from: /^lead: /m,
    to: 'heading: Again\nlead: ',
    message: /\d .*unique.*; correct the YAML here/,
  },
  {
    file: 'contact.yaml',
    from: '{reference}',
    to: 'ready',
    message: /success\.reference: expected \{reference\} exactly once,/,
  },
  {
    file: 'navigation.yaml',
    from: /(header:[\s\S]*page: )\w+/,
    to: '$1news',
    message: /page: expected the name of a page:/,
  },
  {
    file: 'home.yaml',
    from: /lead: .*/,
    to: 'lead: Near {bse}.',
    message: /hero\.lead: there is no placeholder \{bse\}; write one of base, /,
  },
  {
    file: 'home.yaml',
    from: /lead: .*/,
    to: 'lead: We mend.',
    message: /hero\.lead: avoid "mend"; write repair or fix/,
  },
  {
    file: 'privacy-policy.mdx',
    from: '## Usage data\n',
    to: '## Usage data\n\nWhat the code asks\nfor.\n',
    message: /privacy-policy\.mdx:\d+ avoid "code asks"; write requires/,
  },
];
