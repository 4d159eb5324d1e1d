import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Element, eachElement, getAttribute } from '#forms/html-tree.ts';
import type { RecordName } from '#site/schemas/records/article-records.ts';
import { readBuiltPages } from './built-site.ts';
import { pageAt, withClass } from './page-parts.ts';
import { hasClass, textOf, wordsOf } from './page-text.ts';

const pages = await readBuiltPages();
const content = fileURLToPath(new URL('../../content/articles', import.meta.url));

/** Words a minute by which the time to read is reckoned, and how far it may be off. */
const pace = 220;
const tolerance = 0.12;

/** The blog as it is specified, in the order of its list. */
const articles: Article[] = [
  {
    id: 'electrical-safety-risks-andrews-tx-oilfields',
    category: 'Safety',
    date: '2025-01-08',
    minutes: 10,
    closing: ['/contact'],
    records: { risks: 7 },
    figures: ['10 ft', 'Class I, Division 1', 'Division 2'],
  },
  {
    id: 'electrical-maintenance-checklists-production-sites',
    category: 'Maintenance',
    date: '2025-01-08',
    minutes: 8,
    closing: ['/services/maintenance'],
    records: { checklistGroups: 6 },
    figures: ['±5%', '40 °C', '25 ohms', '80%', '25-30 years'],
  },
  {
    id: 'turnkey-contractor-game-changer-permian-basin',
    category: 'Project Management',
    date: '2025-01-07',
    minutes: 10,
    closing: ['/services/turn-key-electrical'],
    records: { benefits: 6 },
    figures: ['within 24 hours'],
  },
  {
    id: 'what-turn-key-means-oil-gas-projects',
    category: 'Project Management',
    date: '2025-01-05',
    minutes: 6,
    closing: ['/services/turn-key-electrical'],
    records: { lifecyclePhases: 5, benefits: 3 },
    figures: [],
  },
  {
    id: 'best-practices-underground-collection-systems-wind-projects',
    category: 'Renewable Energy',
    date: '2025-01-03',
    minutes: 12,
    closing: ['/facility-types/wind-underground-collection'],
    records: { checklistGroups: 3, challenges: 4 },
    figures: [
      '34.5 kV',
      '12.47',
      '25 kV',
      '36-48 in',
      '5-7 years',
      '10 ft',
      '98.7%',
      '50+ MW',
      '20-year',
    ],
  },
  {
    id: 'high-voltage-vs-medium-voltage-andrews-facility',
    category: 'Technical Guide',
    date: '2025-01-06',
    minutes: 11,
    closing: ['/contact'],
    records: { voltageCategories: 3, selectionFactors: 5 },
    figures: [
      '$50,000-$200,000',
      '$200,000-$2,000,000+',
      'under 1 kV',
      '1 to 35 kV',
      '35 to 138 kV',
      'above 230 kV',
      'under 5 MW',
      'under 10 miles',
      'exceeds 10 MW',
      'exceeds 15 miles',
    ],
  },
  {
    id: 'preventing-costly-downtime-electrical-maintenance',
    category: 'Maintenance',
    date: '2025-01-05',
    minutes: 14,
    closing: ['/services/maintenance'],
    records: { downtimeScenarios: 4, maintenanceIntervals: 4 },
    figures: [
      '30-60 minutes',
      '2-4 hours',
      '4-8 hours',
      '1-2 days',
      'Essential',
      'High Priority',
      'Critical',
      '40 °C',
      '±5%',
      '80%',
      '98.5%',
    ],
  },
  {
    id: 'choosing-oilfield-electrical-contractor-andrews-tx',
    category: 'Contractor Selection',
    date: '2025-01-04',
    minutes: 12,
    closing: ['/contact'],
    records: { qualificationCategories: 5, redFlags: 6 },
    figures: ['60% technical', '40% commercial', '86.4'],
  },
  {
    id: 'high-voltage-substation-installation-project',
    category: 'Case Study',
    date: '2025-01-03',
    minutes: 15,
    closing: ['/contact'],
    records: { projectPhases: 4, challenges: 4 },
    figures: [
      '$12 million',
      '138kV/34.5kV',
      '18 months',
      '99.98%',
      '8-12 weeks',
      '6-10 weeks',
      '4-8 weeks',
      '3-6 weeks',
    ],
  },
  {
    id: 'keeping-andrews-oilfields-running-24-7',
    category: 'Company Profile',
    date: '2025-01-02',
    minutes: 11,
    closing: ['/services/emergency-services', '/contact'],
    records: { metrics: 4, services: 4 },
    figures: ['45-minute', '2,500 sq mile', '1,200+', '98.5%', '24/7', '365 days', '1-2 hours'],
  },
  {
    id: 'electrical-compliance-regulations-texas-oil-gas',
    category: 'Compliance',
    date: '2025-01-01',
    minutes: 16,
    closing: ['/contact'],
    records: { regulatoryAuthorities: 5, hazardousLocationClasses: 2, complianceAreas: 5 },
    figures: ['$15,625', '$156,259', '$5,000', '$25,000'],
  },
  {
    id: 'electrical-system-upgrade-signs',
    category: 'System Assessment',
    date: '2024-12-31',
    minutes: 13,
    closing: ['/contact'],
    records: { warningSignCategories: 4, upgradeDrivers: 4, roiItems: 4 },
    figures: ['±5%', '40 °C', '25 ohms', '80%', '25-30 years'],
  },
  {
    id: 'new-build-electrical-construction-oilfield-facilities',
    category: 'Construction',
    date: '2024-12-30',
    minutes: 14,
    closing: ['/services/new-build-construction'],
    records: { projectPhases: 4, checklistGroups: 3, challenges: 4 },
    figures: ['25 ohms', '15-35 kV'],
  },
  {
    id: 'future-oilfield-electrification-permian-basin',
    category: 'Future Trends',
    date: '2024-12-29',
    minutes: 18,
    closing: ['/contact'],
    records: { trends: 5, challengesWithSolutions: 4, regionalFactors: 4 },
    figures: [
      '2025-2027',
      'early adoption',
      '2028-2032',
      'mainstream adoption',
      '2033-2040',
      'full transformation',
    ],
  },
];

