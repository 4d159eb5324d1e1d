import type { z } from 'zod';
import {
  group,
  headed,
  headline,
  limitedText,
  listOf,
  positive,
  template,
  text,
} from './fields.ts';

const columnTitle = headline('the title of a column', 'Phase to ground');

const phrases = (what: string, example: string) => listOf(text(what, example), `${what}s`);

/** Text of one side of the truck card, in one language. */
const cardSideSchema = group({
  title: text('a title', 'Truck card'),
  /** Text of the link to this side on other pages. */
  link: text('the text of the link', 'Truck card to print'),
  /** The word before the month of the card's edition. */
  edition: text('a word', 'Edition'),
  units: group({
    /** The unit after the number 1, and after other numbers. */
    foot: text('the short name of one foot', 'ft'),
    feet: text('the short name of the unit', 'ft'),
    inches: text('the short name of the unit', 'in'),
    /** The word between the ends of a range of voltages. Example: 751 V to 5 kV */
    to: text('a word', 'to'),
  }),
  call: headed('Who to call', {
    emergency: text('a number in quotes', "'911'"),
    first: text('when to call this number', 'Fire, injury, a line down'),
    crew: text('who answers the emergency line', 'crew and dispatch'),
    /** Labels of empty lines to write on. */
    lines: phrases('another contact', 'Utility'),
  }),
  /** Minimum approach distances. The heading says for whom they are. */
  approach: headed('Qualified line workers only. Everyone else: 10 ft or more', {
    voltage: columnTitle,
    ground: columnTitle,
    phase: columnTitle,
    /** Text instead of distances for the lowest voltages. */
    avoid: text('a few words', 'Avoid contact'),
    /** Text instead of a distance if `elevationFeet` is above 4,000 ft. */
    unknown: text('a few words', 'See Table R‑5'),
    measure: text('a sentence', 'Measure from your hand or your tool.'),
    corrected: template(['elevation'], 'a sentence', 'Corrected to {elevation} ft.'),
    between: text('a sentence', 'Over 72.5 kV, phase to phase only with nothing in the gap.'),
  }),
  /** Clearances of unqualified people and of machines, with the drawing to scale. */
  clearance: headed('Everyone else, and anything raised', {
    upTo: template(['upTo'], 'a few words', 'to {upTo} kV'),
    unknown: text('a few words', 'or unknown'),
    drawing: text('a description of the drawing', 'A boom keeps 20 ft from a line.'),
    scale: template(['height'], 'a sentence', 'Drawn to scale. The person is {height} ft tall.'),
    over: template(['upTo'], 'a sentence', 'Over {upTo} kV it is more.'),
    indoors: template(['low', 'middle', 'high'], 'a sentence', 'Stay {low} away up to 750 V.'),
  }),
  steps: headed('Before you touch', { items: phrases('a step', 'Open it.') }),
  downed: headed('A line is down', { items: phrases('a step', 'Call 911.') }),
  arcFlash: headed('Arc flash', {
    text: text('a few sentences', 'Stay outside the boundary on the label.'),
  }),
  gloves: headed('Rubber gloves, maximum V ac', {
    class: text('a word before the number of a class', 'Class'),
    note: text('a sentence', 'Air test before each use.'),
  }),
  sources: headed('Sources', {
    items: phrases('a source with its year', 'NFPA 70E-2024'),
    note: text('one or two sentences', "The site's procedure governs."),
  }),
});

/** Text of the truck card. Its distances and glove classes are in `electrical/`. */
export const truckCardSchema = headed('Truck card', {
  summary: limitedText('a sentence', 50, 165, 'Approach distances and glove classes, to print.'),
  note: text('a sentence', 'Print it on both sides of one sheet.'),
  print: text('the text of the button', 'Print the card'),
  /** The link to the side in Spanish, for people who read the card on a phone. */
  toSpanish: text('the text of the link, in Spanish', 'En español'),
  /** The altitude of your highest site, in feet. Above 4,000 ft, the card lists no minimum approach distances. */
  elevationFeet: positive('an elevation in feet above sea level', '4000'),
  english: cardSideSchema,
  /** The same text for people who read Spanish. Ask a Spanish speaker who does this work to read it. */
  spanish: cardSideSchema,
});

export type TruckCardWords = z.infer<typeof truckCardSchema>;
export type CardSideWords = z.infer<typeof cardSideSchema>;
