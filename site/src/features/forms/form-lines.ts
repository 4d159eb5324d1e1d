import type { SamplesWords } from '#schemas/samples-page.ts';
import type { FieldForm } from './field-form.ts';

/** Labels of the lines that forms have besides the lines of their sheet. */
export type LineWords = Pick<
  SamplesWords['blank'],
  'site' | 'subject' | 'company' | 'sheet' | 'date' | 'order' | 'certificate' | 'compared'
>;

/**
 * Returns the lines above the tables in two groups: `head` (site and subject) stands above the company's name, and
 * `own` below it: the lines of every form, those of every test, and the lines of this form. Forms of tests end with a
 * verdict.
 */
export function listLines(
  { lines, verdicts }: Pick<FieldForm, 'lines' | 'verdicts'>,
  { site, subject, company, sheet, date, order, certificate, compared }: LineWords,
) {
  const ofTests = [
    { id: 'certificate', name: certificate },
    { id: 'compared-with', name: compared },
  ];
  return {
    head: [
      { id: 'site', name: site },
      { id: 'subject', name: subject },
    ],
    own: [
      { id: 'company', name: company },
      { id: 'work-order', name: order },
      { id: 'sheet', name: sheet },
      { id: 'date', name: date },
      ...(verdicts.length > 0 ? ofTests : []),
      ...lines,
    ],
  };
}
