import type { z } from 'zod';
import { group, headed, limitedText, listOf, positive, text } from './fields.ts';
import { pageOpening } from './shared-words.ts';

const columnTitle = text('the title of a column', 'Read');

/** Text of the truck card, which folds to pocket size. Its distances and glove classes are in `electrical/`. */
const truckCardSchema = headed('Truck card', {
  summary: limitedText('a sentence', 50, 165, 'Approach distances and glove classes, to fold.'),
  note: text('a sentence', 'Print it on both sides and fold it twice.'),
  print: text('the text of the button', 'Print the card'),
  /** The altitude of your highest site, in feet. Above 4,000 ft, the card lists no restricted approach distances. */
  elevationFeet: positive('an elevation in feet above sea level', '4000'),
  approach: headed('Distances to exposed parts', {
    corrected: text('a sentence with {elevation}', 'Corrected to {elevation} ft.'),
    voltage: columnTitle,
    limited: columnTitle,
    movable: columnTitle,
    restricted: columnTitle,
    /** Text in the column `restricted` for voltages without a confirmed distance. */
    unknown: text('a few words', 'See your 70E'),
  }),
  cranes: headed('Cranes', {
    voltage: columnTitle,
    clearance: columnTitle,
    unknown: text('a few words', 'Unknown voltage'),
    unknownNote: text('a sentence with {upTo}', 'Over {upTo} kV it is more.'),
  }),
  gloves: headed('Rubber gloves', {
    class: columnTitle,
    volts: columnTitle,
    note: text('a sentence', 'Air test before each use.'),
  }),
  steps: headed('Before you touch', { items: listOf(text('a step', 'Open it.'), 'steps', 2) }),
  downed: headed('A line is down', { items: listOf(text('a step', 'Call 911.'), 'steps') }),
  call: headed('Who to call', {
    emergency: text('a number in quotes', "'911'"),
    first: text('when to call this number', 'Fire, injury, a line down'),
    crew: text('who answers the emergency line', 'Crew and dispatch'),
    /** Labels of empty lines to write on. */
    lines: listOf(text('another contact', 'Utility'), 'lines'),
  }),
  sources: headed('Sources', {
    items: listOf(text('a source with its year', 'NFPA 70E-2024'), 'sources'),
    note: text('one or two sentences', 'For qualified people.'),
    /** The word before the month of the card's edition. */
    edition: text('a word', 'Edition'),
  }),
});

/** Text of the page of all sample sheets, of the pages of single sheets, and of blank forms. */
export const samplesPageSchema = () =>
  group({
    ...pageOpening('Field forms', 'Each one filled in, blank, and as a spreadsheet.'),
    /** The section on other pages that links to the page of all sheets. */
    offer: group({
      heading: text('a heading', 'Field forms'),
      text: text('a sentence', 'The forms that our crews fill in.'),
      link: text('the text of the link', 'All field forms'),
    }),
    label: text('the label of a sample sheet', 'Illustrative sample'),
    note: text('one or two sentences', 'The station and all its readings are invented.'),
    others: text('a heading', 'Sheets of the same station'),
    action: text('the text of the button', 'Request a quote'),
    links: group({
      filled: text('the text of the link', 'Filled sample'),
      blank: text('the text of the link', 'Blank form'),
      spreadsheet: text('the text of the link', 'Spreadsheet'),
    }),
    /** Suffix of a form's name in page titles. Example: Switching order, filled example */
    filled: limitedText('a few words', 4, 30, 'filled example'),
    /** In link previews, the text that follows a sheet's name and purpose. */
    description: limitedText('a sentence', 15, 60, 'Filled in, blank, and as a spreadsheet.'),
    blank: group({
      /** The label that replaces "Illustrative sample" on the blank form. */
      label: text('the label of a blank form', 'Blank form'),
      print: text('the text of the button', 'Print the form'),
      note: text('a sentence', 'Prints on Letter paper.'),
      /** The label of the empty box for a drawing or a curve. */
      sketch: text('a few words', 'Sketch or plot'),
      instrument: text('the name of a column', 'Instrument'),
      serial: text('the name of a column', 'Serial number'),
      due: text('the name of a column', 'Calibration due'),
      site: text('the name of a line', 'Site'),
      subject: text('the name of a line', 'Subject'),
      sheet: text('the name of a line', 'Sheet'),
      signature: text('the name of a line', 'Signature'),
      date: text('the name of a line', 'Date'),
      remarks: text('the name of lines', 'Remarks, deficiencies'),
      /** The possible verdicts of a test, each with a box to check. */
      verdicts: listOf(text('a word', 'Pass'), 'words', 2),
      /** The signers of a form whose sheet names none. */
      signers: listOf(text('the role of a signer', 'Tested by'), 'signers'),
    }),
    workbook: group({
      /** The names of the two worksheets in a spreadsheet. */
      form: sheetName('Form'),
      sample: sheetName('Filled sample'),
      /** Note at the top of the form, such as how to type numbers. */
      typing: text('a sentence', 'Type numbers without units.'),
    }),
    /** Column titles of the form that compares temperatures, and the names of the two references. */
    rises: group({
      with: columnTitle,
      hot: columnTitle,
      read: columnTitle,
      load: columnTitle,
      full: columnTitle,
      rise: columnTitle,
      atFull: columnTitle,
      band: columnTitle,
      bandAtFull: columnTitle,
      similar: text('what is compared', 'Similar part'),
      ambient: text('what is compared', 'Air'),
    }),
    card: truckCardSchema,
  });

export type SamplesWords = z.infer<ReturnType<typeof samplesPageSchema>>;

/** Spreadsheet programs allow at most 31 characters in the name of a worksheet. */
function sheetName(example: string) {
  return limitedText('a name', 1, 31, example);
}
