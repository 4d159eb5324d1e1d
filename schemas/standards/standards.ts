import { z } from 'zod';
import { day, group, headline, listOf, refuse, text, verbatim } from '../fields.ts';

/** The year of an edition. */
const edition = z
  .number({ error: 'expected the year of an edition, for example 2025' })
  .int('expected the year of an edition, for example 2025')
  .min(1900, 'expected the year of an edition, for example 2025');

const lookUpSchema = group({
  on: day('2026-11-28').meta({ title: 'Looked up on' }),
  where: verbatim(
    'the page or document that names the edition',
    'standards.ieee.org/ieee/738/10207',
  ),
});

const standardSchema = group({
  name: verbatim('the name as texts cite it, without the edition', 'IEEE 81', 'Name'),
  alsoCited: listOf(verbatim('another name', 'NEC'), 'names').optional().meta({
    title: 'Other names',
    description: 'Names that texts use instead, such as NEC for NFPA 70.',
  }),
  title: headline('the title in short', 'Measuring earth resistivity and ground impedance'),
  cited: listOf(edition, 'years of editions').meta({
    title: 'Editions we cite',
    description: 'Articles keep the edition of their date. Other pages cite the current edition.',
  }),
  current: edition.meta({
    title: 'Current edition',
    description: 'The newest edition that somebody has found.',
  }),
  lookedUp: lookUpSchema.optional().meta({
    title: 'Look-up',
    description: 'The last time that somebody looked up the current edition, and where.',
  }),
  /** Shown with articles that cite an earlier edition. */
  change: text('one or two sentences', 'The 2025 edition has replaced that of 2012.')
    .optional()
    .meta({
      title: 'What changed since the earlier editions',
      description: 'Shown under "Since then" in articles that cite an earlier edition.',
    }),
  /** Shown with every article that cites the standard. */
  note: text('one or two sentences', 'Inactive since March 2024, without a successor.')
    .optional()
    .meta({
      title: 'What to know about the current edition',
      description: 'Shown under "Since then" in all articles that cite the standard.',
    }),
  unconfirmed: text('what could not be looked up', 'No page of the publisher could be read.')
    .optional()
    .meta({ title: 'Not confirmed' }),
  whyEarlier: text('a reason', 'Texas enforces the 2023 edition.').optional().meta({
    title: 'Why other pages cite an earlier edition',
    description: 'Required if a page that is not an article cites an earlier edition.',
  }),
}).superRefine(({ cited, current, lookedUp, change, unconfirmed }, issues) => {
  if (Math.max(...cited) > current) {
    const message = `expected ${Math.max(...cited)} or later, because \`cited\` names that edition`;
    refuse(issues, ['current'], message);
  }
  if (!lookedUp && !unconfirmed) {
    const message = 'missing; add where and when the edition was looked up, or add `unconfirmed`';
    refuse(issues, ['lookedUp'], message);
  }
  if (!change && cited.some((year) => year < current)) {
    const message = `missing; say what the ${current} edition changed for readers of the earlier one, because \`cited\` names an earlier edition`;
    refuse(issues, ['change'], message);
  }
});

export type Standard = z.infer<typeof standardSchema>;

/** The standards that content cites by edition. Each name is in the table once. */
export const standardsSchema = () =>
  group({ standards: listOf(standardSchema, 'standards').superRefine(refuseDuplicates) });

function refuseDuplicates(standards: readonly Standard[], issues: z.RefinementCtx): void {
  const known = new Set<string>();
  standards.forEach((standard, index) => {
    for (const name of namesOf(standard)) {
      if (known.has(name)) {
        refuse(
          issues,
          [index, 'name'],
          `"${name}" is already in the table; merge the two entries, or correct the name`,
        );
      }
      known.add(name);
    }
  });
}

/** All names by which texts cite a standard. */
export const namesOf = ({ name, alsoCited = [] }: Pick<Standard, 'name' | 'alsoCited'>) => [
  name,
  ...alsoCited,
];