interface Article {
  id: string;
  category: string;
  /** As a machine reads it. */
  date: string;
  minutes: number;
  /** Where its closing call leads, in order. */
  closing: string[];
  /** The records that it must carry, and the fewest of each. */
  records: Partial<Record<RecordName, number>>;
  /** Figures that stand in it as they are. */
  figures: string[];
}

test('the blog lists its articles in their order, and nothing else', () => {
  const grid = part(pageAt('/blog').elements, ({ attrs }) =>
    attrs.some(({ value }) => value === 'articles'),
  );
  const links = [...eachElement(grid)]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href'));
  expect(links).toEqual(articles.map(({ id }) => `/blog/${id}`));
});

test('the first article is featured, with its plate', () => {
  const featured = part(pageAt('/blog').elements, (each) => hasClass(each, 'featured'));
  const inside = [...eachElement(featured)];
  expect(
    inside.filter(({ tagName }) => tagName === 'a').map((link) => getAttribute(link, 'href')),
  ).toEqual([`/blog/${articles[0]?.id}`]);
  expect(inside.some(({ tagName }) => tagName === 'svg')).toBe(true);
});

test('the six topic tiles lead nowhere', () => {
  const topics = part(pageAt('/blog').elements, (each) => hasClass(each, 'topics'));
  const inside = [...eachElement(topics)];
  expect(inside.filter(({ tagName }) => tagName === 'li')).toHaveLength(6);
  expect(inside.filter(({ tagName }) => tagName === 'a' || tagName === 'button')).toEqual([]);
});

test('every file of an article is one of these', async () => {
  const files = await Array.fromAsync(glob('*.mdx', { cwd: content }));
  expect(files.map((file) => basename(file, '.mdx')).sort()).toEqual(
    articles.map(({ id }) => id).sort(),
  );
});

