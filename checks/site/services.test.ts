import { describe, expect, test } from 'vitest';
import { readBlock, readHeadings, readSection } from './read-page.ts';

describe('the page of a service with every section', () => {
  test('begins with the number to call, what to do until the crew arrives, and the buttons', () => {
    expect(readSection('/services/line-work', 'Line work')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Services](/services)',
      'Line work',
      'Line work',
      'We climb what a truck cannot reach.',
      '[(970) 555-0162](tel:+19705550162)',
      '[En español](#espanol)',
      '[Truck card to print](/services/samples/truck-card)',
      'Call 911 first if a line is down.',
      'Stay at least 35 ft away.',
      'Treat every wire as energized.',
      'Tell us',
      'Where you are',
      'What happened',
      'The voltage, if you know it',
      'Whether the road is open',
      'A crew typically arrives in 2 hours around Durango.',
      '[Call the night line: (970) 555-0162](tel:+19705550162)[Ask for a line price](/contact?service=electrical&about=Line+work#form)[See what you receive](#sheets)',
    ]);
  });

  test('describes the state of the station', () => {
    expect(readBlock('/services/line-work', 'yard-line')).toEqual([
      'Service: Line work',
      'One-line: 24.9 kV to 480 V',
      'State: Cutout open, line down',
      'What it shows',
      'The 24.9 kV line is live only to the open cutout. Beyond it the line is down and is treated as energized. 52 has tripped on undervoltage, and the 480 V bus is de-energized.',
    ]);
  });

  test('repeats the instructions in Spanish', () => {
    expect(readSection('/services/line-work', 'Llame a cualquier hora')).toEqual([
      'Llame a cualquier hora',
      'Llame a cualquier hora',
      '[(970) 555-0162](tel:+19705550162)',
      'Si hay un cable caído, llame primero al 911.',
      'Manténgase a 35 pies.',
      'Trate todos los cables como si tuvieran corriente.',
      'Díganos',
      'Dónde está',
      'Qué pasó',
      'El voltaje, si lo sabe',
      'Si la carretera está abierta',
      'La cuadrilla llega en 2 horas alrededor de Durango.',
      '[Tarjeta para la troca, para imprimir](/services/samples/truck-card#espanol)',
    ]);
  });

  test('lists outcomes', () => {
    expect(readSection('/services/line-work', 'What you have afterward')).toEqual([
      'Outcomes',
      'What you have afterward',
      'A line that stands',
      'Each pole has been pulled with its test load.',
      'Photos',
      'Each structure has its photo.',
      'A map',
      'Each switch has its number.',
    ]);
  });

  test('has a figure with its words and a link to its article', () => {
    expect(readBlock('/services/line-work', 'page-picture')).toEqual([
      '![A ground grid on 6 in of rock.]',
      '![A ground grid on 6 in of rock.]',
      'A ground grid on 6 in of rock.',
      'What it shows',
      'The grid measures 200 by 160 ft and lies below 6 inches of crushed rock, which extends beyond the fence.',
      '[Why rock is a poor ground](/blog/ground-wells-in-granite)',
    ]);
  });

  test('lists the scope', () => {
    expect(readSection('/services/line-work', 'What is in the scope')).toEqual([
      'Scope',
      'What is in the scope',
      'We do the whole line, or one pole.',
      'Poles',
      'More on Poles',
      'We set them in rock.',
      'Wire',
      'More on Wire',
      'We string it from a helicopter where we have to.',
      'Switches',
      'More on Switches',
      'We hang them and test them.',
    ]);
  });

  test('has cards', () => {
    expect(readSection('/services/line-work', 'Three kinds of ground')).toEqual([
      'Terrain',
      'Three kinds of ground',
      'Granite',
      'We drill.',
      'Scree',
      'We cage.',
      'Bog',
      'We wait for frost.',
    ]);
  });

  test('numbers the steps of the process', () => {
    expect(readSection('/services/line-work', 'How a repair runs')).toEqual([
      'Process',
      'How a repair runs',
      '1',
      'Call',
      'You tell us what you see.',
      '2',
      'Ground',
      'We open, test and ground the line.',
      '3',
      'Close',
      'You close it with us.',
    ]);
  });

  test('has a plain list', () => {
    expect(readSection('/services/line-work', 'What we bring')).toEqual([
      'Equipment',
      'What we bring',
      'A tracked digger',
      'Two snowcats',
      'A spare transformer',
    ]);
  });

  test('links to facility types', () => {
    expect(readSection('/services/line-work', 'Where we meet it')).toEqual([
      'Facilities',
      'Where we meet it',
      '[Hydroelectric plantsLines from the powerhouse](/facility-types/hydro-plants)',
    ]);
  });

  test('links to projects at their alias', () => {
    expect(readSection('/services/line-work', 'Larger work')).toEqual([
      'Projects',
      'Larger work',
      '[Mine substations](/projects/pump-substation)',
      'A 44 kV tap, a transformer and the feeders to the pumps of a mine.',
    ]);
  });

  test('has a picture of a sheet and a link to it', () => {
    expect(readSection('/services/line-work', 'What you receive')).toEqual([
      'Records',
      'What you receive',
      'Samples of our records. These are illustrative samples. The station and all its readings are invented. QP is a qualified person, TT a test technician and CT a controls technician.',
      '{Relay report}',
      'Relay report',
      'T-01',
      'Relay: FR-200, s/n 2217',
      'Test set: s/n 7304, due 9/9/2026',
      'Results',
      'Test | Inject | Expected | As found',
      '51 pickup A | Ramp | 3.000 A | 3.010 A',
      '51 at 2× | 6.00 A | 7.028 s | 7.055 s',
      '51 at 3× | 9.00 A | 2.942 s | 2.957 s',
      'Secondary amperes',
      'Relay 51 on 52',
      'Sample station, 24.9 kV',
      'Sheet: T-01',
      'Rev: 1',
      'Date: May 14, 2026',
      'By: TT-1',
      'Name, signature',
      'T-01',
      '[Relay report](/services/samples/relay-report)',
      'A relay, as found and as left.',
      '[All field forms](/services/samples)',
    ]);
  });

  test('states when someone answers, with a label for an unconfirmed claim', () => {
    expect(readSection('/services/line-work', 'When we answer')).toEqual([
      'Availability',
      'When we answer',
      'We answer day and night.',
      'Illustrative',
      'At night',
      'The dispatcher answers.',
      'On holidays',
      'The dispatcher answers.',
      '[![Map of the towns and their bases] Miles and minutes](/service-area#dispatch)',
    ]);
  });

  test('lists the jobs of the service, with a label for a sample', () => {
    expect(readSection('/services/line-work', 'Jobs that we have done')).toEqual([
      'Job records',
      'Jobs that we have done',
      '[A lift motor reconnected](/projects/jobs/lift-motor)',
      'A 400 hp lift motor was disconnected, sent to the shop and reconnected. Sample job',
    ]);
  });

  test('answers questions', () => {
    expect(readSection('/services/line-work', 'What owners ask')).toEqual([
      'Questions',
      'What owners ask',
      'Do you fly?',
      'Yes, with a pilot who knows "long line" work.',
      'Do you work at night?',
      'Yes, if the weather lets the crew climb by the light of the truck.',
    ]);
  });

  test('links to articles and tools', () => {
    expect(readSection('/services/line-work', 'To read')).toEqual([
      'Articles',
      'To read',
      '[Ground wells in granite](/blog/ground-wells-in-granite)',
      '[What a stopped pump costs](/tools/stopped-pump)',
    ]);
  });

  test('ends with the number to call', () => {
    expect(readSection('/services/line-work', 'When does your road close?')).toEqual([
      'Night line',
      'When does your road close?',
      '[(970) 555-0162](tel:+19705550162)',
      'Send the map and the span lengths.',
      '[Call the night line](tel:+19705550162)[Our safety figures](/safety)',
      '[Work here](/contact?kind=work#form)',
    ]);
  });
});

