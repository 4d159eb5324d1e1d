import { z } from 'zod';
import { getField, type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { exactlyOf, group, headed, listOf, text } from './fields.ts';
import { pageLinkSchema } from './links.ts';
import { peopleWordsSchema } from './person.ts';
import { pageOpening, processStepSchema, searchListingSchema } from './shared-words.ts';

const label = {
  label: text('a label', 'Phone'),
  hint: text('a hint', 'The number we should call').optional(),
};

const choice = text('what the choice is called', 'Not sure yet');

type FieldWords = z.ZodObject<typeof label & { choices: z.ZodOptional<z.ZodType<Choices>> }>;

/** What its choices are called by value, and `none` what is chosen at first where no value is. */
type Choices = Record<string, string>;

function wordsOf(name: InquiryField) {
  const { choices = {}, initial } = getField(name);
  const values = [...(initial === undefined ? ['none'] : []), ...Object.keys(choices)];
  if (values.length === 1) return group(label);
  return group({
    ...label,
    choices: group(Object.fromEntries(values.map((each) => [each, choice]))),
  });
}

/** What is said in place of a field's own words to someone who wants to work with us. */
const workWords = group({ label: label.label.optional(), hint: label.hint }).optional();

const fieldsOf = <Words>(words: (name: InquiryField) => Words) =>
  Object.fromEntries(inquiryFields.map((name) => [name, words(name)])) as Record<
    InquiryField,
    Words
  >;

/** A sentence in which `name`, which is replaced, is once. */
const naming = (name: string, example: string) =>
  text('one sentence', example).refine(
    (value) => value.split(name).length === 2,
    `expected ${name} once; write it as ${example}`,
  );

/** What is said of a kept message; {phone} becomes the phone number. */
const success = {
  title: text('a title', 'Sent'),
  text: text('a sentence', 'Thank you.'),
  /** {reference} becomes what the visitor may quote; left out where another service is posted to. */
  reference: naming('{reference}', 'Your reference is {reference}.'),
};

/** What happens after a message; the first step is what has just been done. */
const nextSteps = exactlyOf(3, processStepSchema, 'steps');

export const contactSchema = () =>
  group({
    ...pageOpening('Contact us', 'Tell us about the site.'),
    facts: group({
      phone: text('a heading', 'Phone'),
      email: text('a heading', 'Email'),
      office: text('a heading', 'Office'),
      hours: text('a heading', 'Hours'),
      licenses: text('a heading', 'Licenses'),
    }),
    emergency: headed('Power out or equipment down?', {
      text: text('one sentence', 'Call, day or night.'),
      action: text('what the button says', 'Call the 24/7 line'),
    }),
    form: headed('Request a quote', {
      lead: text('one sentence', 'We respond within 24 hours.'),
      /** The fields of the form by name, as `contract/form-fields.ts` lists them. */
      fields: group(fieldsOf((name) => wordsOf(name) as FieldWords)),
      privacy: text('the privacy note', 'We respect your privacy.'),
      submit: text('what the button says', 'Send'),
      submitting: text('what the button says while it waits', 'Submitting...'),
      errorHeading: text('a heading', 'Some answers need another look'),
      /** Notices; {phone} becomes the phone number. */
      success: group(success),
      /** The button that shows the form again after a message was sent. */
      another: text('what the button says', 'Write another message'),
      failure: group({ title: text('a title', 'Failed'), text: text('a sentence', 'Call us.') }),
      offline: group({
        title: text('a title', 'You are offline'),
        text: text('one or two sentences', 'What you typed is kept.'),
      }),
      back: group({
        title: text('a title', 'The network is back'),
        text: text('one or two sentences', 'Your message is not sent yet.'),
      }),
      sendNow: text('what the button says', 'Send now'),
      /** What is said in place of the words above once the visitor wants to work with us. */
      work: headed('Tell us about yourself', {
        fields: group(fieldsOf(() => workWords)),
        privacy: text('the privacy note', 'We use this only to answer you.'),
        success: group(success),
      }).meta({ title: 'For job seekers' }),
    }),
    /** How papers reach the company: the form takes none. {email} becomes the company's address. */
    drawings: naming('{email}', 'Email drawings to {email} with your reference.'),
    /** The same for someone who wants to work with us. */
    papers: naming('{email}', 'Email your résumé to {email} with your reference.'),
    people: peopleWordsSchema,
    map: headed('Find the office', {
      label: text('a label', 'Street map'),
      links: listOf(
        group({
          label: text('the name of a map service', 'OpenStreetMap'),
          /** {latitude} and {longitude} are replaced. */
          url: z
            .string()
            .regex(
              /^https:\/\/.*\{latitude\}.*\{longitude\}/,
              'expected an https address with {latitude} and {longitude} in it',
            ),
        }),
        'map services',
      ),
    }),
    towns: headed('Towns we serve', {
      text: text('one sentence', 'Crews leave from the nearer base.'),
    }),
    thankYou: group({
      search: searchListingSchema,
      /** The label above the heading. */
      label: text('a few words', 'Message received'),
      heading: text('a heading', 'Thank you'),
      /** {phone} becomes the phone number. */
      text: text('a sentence', 'We will call.'),
      reference: group({
        label: text('a few words', 'Your reference'),
        text: text('a sentence', 'Have it ready if you call.'),
      }),
      next: group({
        /** The label above the heading. */
        label: text('a word or two', 'Next'),
        heading: text('a heading', 'What happens next'),
        steps: nextSteps,
      }),
      /** What is said in their place to someone who wants to work with us. */
      work: headed('Thank you', {
        text: text('a sentence', 'We will call.'),
        steps: nextSteps,
      }).meta({ title: 'For job seekers' }),
      actions: listOf(pageLinkSchema, 'buttons'),
    }),
  });
