import { describe, expect, test } from 'vitest';
import { readBlock, readSection } from './read-page.ts';

describe('a page', () => {
  test('begins with the company, the menu and the numbers', () => {
    expect(readBlock('/services', 'site-header')).toEqual([
      '[Animas Switch & Line](/)',
      '{Main}',
      '[Home](/)',
      '[Services](/services)',
      '[Projects](/projects)',
      '[Facilities](/facility-types)',
      '[Notes](/blog)',
      '[Towns](/service-area)',
      '[Contact](/contact)',
      '[{Night line (970) 555-0162} Night line(970) 555-0162Night line (970) 555-0162](tel:+19705550162)[Work here](/contact?kind=work)',
      '{Theme} Theme',
      '{Theme} LightDarkSystem',
      '{Menu} Menu',
      'Night line',
      '[(970) 555-0162](tel:+19705550162)',
      '[Line work](/services/line-work)',
      '{Menu}',
      '[Home](/)',
      '[Services](/services)',
      '[Projects](/projects)',
      '[Facilities](/facility-types)',
      '[Notes](/blog)',
      '[Towns](/service-area)',
      '[Contact](/contact)',
      '[Our safety figures](/safety)',
      '[Careers](/careers)',
      '[Tools](/tools)',
      '[Field forms](/services/samples)',
      '[Work here](/contact?kind=work)',
      '{Theme} LightDarkSystem',
    ]);
  });

  test('ends with the addresses, the links and the licenses', () => {
    expect(readBlock('/services', 'site-footer')).toEqual([
      '[Animas Switch & Line](/)',
      'We build "small but stubborn" substations and lines in the San Juan Mountains.',
      '[LinkedIn](https://www.linkedin.com/company/animas-switch)',
      '{What we do}',
      'What we do',
      '[Every service](/services)',
      '[Line work](/services/line-work)',
      '[Testing](/services/testing)',
      '[Supervisory controls and intercommunications for hydroelectric powerhouses](/services/controls)',
      '{Where we do it}',
      'Where we do it',
      '[Every facility type](/facility-types)',
      '[Hydroelectric plants](/facility-types/hydro-plants)',
      '[Ski lifts](/facility-types/ski-lifts)',
      '{Who we are}',
      'Who we are',
      '[Our safety figures](/safety)',
      '[Notes](/blog)',
      '[Careers](/careers)',
      '[Contact us](/contact)',
      '[Privacy](/privacy-policy)',
      'Base 1',
      'Durango, Colorado',
      '37.2753 N 107.8801 W',
      'Base 2',
      'Farmington, New Mexico',
      '36.7281 N 108.2187 W',
      '24/7 line[(970) 555-0162](tel:+19705550162)[Office (970) 555-0161](tel:+19705550161)[dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test)',
      'Sheet',
      'Services',
      'Scale: none',
      expect.stringMatching(/^© \d{4} Animas Switch & Line, Inc\.$/),
      'Colorado license EC.0100042',
      'New Mexico license EE-98 40017',
    ]);
  });

  test('asks for an inquiry and for applications before its footer', () => {
    expect(readBlock('/services', 'join-band')).toEqual([
      'Price',
      'Tell us about the site',
      'Send the altitude, the voltage and the load.',
      '[Ask for a price](/contact#form)[(970) 555-0161](tel:+19705550161)',
      'Careers',
      'Work in the San Juan Mountains',
      'We look for people who like snow. [See the open jobs](/careers).',
      '[Work here](/contact?kind=work#form)',
    ]);
  });
});

describe('the page for unknown addresses', () => {
  test('links to the main pages', () => {
    expect(readBlock('/404', 'dead-end')).toEqual([
      '404',
      'This road is closed',
      '[Back to the first page](/)[{Night line (970) 555-0162} (970) 555-0162](tel:+19705550162)',
      'Open roads',
      '[Services](/services)',
      '[Projects](/projects)',
      '[Facilities](/facility-types)',
      '[Notes](/blog)',
      '[Towns](/service-area)',
      '[Contact](/contact)',
    ]);
  });
});

