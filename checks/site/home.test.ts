import { describe, expect, test } from 'vitest';
import { readBlock, readSection } from './read-page.ts';

describe('the home page', () => {
  test('begins with the buttons', () => {
    expect(readSection('/', 'Power for high places')).toEqual([
      'Power for high places',
      'We build and repair substations, lines and controls in southwestern Colorado and northwestern New Mexico.',
      '[Ask for a price](/contact#form)[See the open jobs](/careers#openings)[See what we do](/services)[(970) 555-0162](tel:+19705550162)',
      '[Find your kind of site](/facility-types)',
    ]);
  });

  test('states the positions of the bases', () => {
    expect(readBlock('/', 'positions')).toEqual([
      'Durango, CO 37.2753 N 107.8801 WFarmington, NM 36.7281 N 108.2187 W',
    ]);
  });

  test('lists the services', () => {
    expect(readSection('/', 'Three things we do')).toEqual([
      'Services',
      'Three things we do',
      '52-1',
      '[Line work](/services/line-work)',
      'We build and repair overhead lines & cable, at any hour.',
      'See line work',
      '52-2',
      '[Testing](/services/testing)',
      'We test relays, transformers and cable.',
      'View service',
      '52-3',
      '[Supervisory controls and intercommunications for hydroelectric powerhouses](/services/controls)',
      'We program "black start" sequences, teleprotection and the electrohydraulic governors of run-of-river plants.',
      'View service',
    ]);
  });

  test('states a reading of a job and the figures of the company with their units', () => {
    expect(readSection('/', 'What 14 winters taught us')).toEqual([
      'Experience',
      'What 14 winters taught us',
      'We plan each outage around the weather and the road.',
      'Snow',
      'Gear goes up before October.',
      'Rock',
      'We drill ground wells where no rod goes in.',
      'Height',
      'We derate what is built above 3,300 ft.',
      '[Our safety figures](/safety)',
      '9 trips',
      'Each one was tested on the new relay.',
      '[Read about one job](/projects/jobs/powerhouse-relay)',
      'Above 9,000 ftIllustrative: 14winters',
      'Durango, Colorado and Farmington, New Mexico: 2bases',
      'In Colorado and New Mexico: 4towns',
      'In two crews: 6people',
    ]);
  });

  test('numbers the steps', () => {
    expect(readSection('/', 'From the first call to the last test')).toEqual([
      'Steps',
      'From the first call to the last test',
      '1',
      'Visit',
      'We drive up and look.',
      '2',
      'Scope',
      'We write down what is included.',
      '3',
      'Order',
      'We order what takes long.',
      '4',
      'Work',
      'We build it in one season.',
      '5',
      'Test',
      'We test it and hand over the records.',
      'Get switching orders, test reports and logs, filled in, blank and as spreadsheets.',
      '[All field forms](/services/samples)',
    ]);
  });

  test('links to facility types', () => {
    expect(readSection('/', 'Sites that we know')).toEqual([
      'Facilities',
      'Sites that we know',
      'Each page has a typical one-line.',
      '[Hydroelectric plants](/facility-types/hydro-plants)',
      'Powerhouses, intakes and the lines between them',
      '[Ski lifts](/facility-types/ski-lifts)',
      'Drives, backup and lift control',
    ]);
  });

  test('links to projects', () => {
    expect(readSection('/', 'Two kinds of projects')).toEqual([
      'Projects',
      'Two kinds of projects',
      '[Every project](/projects)',
      '[Mine substations](/projects/mine-substation)',
      'A 44 kV tap, a transformer and the feeders to the pumps of a mine.',
      'Location: San Juan Mountains',
      'Facility: Mine',
      'Scope: 5 MVA',
      '[Lift feeders](/projects/lift-feeders)',
      'Cable up the hill, with a switch at each station.',
      'Trench',
      'Cable',
      'Switches',
      'Location: San Juan Mountains',
      'Facility: Ski lift',
      'Scope: 3 miles',
    ]);
  });

  test('has a map and the towns', () => {
    expect(readSection('/', 'Where the trucks go')).toEqual([
      'Service area',
      'Where the trucks go',
      'Crews leave from Durango and Farmington. The ring marks 75 miles (120 km).',
      '[Durango](/service-area#durango)',
      '[Silverton](/service-area#silverton)',
      '[All towns](/service-area)',
      '![Map of our bases and towns, within 75 miles (120 km)]',
      '![Map of our bases and towns, within 75 miles (120 km)]',
    ]);
  });

  test('ends with the number to call', () => {
    expect(readSection('/', 'Call before the road closes')).toEqual([
      'Night line',
      'Call before the road closes',
      'Someone answers on every night of the year.',
      '[(970) 555-0162](tel:+19705550162)[Ask for a price](/contact#form)',
    ]);
  });
});
