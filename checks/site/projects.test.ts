import { describe, expect, test } from 'vitest';
import { readBlock, readHeadings, readSection } from './read-page.ts';

describe('the page of a project with everything filled in', () => {
  test('begins with a photograph in place of the model', () => {
    expect(readSection('/projects/mine-substation', 'Mine substations')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Projects](/projects)',
      'Mine substations',
      'Mine substations',
      'We build them between June and September.',
      '[Ask for a price](/contact?about=Mine+substations#form)[(970) 555-0161](tel:+19705550161)',
      '![A gray building below a steep slope.]',
      'Control building, San Juan County',
    ]);
  });

  test('has the one-line and the facts', () => {
    expect(readBlock('/projects/mine-substation', 'below-diorama')).toEqual([
      '![One-line of battery storage: in each of three strings the containers feed DC cable with a fuse and a disconnect, an inverter that works both ways, a skid transformer, a cable in the duct bank and a breaker with relays 51 and 67N. The medium-voltage bus also supplies cooling and controls through a transformer of their own. A main breaker, the main transformer, a high-side breaker and a switch lead to the grid; differential relay 87T trips both breakers.]',
      '![One-line of battery storage: in each of three strings the containers feed DC cable with a fuse and a disconnect, an inverter that works both ways, a skid transformer, a cable in the duct bank and a breaker with relays 51 and 67N. The medium-voltage bus also supplies cooling and controls through a transformer of their own. A main breaker, the main transformer, a high-side breaker and a switch lead to the grid; differential relay 87T trips both breakers.]',
      '![One-line of battery storage: in each of three strings the containers feed DC cable with a fuse and a disconnect, an inverter that works both ways, a skid transformer, a cable in the duct bank and a breaker with relays 51 and 67N. The medium-voltage bus also supplies cooling and controls through a transformer of their own. A main breaker, the main transformer, a high-side breaker and a switch lead to the grid; differential relay 87T trips both breakers.]',
      'Location: San Juan Mountains',
      'Facility: Mine',
      'Scope: 5 MVA',
    ]);
  });

  test('describes what is built', () => {
    expect(readSection('/projects/mine-substation', 'What is built')).toEqual([
      'Overview',
      'What is built',
      'A mine substation steps 44 kV down to 4.16 kV.',
      'Its ground grid is in rock, so most of the current leaves through a well.',
    ]);
  });

  test('lists the scope', () => {
    expect(readSection('/projects/mine-substation', 'What the crew does')).toEqual([
      'Scope',
      'What the crew does',
      'Transformer',
      'We set it, fill it and test it.',
      'Pump feeders',
      'We pull shielded cable to each pump.',
      'Backup',
      'We connect the containers.',
      'Ground wells',
      'We drill them and measure them.',
    ]);
  });

  test('has a figure of a sheet with its words and a link', () => {
    expect(readBlock('/projects/mine-substation', 'page-picture')).toEqual([
      '![Time-current curve of the relay on 52. Element 51 picks up at 60 A.]',
      '![Time-current curve of the relay on 52. Element 51 picks up at 60 A.]',
      'Relay 51 on 52',
      'What it shows',
      'Time-current curve of the relay on 52. Element 51 picks up at 60 A.',
      'Relay: FR-200, s/n 2217',
      'Test set: s/n 7304, due 9/9/2026',
      '[How a relay report looks](/services/samples/relay-report)',
    ]);
  });

  test('lists the specifications', () => {
    expect(readSection('/projects/mine-substation', 'In figures')).toEqual([
      'Specifications',
      'In figures',
      'Line: 44 kV',
      'Bus: 4.16 kV',
      'Altitude: 9,318 ft',
      'Transformer: 5 MVA',
    ]);
  });

  test('lists challenges with their solutions', () => {
    expect(readSection('/projects/mine-substation', 'What makes it hard')).toEqual([
      'Challenges',
      'What makes it hard',
      'Rock',
      'A rod goes in two feet.',
      'We drill a well of 300 ft.',
      'Thin air',
      'Gaps flash over earlier.',
      'We order gear for 10,000 ft.',
      'One road',
      'It closes in slides.',
      'We store what takes long.',
    ]);
  });

  test('states the results, with a label for an unconfirmed figure', () => {
    expect(readSection('/projects/mine-substation', 'The substation in three figures')).toEqual([
      'Design figures',
      'The substation in three figures',
      'In one transformerIllustrative: 5MVA',
      'From pad to power: 1seasons',
      'Of ground well: 300ft',
    ]);
  });

  test('lists jobs', () => {
    expect(readSection('/projects/mine-substation', 'Jobs that we have done')).toEqual([
      'Job records',
      'Jobs that we have done',
      '![A gray powerhouse below a steep slope.]',
      '[A relay replaced in a powerhouse](/projects/jobs/powerhouse-relay)',
      'An electromechanical relay of a 2.4 kV generator breaker was replaced and tested in one night.',
      'Place: La Plata County, CO',
      'Year: 2025',
      'Voltage: 2.4 kV and 480 V',
      'Size: One relay, 14 trips',
    ]);
  });

  test('ends with the closing words', () => {
    expect(readSection('/projects/mine-substation', 'Planning one of these?')).toEqual([
      'Price',
      'Planning one of these?',
      'Send the load of the pumps and the altitude.',
      'Have drawings or photos? Attach them when you reply to our email, or email [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test) with your reference.',
      '[Ask for a price](/contact?about=Mine+substations#form)[See hydroelectric plants](/facility-types/hydro-plants)[Our safety figures](/safety)[(970) 555-0161](tel:+19705550161)',
      'Careers',
      'Work in the San Juan Mountains',
      'We look for people who like snow. [See the open jobs](/careers).',
      '[Work here](/contact?kind=work)',
    ]);
  });
});