describe('the page without a connection', () => {
  test('has the phone numbers', () => {
    expect(readBlock('/offline', 'page-hero')).toEqual([
      'No signal up here',
      'This page is not stored on your device. A call may still go through.',
      '[Night line: (970) 555-0162](tel:+19705550162)[Office: (970) 555-0161](tel:+19705550161)[Try once more]()',
      'Continue your form',
      '[Open]()',
    ]);
  });

  test('links to the pages that may be stored', () => {
    expect(readSection('/offline', 'Pages on this phone')).toEqual([
      'Pages on this phone',
      'These pages open without a signal.',
      'Main pages',
      '[Electrical contractor for the San Juan Mountains](/)',
      '[Services](/services)',
      '[Mine substations and lift feeders](/projects)',
      '[Facilities that we wire](/facility-types)',
      '[Notes from the San Juan Mountains](/blog)',
      '[A calculator for outages](/tools)',
      '[Jobs above the trees, Durango and Farmington](/careers)',
      '[Towns we serve in Colorado and New Mexico](/service-area)',
      '[Contact us](/contact)',
      '[Safety and insurance](/safety)',
      '[Privacy policy](/privacy-policy)',
      'Services',
      '[Line work in the San Juan Mountains](/services/line-work)',
      '[Electrical testing](/services/testing)',
      '[Controls for hydroelectric powerhouses](/services/controls)',
      'Facility types',
      '[Hydroelectric plant electrical work](/facility-types/hydro-plants)',
      '[Ski lift electrical work](/facility-types/ski-lifts)',
      'Projects',
      '[Mine substations](/projects/mine-substation)',
      '[Mine substations](/projects/pump-substation)',
      '[Ski lift feeders](/projects/lift-feeders)',
      'Job records',
      '[A relay replaced in a powerhouse](/projects/jobs/powerhouse-relay)',
      '[A lift motor reconnected (Sample job)](/projects/jobs/lift-motor)',
      'Tools',
      '[What a stopped pump costs](/tools/stopped-pump)',
      '[Which voltage for a line over the pass?](/tools/line-to-the-mine)',
      '[A calendar of rounds and tests](/tools/maintenance-calendar)',
      'Field forms',
      '[Electrical field forms and test sheets](/services/samples)',
      '[Relay report, filled example](/services/samples/relay-report)',
      '[State of the line, filled example](/services/samples/state-of-the-line)',
      '[Bolt torque, filled example](/services/samples/bolt-torque)',
      'Openings',
      '[Apprentice, Farmington (Sample opening)](/careers/apprentice)',
      '[Journeyman lineman, Durango](/careers/lineman)',
      'Articles',
      '[Ground wells in granite above 9,000 ft](/blog/ground-wells-in-granite)',
      '[A short note about snow](/blog/short-note)',
    ]);
  });
});

describe('the privacy policy', () => {
  test('begins with the date of the last change', () => {
    expect(readSection('/privacy-policy', 'Privacy policy')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Privacy policy',
      'Privacy policy',
      'Last updated October 1, 2026',
    ]);
  });

  test('has the text of content/', () => {
    expect(readBlock('/privacy-policy', 'running-text')).toEqual([
      'This policy covers the website of Animas Switch & Line. You can read each page without telling us who you are.',
      'What we keep',
      'A message that you send with the form, and the time at which it arrived.',
      'Messages are on our own server.',
      'How long we keep it',
      'We keep messages until you ask us to erase them.',
      'A message that is held back is erased after 30 days.',
      'Contact',
      'Animas Switch & Line',
      'Phone: [(970) 555-0161](tel:+19705550161)',
      'Email: [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test)',
      '48 Narrow Gauge Avenue, Durango, CO 81301',
    ]);
  });

  test('ends with links to the home and contact pages', () => {
    expect(readBlock('/privacy-policy', 'action-row')).toEqual([
      '[Back to Home](/)[Have Questions? Contact Us](/contact)',
    ]);
  });
});
