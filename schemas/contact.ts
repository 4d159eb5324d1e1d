import { z } from 'zod';
import { getField, type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { exactlyOf, group, headed, listOf, text } from './fields.ts';
import { pageLinkSchema } from './links.ts';
import { pageOpening, processStepSchema, searchListingSchema } from './shared-words.ts';

const label = {
  label: text('a label', 'Phone'),
  hint: text('a hint', 'The number we should call').optional(),
};

const choice = text('what the choice is called', 'Not sure yet');

type FieldWords = z.ZodObject<typeof label & { choices: z.ZodOptional<z.ZodType<Choices>> }>;

/** What its choices are called by value, and `none` what is chosen at first. */
type Choices = Record<string, string>;

function wordsOf(name: InquiryField) {
  const values = Object.keys(getField(name).choices ?? {});
  if (values.length === 0) return group(label);
  const choices = Object.fromEntries(['none', ...values].map((value) => [value, choice]));
  return group({ ...label, choices: group(choices) });
}

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
      action: text('what the button says', 'Call the emergency line'),
    }),
    form: headed('Request a quote', {
      lead: text('one sentence', 'We respond within 24 hours.'),
      /** The fields of the form by name, as `contract/form-fields.ts` lists them. */
      fields: group(
        Object.fromEntries(inquiryFields.map((name) => [name, wordsOf(name)])) as Record<
          InquiryField,
          FieldWords
        >,
      ),
      privacy: text('the privacy note', 'We respect your privacy.'),
      submit: text('what the button says', 'Send'),
      submitting: text('what the button says while it waits', 'Submitting...'),
      errorHeading: text('a heading', 'Some answers need another look'),
      /** Notices; {phone} becomes the phone number. */
      success: group({
        title: text('a title', 'Sent'),
        text: text('a sentence', 'Thank you.'),
        /** {reference} becomes what the visitor may quote; left out where another service is posted to. */
        reference: text('a sentence', 'Your reference is {reference}.').refine(
          (value) => value.split('{reference}').length === 2,
          'expected {reference} once; write it as Your reference is {reference}.',
        ),
      }),
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
    }),
    /** How drawings reach the company: the form takes none. {email} becomes the company's address. */
    drawings: text('one sentence', 'Email drawings to {email} with your reference.').refine(
      (value) => value.split('{email}').length === 2,
      'expected {email} once; write it as Email drawings to {email} with your reference.',
    ),
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
      mapLabel: text('a label', 'Map of the towns and the base that answers each'),
    }),
    thankYou: group({
      search: searchListingSchema,
      /** Stands beside the device number over the heading. */
      label: text('a few words', 'Message received'),
      heading: text('a heading', 'Thank you'),
      /** {phone} becomes the phone number. */
      text: text('a sentence', 'We will call.'),
      reference: group({
        label: text('a few words', 'Your reference'),
        text: text('a sentence', 'Have it ready if you call.'),
      }),
      next: group({
        /** Stands beside the device number over the heading. */
        label: text('a word or two', 'Next'),
        heading: text('a heading', 'What happens next'),
        /** The first one is what has just been done. */
        steps: exactlyOf(3, processStepSchema, 'steps'),
      }),
      actions: listOf(pageLinkSchema, 'buttons'),
    }),
  });