describe('the page of a service with the required fields only', () => {
  test('has no empty sections', () => {
    expect(readHeadings('/services/testing')).toEqual([
      'Testing',
      'What we test',
      'Jobs that we have done',
      'When was the last test?',
    ]);
  });

  test('begins with its button', () => {
    expect(readSection('/services/testing', 'Testing')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Services](/services)',
      'Testing',
      'Testing',
      'We measure before we say that it works.',
      '[Ask for a test](/contact)',
    ]);
  });

  test('describes the state of the station', () => {
    expect(readBlock('/services/testing', 'yard-line')).toEqual([
      'Service: Testing',
      'One-line: 24.9 kV to 480 V',
      'State: 89 open and tagged, grounds on',
      'What it shows',
      'The 24.9 kV line is live to 89, which is open, locked and tagged. Breaker 52 is under test between three-phase grounds. 52-M is open and tagged, and the 480 V bus is de-energized.',
    ]);
  });

  test('has its list', () => {
    expect(readSection('/services/testing', 'What we test')).toEqual([
      'Where it applies',
      'What we test',
      'Relays',
      'Transformers',
      'Cable',
    ]);
  });

  test('ends with the closing words and the careers button', () => {
    expect(readSection('/services/testing', 'When was the last test?')).toEqual([
      'Price',
      'When was the last test?',
      'Send the last sheets.',
      'Have drawings or photos? Attach them when you reply to our email, or email [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test) with your reference.',
      '[Ask for a test](/contact)[Our safety figures](/safety)[(970) 555-0161](tel:+19705550161)',
      'Careers',
      'Work in the San Juan Mountains',
      'We look for people who like snow. [See the open jobs](/careers).',
      '[Work here](/contact?kind=work#form)',
    ]);
  });
});