describe('the page of a project with the required fields only', () => {
  test('has no empty sections', () => {
    expect(readHeadings('/projects/lift-feeders')).toEqual([
      'Ski lift feeders',
      'What is built',
      'What the crew does',
      'In figures',
      'What makes it hard',
      'The feeder in three figures',
      'Planning one of these?',
    ]);
  });

  test('begins with the words and the buttons only', () => {
    expect(readSection('/projects/lift-feeders', 'Ski lift feeders')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Projects](/projects)',
      'Lift feeders',
      'Ski lift feeders',
      'We build them from May to October.',
      '[Ask for a price](/contact?about=Lift+feeders#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('has the facts without a one-line', () => {
    expect(readBlock('/projects/lift-feeders', 'below-diorama')).toEqual([
      'Location: San Juan Mountains',
      'Facility: Ski lift',
      'Scope: 3 miles',
    ]);
  });

  test('states the results', () => {
    expect(readSection('/projects/lift-feeders', 'The feeder in three figures')).toEqual([
      'Design figures',
      'The feeder in three figures',
      'Of cable: 3miles',
      'From snow to snow: 14weeks',
      'Splices: 0',
    ]);
  });
});

describe('the page of all projects', () => {
  test('begins with the words', () => {
    expect(readSection('/projects', 'What we build')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Projects',
      'What we build',
      'Two kinds of projects, each in one summer.',
    ]);
  });

  test('lists the jobs before the projects', () => {
    expect(readHeadings('/projects')).toEqual([
      'What we build',
      'Jobs that we have done',
      'Scope by kind',
      'Tell us about the site',
    ]);
  });

  test('has the scope, challenges and results of each project, in order', () => {
    expect(readSection('/projects', 'Scope by kind')).toEqual([
      'Projects',
      'Scope by kind',
      'Mine substations',
      'A 44 kV tap, a transformer and the feeders to the pumps of a mine.',
      'Tap and structure',
      'Transformer',
      'Pump feeders',
      'Challenges: Rock does not conduct.',
      'Design figures: The pumps ran through the winter. Illustrative',
      '[{See the project: Mine substations} See the project](/projects/mine-substation)[{Ask for a price: Mine substations} Ask for a price](/contact?about=Mine+substations#form)',
      'Lift feeders',
      'Cable up the hill, with a switch at each station.',
      'Trench',
      'Cable',
      'Switches',
      'Challenges: The summer has 14 weeks.',
      'Design figures: Three miles of cable in one summer.',
      '[{See the project: Lift feeders} See the project](/projects/lift-feeders)[{Ask for a price: Lift feeders} Ask for a price](/contact?about=Lift+feeders#form)',
    ]);
  });
});
