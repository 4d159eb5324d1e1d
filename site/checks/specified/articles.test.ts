import { glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { RecordName } from '#schemas/article-records.ts';
import * as content from '../content.ts';
import { pageAt, part } from '../page-parts.ts';
import { hasClass, textOf } from '../page-text.ts';

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
    records: {},
    rows: { benefits: 6 },
    figures: ['within 24 hours'],
  },
  {
    id: 'what-turn-key-means-oil-gas-projects',
    category: 'Project Management',
    date: '2025-01-05',
    minutes: 6,
    closing: ['/services/turn-key-electrical'],
    records: { lifecyclePhases: 5 },
    rows: { benefits: 3 },
    figures: [],
  },
  {
    id: 'best-practices-underground-collection-systems-wind-projects',
    category: 'Renewable Energy',
    date: '2025-01-03',
    minutes: 12,
    closing: ['/facility-types/wind-underground-collection'],
    records: { checklistGroups: 3 },
    rows: { challenges: 4 },
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
    records: { voltageCategories: 3 },
    rows: { 'selection-factors': 5 },
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
    records: { qualificationCategories: 5 },
    rows: { 'red-flags': 6 },
    figures: ['60% technical', '40% commercial', '86.4'],
  },
  {
    id: 'high-voltage-substation-installation-project',
    category: 'Case Study',
    date: '2025-01-03',
    minutes: 15,
    closing: ['/contact'],
    records: { projectPhases: 4 },
    rows: { challenges: 4 },
    figures: [
      '$12 million',
      '138 kV/34.5 kV',
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
    records: { hazardousLocationClasses: 2 },
    rows: { 'regulatory-authorities': 5, 'compliance-areas': 5 },
    figures: ['$15,625', '$156,259', '$5,000', '$25,000'],
  },
  {
    id: 'electrical-system-upgrade-signs',
    category: 'System Assessment',
    date: '2024-12-31',
    minutes: 13,
    closing: ['/contact'],
    records: { warningSignCategories: 4, roiItems: 4 },
    rows: { 'upgrade-drivers': 4 },
    figures: ['±5%', '40 °C', '25 ohms', '80%', '25-30 years'],
  },
  {
    id: 'new-build-electrical-construction-oilfield-facilities',
    category: 'Construction',
    date: '2024-12-30',
    minutes: 14,
    closing: ['/services/new-build-construction'],
    records: { projectPhases: 4, checklistGroups: 3 },
    rows: { challenges: 4 },
    figures: ['25 ohms', '15-35 kV'],
  },
  {
    id: 'future-oilfield-electrification-permian-basin',
    category: 'Future Trends',
    date: '2024-12-29',
    minutes: 18,
    closing: ['/contact'],
    records: { trends: 5 },
    rows: { 'challenges-with-solutions': 4, 'regional-factors': 4 },
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
  /** The rows that it must carry by their names, and the fewest of each. */
  rows?: Record<string, number>;
  /** Figures that stand in it as they are. */
  figures: string[];
}

describe.skipIf(!content.isSample)(content.ofTheSample, () => {
  test('the blog has these articles in this order, and no file beside them', async () => {
    const ids = articles.map(({ id }) => id);
    expect(content.articles.map(({ id }) => id)).toEqual(ids);
    const folder = fileURLToPath(new URL('../../../content/articles', import.meta.url));
    const files = await Array.fromAsync(glob('*.mdx', { cwd: folder }));
    expect(files.map((file) => basename(file, '.mdx')).sort()).toEqual(ids.sort());
  });

  test.each(articles)(
    '$id',
    ({ id, category, date, minutes, closing, records, rows = {}, figures }) => {
      const held = content.articles.find((each) => each.id === id);
      expect(held).toMatchObject({ category, readTime: minutes });
      expect(held?.publishDate.toISOString().slice(0, 10)).toBe(date);

      const { action, secondAction } = held?.closing ?? {};
      const ways = [action, secondAction].flatMap((way) => way ?? []).map(content.addressOf);
      expect(ways.map((way) => way?.split('#')[0])).toEqual(closing);

      const lists = { ...held?.records, ...held?.records?.rows } as Record<string, unknown>;
      for (const [name, fewest] of Object.entries({ ...records, ...rows })) {
        expect(lists[name] && [lists[name]].flat().length, name).toBeGreaterThanOrEqual(fewest);
      }

      const text = part(pageAt(`/blog/${id}`).elements, (each) => hasClass(each, 'article-text'));
      const words = textOf(text, (each) => hasClass(each, 'plate-words'));
      expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
    },
  );
});
