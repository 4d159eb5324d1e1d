import type { z } from 'zod';
import { getField, type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { exactlyOf, group, headed, headline, listOf, template, text, unfilled } from './fields.ts';
import { landscape } from './landscapes.ts';
import { pageLinkSchema } from './links.ts';
import { peopleWordsSchema } from './person.ts';
import { fillFacts } from './prose/facts.ts';
import { pageOpening, processStepSchema, searchListingSchema } from './shared-words.ts';

const label = {
  label: text('a label', 'Phone'),
  hint: text('a hint', 'The number we should call').optional(),
};

const choice = text('the label of the choice', 'Not sure yet');

type FieldWords = z.ZodObject<typeof label & { choices: z.ZodOptional<z.ZodType<Choices>> }>;

/** Labels of the choices by value. `none` is the label of the empty choice if the field has no initial value. */
type Choices = Record<string, string>;

function wordsOf(name: InquiryField) {
  const { choices, control } = getField(name);
  if (!choices) return group(label);
  const values = Object.keys(choices);
  if (control !== 'select') {
    return group({
      ...label,
      choices: group(Object.fromEntries(values.map((value) => [value, choice]))),
    });
  }
  const offered = values.map((value) => [value, choice.optional()]);
  return group({ ...label, choices: group({ none: choice, ...Object.fromEntries(offered) }) });
}

/** Label and hint of a field for job applicants. Default: the label and hint for customers. */
const workWords = group({ label: label.label.optional(), hint: label.hint }).optional();

const fieldsOf = <Words>(words: (name: InquiryField) => Words) =>
  Object.fromEntries(inquiryFields.map((name) => [name, words(name)])) as Record<
    InquiryField,
    Words
  >;

/** Text of the notice that appears for some seconds after a message is sent. */
const success = {
  title: headline('a title', 'Sent'),
  text: text('a sentence', 'Thank you.'),
};

/** The steps after a visitor decides to write. Sending the message is the first step. */
const nextSteps = exactlyOf(3, processStepSchema, 'steps');

export const contactSchema = () =>
  group({
    ...pageOpening('Contact us', 'Tell us about the site.'),
    landscape: landscape('office'),
    facts: group({
      phone: text('a heading', 'Phone'),
      email: text('a heading', 'Email'),
      office: text('a heading', 'Office'),
      hours: text('a heading', 'Hours'),
      licenses: text('a heading', 'Licenses'),
    }),
    emergency: headed('Power out or equipment down?', {
      text: text('one sentence', 'Call, day or night.'),
      action: text('the text of the button', 'Call the 24/7 line'),
    }),
    form: headed('Request a quote', {
      lead: text('one sentence', 'We respond within 24 hours.'),
      /** Labels, hints and choices of the form fields listed in `contract/inquiry-form.ts`. */
      fields: group(fieldsOf((name) => wordsOf(name) as FieldWords)),
      privacy: text('the privacy note', 'We respect your privacy.'),
      submit: text('the text of the button', 'Send'),
      submitting: text('the text of the button while sending', 'Submitting...'),
      errorHeading: text('a heading', 'Some answers need another look'),
      /** The notice that appears for some seconds after a message is sent. */
      success: group(success),
      /**
       * What takes the place of the form after a message is sent. Its reference and its steps are those of the thank-you
       * page, `thankYou.reference` and `thankYou.next`.
       */
      receipt: headed('We have your message', {
        /** The heading above the list of what the visitor wrote. */
        written: headline('a heading', 'What you wrote'),
      }),
      /** The button that shows the empty form again after a message is sent. */
      another: text('the text of the button', 'Write another message'),
      failure: group({
        title: headline('a title', 'Failed'),
        text: text('a sentence', 'Call us.'),
      }),
      offline: group({
        title: headline('a title', 'You are offline'),
        text: text('one or two sentences', 'What you typed is kept.'),
      }),
      back: group({
        title: headline('a title', 'The network is back'),
        text: text('one or two sentences', 'Your message has not been sent yet.'),
      }),
      sendNow: text('the text of the button', 'Send now'),
      /** Text for visitors who choose to apply for a job. It replaces the text above. */
      work: headed('Tell us about yourself', {
        fields: group(fieldsOf(() => workWords)),
        privacy: text('the privacy note', 'We use this only to answer you.'),
        success: group(success),
      }).meta({ title: 'For job seekers' }),
    }),
    /** How to send documents, because the form accepts no files. */
    drawings: template(['email'], 'one sentence', 'Email drawings to {email} with your reference.'),
    /** How job applicants send a résumé. */
    papers: template(
      ['email'],
      'one sentence',
      'Email your résumé to {email} with your reference.',
    ),
    people: peopleWordsSchema,
    map: headed('Find the office', {
      label: text('a label', 'Street map'),
      links: listOf(
        group({
          label: text('the name of a map service', 'OpenStreetMap'),
          /** {latitude} and {longitude} become the coordinates of the office. */
          url: unfilled('a web address', 'https://example.com/?at={latitude},{longitude}')
            .regex(
              /^https:\/\/.*\{latitude\}.*\{longitude\}/,
              'expected an https address with {latitude} and {longitude} in it',
            )
            .overwrite((url) => fillFacts(url)),
        }),
        'map services',
      ),
    }),
    towns: headed('Towns we serve', {
      text: text('one sentence', 'Crews leave from the nearer base.'),
    }),
    thankYou: group({
      search: searchListingSchema,
      /** The label above the heading of the thank-you page. */
      label: text('a few words', 'Message received'),
      heading: headline('a heading', 'Thank you'),
      text: text('a sentence', 'We will call.'),
      reference: group({
        label: text('a few words', 'Your reference'),
        text: text('a sentence', 'Have it ready if you call.'),
      }),
      next: group({
        /** The label above the heading. */
        label: text('a word or two', 'Next'),
        heading: headline('a heading', 'What happens next'),
        steps: nextSteps,
      }),
      /** Thank-you text and next steps shown to job applicants instead. */
      work: headed('Thank you', {
        text: text('a sentence', 'We will call.'),
        steps: nextSteps,
      }).meta({ title: 'For job seekers' }),
      actions: listOf(pageLinkSchema, 'buttons'),
    }),
  });