describe('the page of a service with long words', () => {
  test('shows quotes, angle brackets and ampersands as they are', () => {
    expect(
      readSection(
        '/services/controls',
        'Supervisory controls and intercommunications for hydroelectric powerhouses',
      ),
    ).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Services](/services)',
      'Supervisory controls and intercommunications for hydroelectric powerhouses',
      'Supervisory controls and intercommunications for hydroelectric powerhouses',
      'We test each program on simulated inputs: <open>, <close> & "trip".',
      '[Ask for a controls price](/contact?service=automation&about=Controls#form)',
    ]);
  });
});

describe('the page of all services', () => {
  test('begins with the buttons', () => {
    expect(readSection('/services', 'What we do')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Services',
      'What we do',
      'Three services, one dispatcher.',
      '[Ask for a price](/contact#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('has a card for each service, in order', () => {
    expect(readBlock('/services', 'card-grid')).toEqual([
      '[Line work](/services/line-work)',
      'We build and repair overhead lines & cable, at any hour.',
      'Poles in rock',
      'Storm repair',
      'See line work',
      '[Testing](/services/testing)',
      'We test relays, transformers and cable.',
      'Relays',
      'View service',
      '[Supervisory controls and intercommunications for hydroelectric powerhouses](/services/controls)',
      'We program "black start" sequences, teleprotection and the electrohydraulic governors of run-of-river plants.',
      'Electrohydraulic-governor commissioning',
      'The operator\'s "one screen" for 27 intakes',
      'View service',
    ]);
  });

  test('numbers the steps of a job', () => {
    expect(readSection('/services', 'How a job starts')).toEqual([
      'Process',
      'How a job starts',
      '1',
      'Call',
      'You tell us the site.',
      '2',
      'Price',
      'You receive a written price.',
      '3',
      'Work',
      'One lead runs the job.',
      'Get switching orders, test reports and logs, filled in, blank and as spreadsheets.',
      '[All field forms](/services/samples)',
    ]);
  });

  test('links to published articles, not to drafts', () => {
    expect(readSection('/services', 'To read')).toEqual([
      'Insights',
      'To read',
      '[Ground wells in granite](/blog/ground-wells-in-granite)',
    ]);
  });
});