describe.each(articles)('$id', ({ id, category, date, minutes, closing, records, figures }) => {
  const page = pageAt(`/blog/${id}`);
  const head = part(page.elements, (each) => hasClass(each, 'article-head'));
  const text = part(page.elements, (each) => hasClass(each, 'article-text'));
  const words = textOf(text, (each) => hasClass(each, 'plate-words'));

  test('its head says category, day and time to read, and leads back to the blog', () => {
    const said = textOf(head).replaceAll(/\s+/g, ' ');
    expect(said).toContain(category);
    expect(said).toContain(`${minutes} min read`);
    const [time] = [...eachElement(head)].filter(({ tagName }) => tagName === 'time');
    expect(time && getAttribute(time, 'datetime')).toBe(date);
    const back = [...eachElement(head)].find((each) => hasClass(each, 'article-back'));
    expect(back && [textOf(back).trim(), getAttribute(back, 'href')]).toEqual([
      'Back to Blog',
      '/blog',
    ]);
  });

  test('the time to read is honest', () => {
    // A drawing is looked at, and the offer to print a form is no part of the text.
    const { length } = wordsOf(textOf(text, (each) => hasClass(each, 'plate', 'print-form')));
    expect(Math.abs(length / (minutes * pace) - 1), `${length} words`).toBeLessThanOrEqual(
      tolerance,
    );
  });

  test('it carries its records, each shown on the page', async () => {
    const file = await readFile(join(content, `${id}.mdx`), 'utf8');
    const { records: held } = parse(file.split(/^---$/m)[1] ?? '') as {
      records: Record<string, unknown>;
    };
    for (const [name, fewest] of Object.entries(records)) {
      expect((held[name] as unknown[] | undefined)?.length, name).toBeGreaterThanOrEqual(fewest);
    }
    for (const record of Object.values(held).flat()) {
      const [first] = Object.values(record as Record<string, unknown>);
      expect(words).toContain(first);
    }
  });

  test('its figures stand as they are fixed', () => {
    expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
  });

  test('it has a plate and at least two drawings, each with the same in words', () => {
    expect(withClass([...eachElement(head)], 'plate-words')).toHaveLength(1);
    const drawn = withClass([...eachElement(text)], 'plate');
    expect(drawn.length).toBeGreaterThanOrEqual(2);
    for (const figure of drawn) {
      const inside = [...eachElement(figure)];
      expect(inside.filter((each) => getAttribute(each, 'role') === 'img')).toHaveLength(2);
      expect(inside.filter(({ tagName }) => tagName === 'figcaption')).toHaveLength(1);
      const same = inside.find((each) => hasClass(each, 'plate-words'));
      expect(same && wordsOf(textOf(same)).length).toBeGreaterThan(15);
    }
  });

  test('it names at least five sources, each with a year, an edition or a number', () => {
    const sources = part(page.elements, (each) => hasClass(each, 'sources'));
    const named = [...eachElement(sources)].filter(({ tagName }) => tagName === 'li');
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named.map((each) => textOf(each)).filter((source) => !/\d/.test(source))).toEqual([]);
  });

  test('its text leads to at least three pages of the site, all of them there', () => {
    const targets = [...eachElement(text)]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => getAttribute(link, 'href') ?? '')
      .filter((target) => target.startsWith('/'));
    const addresses = pages.map(({ address }) => address);
    expect(new Set(targets).size).toBeGreaterThanOrEqual(3);
    expect(targets.filter((target) => !addresses.includes(target.split('#')[0] ?? ''))).toEqual([]);
  });

  test('its closing call leads where it should', () => {
    const call = part(page.elements, (each) => hasClass(each, 'closing-call'));
    const buttons = [...eachElement(call)]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => getAttribute(link, 'href')?.split(/[?#]/)[0]);
    expect(buttons).toEqual(closing);
  });

  test('its contents are the sections of its text', () => {
    const rail = part(page.elements, (each) => hasClass(each, 'contents-rail'));
    const links = [...eachElement(rail)].filter(({ tagName }) => tagName === 'a');
    const sections = [...eachElement(text)].filter(({ tagName }) => tagName === 'h2');
    expect(links.map((link) => getAttribute(link, 'href'))).toEqual(
      sections.map((section) => `#${getAttribute(section, 'id')}`),
    );
    expect(sections.length).toBeGreaterThanOrEqual(5);
  });

  test('it leads to the articles before and after it, and to three related ones', () => {
    const at = articles.findIndex((each) => each.id === id);
    const neighbours = part(page.elements, (each) => hasClass(each, 'article-neighbours'));
    expect(
      [...eachElement(neighbours)]
        .filter(({ tagName }) => tagName === 'a')
        .map((link) => getAttribute(link, 'href')),
    ).toEqual(
      [articles[at - 1], articles[at + 1]].filter(Boolean).map((each) => `/blog/${each?.id}`),
    );
    const related = page.elements.find((each) => getAttribute(each, 'id') === 'related-heading');
    const list = related?.parentNode as Element;
    expect([...eachElement(list)].filter(({ tagName }) => tagName === 'a')).toHaveLength(3);
  });

  test('it can be passed on without script', () => {
    const share = part(page.elements, (each) => hasClass(each, 'share'));
    const links = [...eachElement(share)].filter(({ tagName }) => tagName === 'a');
    const address = `https://www.calicheridge.example/blog/${id}`;
    expect(links.map((link) => getAttribute(link, 'href'))).toEqual([
      expect.stringMatching(/^mailto:\?subject=.+&body=https/),
      address,
    ]);
  });
});

test('the seven hazards keep their numbers through every section', () => {
  const page = pageAt('/blog/electrical-safety-risks-andrews-tx-oilfields');
  const numbers = withClass(page.elements, 'record-number').map((each) => textOf(each));
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

function part(elements: readonly Element[], matches: (element: Element) => boolean): Element {
  const found = elements.find(matches);
  if (!found) throw new Error('The page lacks this part.');
  return found;
}
