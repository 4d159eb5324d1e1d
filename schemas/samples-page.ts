import type { z } from 'zod';
import { group, headline, limitedText, limitedVerbatim, listOf, template, text } from './fields.ts';
import { landscape } from './landscapes.ts';
import { pageOpening, signers } from './shared-words.ts';
import { truckCardSchema } from './truck-card.ts';

const columnTitle = headline('the title of a column', 'Read');

const button = (example: string) => text('the text of a button', example);
const sentence = (example: string) => text('a sentence', example);

/** Text around a form that is filled in on the device. */
const fillSchema = group({
  /** Whether and where the form is kept. */
  status: group({
    empty: sentence('What you type is kept in this browser, on this device only.'),
    kept: template(['time'], 'a sentence', 'Kept on this device at {time}.'),
    unavailable: sentence('This browser will not keep what you type.'),
    failed: sentence('The last change is not kept. Save a copy now.'),
    elsewhere: sentence('This form is open in another tab.'),
    newer: sentence('A newer version of this page kept this form. Save a copy of it.'),
    missing: sentence('That form is no longer on this device.'),
  }),
  /** Button that makes a form editable in this tab and read-only in the tab where it was open. */
  takeOver: button('Continue here'),
  rows: group({
    add: button('Add a row'),
    /** Buttons that show and hide the button of each row that removes it. */
    choose: button('Remove rows'),
    done: button('Done removing'),
    /** Name of the button that removes a row. {row} is the text of the row's first cell, or the row's number. */
    remove: template(['row'], 'a few words', 'Remove row {row}'),
    removed: template(['row'], 'a few words', 'Row removed: {row}.'),
    undo: button('Undo'),
  }),
  /** Shown in a field form beside a value that is above or below its limit, and beside a limit that cannot be read. */
  limits: group({
    above: template(['limit'], 'a few words', 'Above the limit of {limit}'),
    below: template(['limit'], 'a few words', 'Below the limit of {limit}'),
    /** Shown beside a limit that is neither a percentage nor a number. */
    unread: group({
      percentage: sentence('Not judged: write a percentage, for example 5%'),
      number: sentence('Not judged: write a number, for example 15'),
    }),
  }),
  /** The field for a name that is typed in place of a drawn signature, and the buttons of the area to draw in. */
  signature: group({
    typed: text('the name of a field', 'Signature or typed name'),
    draw: button('Sign with a finger'),
    area: template(['signer'], 'a few words', 'Signature of {signer}'),
    done: button('Done'),
    clear: button('Clear'),
    /** Stands in the spreadsheet, which has no drawings, in place of a drawn signature. */
    onScreen: text('a few words in the spreadsheet', 'signed on screen'),
  }),
  /** The list of the forms that the visitor has begun. */
  begun: group({
    heading: headline('a heading', 'On this device'),
    /** Above the form that the visitor changed last, on the pages of forms and on the page that is shown offline. */
    continue: headline('a heading', 'Continue your form'),
    none: sentence('You have not begun a form on this device.'),
    /** Shown in place of the site until the visitor has typed one. */
    unnamed: text('a few words', 'No site yet'),
    /** Shown for a form that this version of the site cannot read. */
    newer: sentence('A newer version of this page kept this form.'),
    forgets: sentence('A private window forgets the forms when it is closed.'),
    open: button('Open'),
    copy: button('Make a copy'),
    remove: button('Delete'),
    removeAll: button('Delete everything'),
    /** Asked before all forms are deleted. */
    removeAllQuestion: template(['count'], 'a question', 'Delete all {count} forms?'),
    /** Stands in the place of a form that was deleted. {form} is its title and what it is for. */
    removed: template(['form'], 'a few words', 'Deleted: {form}.'),
    undo: button('Undo'),
    /** Shown if a form could not be copied, deleted or brought back. */
    failed: sentence('This browser could not store that change, so the list is as before.'),
    blank: button('New form'),
  }),
  /** Values of a kept form for which a later form has no field. */
  stray: group({
    heading: headline('a heading', 'Values without a field'),
    text: sentence('This form has changed since.'),
  }),
  files: group({
    save: button('Save a copy'),
    open: button('Open a copy'),
    spreadsheet: button('Spreadsheet of this form'),
    share: button('Share'),
    failed: sentence('The spreadsheet could not be made.'),
    /** Shown if a copy cannot be opened, because forms are opened from the browser's store. */
    notKept: sentence('This browser could not store the copy, so it was not opened.'),
    faults: group({
      size: sentence('That file is larger than 2 MB, so it is not a copy of a form.'),
      foreign: sentence('That file is not a copy of a form from this site.'),
      newer: sentence('A newer version of this site made that copy.'),
      rows: sentence('A table in that copy has more than 200 rows.'),
    }),
  }),
  /** The copies of all forms for use without a network. */
  offline: group({
    heading: headline('a heading', 'Without a network'),
    keep: button('Keep the forms on this phone'),
    keeping: sentence('Storing the forms.'),
    kept: template(
      ['count', 'date', 'size'],
      'a sentence',
      'All {count} forms are stored here since {date} ({size}).',
    ),
    remove: button('Remove the stored forms'),
    failed: sentence('The forms could not be stored.'),
  }),
});

