import { group, limitedText, text } from './fields.ts';

/** What the pages of the sample sheets say around the sheet. */
export const samplesPageSchema = () =>
  group({
    /** What stands on the face of every sheet. */
    label: text('what marks a sheet as a sample', 'Illustrative sample'),
    /** That the station is invented. */
    note: text('one or two sentences', 'The station and all its readings are invented.'),
    /** Above the list of the other sheets. */
    others: text('a heading', 'Sheets of the same station'),
    /** The button that ends the page. */
    action: text('what the button says', 'Request a quote'),
    /** What shared links say of every sheet, after its name. */
    description: limitedText(
      'a sentence',
      30,
      110,
      'An illustrative sample of a record that a customer receives.',
    ),
  });
