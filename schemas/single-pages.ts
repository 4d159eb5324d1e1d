import { z } from 'zod';
import { group, headed, headline, text } from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { landscape } from './landscapes.ts';
import { searchListingSchema } from './shared-words.ts';

/** Text of the page shown offline instead of a page that is not stored on the device. */
export const offlineSchema = () =>
  group({
    search: searchListingSchema,
    heading: headline('a heading', 'No network'),
    text: text('one or two sentences', 'You are offline. A phone call may still go through.'),
    phones: group({
      emergency: text('a few words', '24/7 line'),
      office: text('a few words', 'Office'),
    }),
    again: text('the text of the link', 'Try again'),
    stored: headed('Pages on this device', {
      text: text('one sentence', 'These open without a network.'),
    }),
  });

export const notFoundSchema = () =>
  group({
    search: searchListingSchema,
    heading: headline('a heading in quotes', "'404'"),
    text: text('a sentence', 'Oops! Page not found'),
    action: text('the text of the link', 'Return to Home'),
    /** Text above the links, which are the same as in the header. */
    pages: text('a few words', 'Or go to'),
    /** Text of the pages at former addresses, above the link to the current address. */
    moved: headed('This page has moved', {
      text: text('a sentence', 'You find it at its new address.'),
    }).meta({ title: 'Page that has moved' }),
  });

export const privacyPolicySchema = () =>
  group({
    search: searchListingSchema,
    formerAddresses: formerAddressesSchema,
    landscape: landscape('gate'),
    heading: headline('a heading', 'Privacy policy'),
    updated: z.coerce.date({ error: 'expected a date, for example 2025-01-18' }),
    /** Heading of the table of contents. */
    contents: text('a few words', 'On this page'),
    home: text('the text of the button', 'Back to Home'),
    contact: text('the text of the button', 'Have Questions? Contact Us'),
  });
