import { describe, expect, test } from 'vitest';
import { blogPage, find, home, navigation, services } from '../../site/checks/content.ts';
import { readCollection } from '../read-content.ts';
import { copyContent, type Mistake } from './content-copy.ts';

const { edit, check } = copyContent();

/** One line of a file, or several that begin alike. */
const line = (start: string) => new RegExp(`^( *)${RegExp.escape(start)}.*$`, 'm');

/** Entries of the shipped content that have what a mistake needs. */
const towns = await readCollection('towns');
const [town] = towns;
const distant = find(towns, ({ drive }) => drive, 'a town that is no base');
const carded = find(towns, ({ card }) => card, 'a town with a card');
const [, serviceOnHome] = home.services.services;
const shared = find(
  blogPage.topics.tiles.slice(1),
  ({ categories }) => categories.length > 1,
  'a topic with several categories that is not the first',
);
const orphan = shared.categories[0] ?? '';
const orphaned = new RegExp(`^ +- ${orphan}\\n`, 'm');
const notOnHome = find(
  services,
  ({ id }) => !home.services.services.some((each) => each.id === id),
  'a service that home leaves out',
);

describe('each problem names file, line, field, what was expected and the remedy', () => {
  const cases: Mistake[] = [
    [
      'a missing field',
      'company.yaml',
      /^email: .*\n/m,
      '',
      /content\/company\.yaml:1 email: missing; expected an email address; write it as info@/,
    ],
    [
      'a wrong value',
      'company.yaml',
      /^ {2}number: .*$/m,
      "  number: '432-555'",
      /content\/company\.yaml:\d+ phone\.number: expected a number in international form; write it as '\+14325550142'/,
    ],
    [
      'a town in a state that is not of the region',
      `towns/${town?.id}.yaml`,
      line('stateCode: '),
      'stateCode: OK',
      /content\/towns\/.*:\d+ stateCode: expected \w\w.*, the states of content\/region\.yaml/,
    ],
    [
      'a town that no base answers',
      `towns/${distant.id}.yaml`,
      /^drive:\n( .*\n)*/m,
      '',
      /content\/towns\/.*:\d+ drive: missing; expected the way from the base that answers; write it as \{/,
    ],
    [
      'a drive from a town that is no base',
      `towns/${distant.id}.yaml`,
      `from: ${distant.drive?.from}`,
      'from: Nowhere',
      /content\/towns\/.*:\d+ drive\.from: expected \w+.*, the bases of content\/company\.yaml/,
    ],
    [
      'a town outside the ring',
      `towns/${distant.id}.yaml`,
      line('latitude: '),
      'latitude: 45.5',
      /content\/towns\/.*:\d+ latitude: \d+ km from the center of the ring, which ends at \d+ km; correct/,
    ],
    [
      'a town with a card that no group shows',
      'pages/service-area.yaml',
      line(`- ${carded.id}`),
      '',
      new RegExp(`towns/${carded.id}\\.yaml:\\d+ card: no group shows it; add ${carded.id} to one`),
    ],
    [
      'a town that two groups show',
      'pages/service-area.yaml',
      line(`- ${carded.id}`),
      `$&\n$1- ${carded.id}`,
      new RegExp(
        `towns/${carded.id}\\.yaml:\\d+ card: it is listed 2 times under towns\\.groups of .*; leave ${carded.id} in one`,
      ),
    ],
    [
      'an unknown field',
      'home.yaml',
      'lead:',
      'leed:',
      /content\/home\.yaml:\d+ hero\.leed: no such field here; remove it or correct its name/,
    ],
    [
      'a dangling reference',
      'home.yaml',
      `- ${serviceOnHome?.id}`,
      '- nobodys-service',
      /content\/home\.yaml:\d+ services\.services\[1\]: no such entry in services; write one of .*, /,
    ],
    [
      'too many entries',
      'home.yaml',
      line(`- ${serviceOnHome?.id}`),
      `$&\n$1- ${notOnHome.id}`,
      /services\.services: expected exactly 5 services; the design has room for that many/,
    ],
    [
      'a category that no topic of the blog holds',
      'pages/blog.yaml',
      orphaned,
      '',
      new RegExp(
        `content/pages/blog\\.yaml:\\d+ topics\\.tiles: no topic holds the category ${orphan}; add it to`,
      ),
    ],
    [
      'a category that two topics of the blog hold',
      'pages/blog.yaml',
      /categories:\n( *)- /,
      `categories:\n$1- ${orphan}\n$1- `,
      new RegExp(
        `topics\\.tiles: more than one topic holds the category ${orphan}; leave it in one`,
      ),
    ],
    [
      'broken YAML',
      'contact.yaml',
      /^heading: /m,
      'heading: [',
      /content\/contact\.yaml:\d+ .*; correct the YAML here/,
    ],
    [
      'a doubled key',
      'contact.yaml',
      /^lead: /m,
      'heading: Again\nlead: ',
      /content\/contact\.yaml:\d+ .*unique.*; correct the YAML here/,
    ],
    [
      'a sentence without the reference that it is about',
      'contact.yaml',
      '{reference}',
      'ready',
      /content\/contact\.yaml:\d+ form\.success\.reference: expected \{reference\} once; write it as /,
    ],
    [
      'a page that does not exist',
      'navigation.yaml',
      `page: ${navigation.header[1]?.page}`,
      'page: news',
      /content\/navigation\.yaml:\d+ header\[1\]\.page: expected the name of a page: home, services/,
    ],
    [
      'a missing picture',
      `towns/${town?.id}.yaml`,
      line('name: '),
      'name: town.jpg',
      new RegExp(
        `content/towns/${town?.id}\\.yaml:1 name: there is no picture town\\.jpg; put the file beside this one`,
      ),
    ],
  ];

  test.each(cases)('%s', async (_what, file, from, to, said) => {
    await edit(file, from, to);
    expect(await check()).toMatch(said);
  });
});