/** Text of the page of all sample sheets, of the pages of single sheets, and of field forms. */
export const samplesPageSchema = () =>
  group({
    ...pageOpening('Field forms', 'Each one filled in, blank, and as a spreadsheet.'),
    landscape: landscape('survey'),
    /** The section on other pages that links to the page of all sheets. */
    offer: group({
      heading: headline('a heading', 'Field forms'),
      text: text('a sentence', 'The forms that our crews fill in.'),
      link: text('the text of the link', 'All field forms'),
    }),
    /** One sentence beside the link to all forms, on the home page, on the page of all services and in articles. */
    line: text('a sentence', 'Switching orders and test reports, filled in and blank.'),
    /** Headings of the groups of forms, by the moment at which crews fill them in. */
    moments: group({
      before: text('a heading', 'Before the work'),
      isolating: text('a heading', 'Isolating'),
      testing: text('a heading', 'Testing'),
      after: text('a heading', 'After the work'),
    }),
    label: text('the label of a sample sheet', 'Illustrative sample'),
    note: text('one or two sentences', 'The station and all its readings are invented.'),
    /** Heading of the people whose numbers stand on a sheet. */
    roster: text('a heading', 'The people on this sheet'),
    others: text('a heading', 'Sheets of the same station'),
    action: text('the text of the button', 'Request a quote'),
    links: group({
      filled: text('the text of the link', 'Filled sample'),
      blank: text('the text of the link', 'Field form'),
      spreadsheet: text('the text of the link', 'Spreadsheet'),
    }),
    /** Suffix of a form's name in page titles. Example: Switching order, filled example */
    filled: limitedText('a few words', 4, 30, 'filled example'),
    /** In link previews, the text that follows a sheet's name and purpose. */
    description: limitedText('a sentence', 15, 60, 'Filled in, blank, and as a spreadsheet.'),
    blank: group({
      /** The label that replaces "Illustrative sample" on the field form. */
      label: text('the label of a field form', 'Field form'),
      print: text('the text of the button', 'Print the form'),
      note: text('a sentence', 'Prints on Letter paper.'),
      /** The label of the empty box for a drawing or a curve. */
      sketch: text('a few words', 'Sketch or plot'),
      instrument: text('the name of a column', 'Instrument'),
      serial: text('the name of a column', 'Serial number'),
      due: text('the name of a column', 'Calibration due'),
      site: text('the name of a line', 'Site'),
      subject: text('the name of a line', 'Subject'),
      /** The line for the company that tests or works, if it is not the owner of this site. */
      company: text('the name of a line', 'Company, if another'),
      order: text('the name of a line', 'Work order'),
      sheet: text('the name of a line', 'Sheet'),
      signature: text('the name of a line', 'Signature'),
      date: text('the name of a line', 'Date'),
      /** The lines of forms of tests: the technician's certification, and the earlier report to compare with. */
      certificate: text('the name of a line', 'Technician’s certification'),
      compared: text('the name of a line', 'Compared with report'),
      remarks: text('the name of lines', 'Remarks, deficiencies'),
      /** The possible verdicts of a test, each with a box to check. */
      verdicts: listOf(text('a word', 'Pass'), 'words', 2),
      /** The signers of a form whose sheet names none. */
      signers,
    }),
    workbook: group({
      /** The names of the two worksheets in a spreadsheet. */
      form: sheetName('Form'),
      sample: sheetName('Filled sample'),
      /** Note at the top of the form, such as how to type numbers. */
      typing: text('a sentence', 'Type numbers without units.'),
    }),
    fill: fillSchema,
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
  return limitedVerbatim('a name', 1, 31, example);
}
