import { describe, expect, test } from 'vitest';
import { readBlock, readHeadings, readSection } from './read-page.ts';

describe('the page of a facility type with everything filled in', () => {
  test('begins with the model of the plant and its numbered places', () => {
    expect(
      readSection('/facility-types/hydro-plants', 'Electrical work at hydroelectric plants'),
    ).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Facility types](/facility-types)',
      'Hydroelectric plants',
      'Electrical work at hydroelectric plants',
      'Water does not wait, so work is planned for the low season.',
      '[Ask for a hydro price](/contact?about=Hydro+plant+quote#form)[(970) 555-0162](tel:+19705550162)',
      '![Model of a small plant: a pole, a battery cabinet, a solar array and two small buildings.]',
      '![Model of a small plant: a pole, a battery cabinet, a solar array and two small buildings.]',
      'By night By day',
      '{Scope}',
      '[1 Line to the plant – Station service](#scope-station-service)',
      '[2 Batteries – Station service](#scope-station-service)',
      '[3 Panels on the roof – Station service](#scope-station-service)',
      '[4 Governor cabinet – Governor](#scope-governor)',
      '[5 Gate house – Intake](#scope-intake)',
      '[6 Radio building – Telemetry](#scope-telemetry)',
      '[A Penstock rectifier – Intake](#scope-intake)',
    ]);
  });

  test('describes each place on the way of the power', () => {
    expect(readSection('/facility-types/hydro-plants', 'Follow the power')).toEqual([
      'Follow the power',
      '1 of 6',
      '{Previous step} {Next step}',
      '[Transformer](#scope-station-service)',
      'The transformer on the pole gives 120/240 V to the powerhouse.',
      '[Charger](#scope-station-service)',
      'The charger keeps the battery full for the start without a grid.',
      '[Second source](#scope-station-service)',
      'The array feeds the same bus while the sun shines on the roof.',
      '[DC load](#scope-governor)',
      'The governor runs from the battery, so it can close the gate in an outage.',
      '[Analyzer](#scope-intake)',
      'The gate house at the intake has the largest load on the bus.',
      '[Telemetry](#scope-telemetry)',
      'The radio keeps contact with the dispatcher through an outage.',
      '[1 Line to the plant – Station service](#scope-station-service)',
    ]);
  });

  test('describes the one-line', () => {
    expect(readBlock('/facility-types/hydro-plants', 'below-diorama')).toEqual([
      '![One-line of a meter station: a single-phase line passes a cutout with its arrester and a pole transformer to the AC panel, which feeds the cathodic protection rectifier and a charger; a solar array passes a disconnect and a charge controller. Charger and controller meet on a 24 V dc bus with the battery, which feeds flow computers, chromatograph and RTU through a fuse each.]',
      '![One-line of a meter station: a single-phase line passes a cutout with its arrester and a pole transformer to the AC panel, which feeds the cathodic protection rectifier and a charger; a solar array passes a disconnect and a charge controller. Charger and controller meet on a 24 V dc bus with the battery, which feeds flow computers, chromatograph and RTU through a fuse each.]',
      '![One-line of a meter station: a single-phase line passes a cutout with its arrester and a pole transformer to the AC panel, which feeds the cathodic protection rectifier and a charger; a solar array passes a disconnect and a charge controller. Charger and controller meet on a 24 V dc bus with the battery, which feeds flow computers, chromatograph and RTU through a fuse each.]',
      'Facility: Hydroelectric plants',
      'One-line: Typical',
      'Sheet: F-1 of 2',
    ]);
  });

  test('lists the scope with the numbers of the places', () => {
    expect(readSection('/facility-types/hydro-plants', 'What we do at a plant')).toEqual([
      'Scope',
      'What we do at a plant',
      'Station service',
      'In the picture: 123',
      "We build the supply for the plant's own loads.",
      'Governor',
      'In the picture: 4',
      'We wire and test the governor, the exciter and the synchronizer.',
      'Intake',
      'In the picture: 5A',
      'We feed the gates and the rake over two miles of cable.',
      'Telemetry',
      'In the picture: 6',
      "We bring the levels to the dispatcher's screen.",
    ]);
  });

  test('has a figure with its words and a link to its article', () => {
    expect(readBlock('/facility-types/hydro-plants', 'page-picture')).toEqual([
      '![The grid from above, with 6 in of rock.]',
      '![The grid from above, with 6 in of rock.]',
      'The grid from above, with 6 in of rock.',
      'What it shows',
      'On crushed rock, the touch voltage at the fence may reach 654 V; on bare soil, only 238 V.',
      '[How a ground grid is laid out](/blog/ground-wells-in-granite)',
    ]);
  });

  test('has a photograph with its caption', () => {
    expect(readBlock('/facility-types/hydro-plants', 'photo')).toEqual([
      '![A gray powerhouse below a steep slope.]',
      'Powerhouse, San Juan County',
    ]);
  });

  test('lists the standards', () => {
    expect(readSection('/facility-types/hydro-plants', 'What we build to')).toEqual([
      'Standards',
      'What we build to',
      'We build to the adopted edition of the NEC and to the license of the plant.',
      'NFPA 70',
      'More on NFPA 70',
      'This is the National Electrical Code.',
      'IEEE 1010',
      'More on IEEE 1010',
      'It guides the control of hydroelectric plants.',
      'IEEE C2',
      'More on IEEE C2',
      'It covers the line up to the point of delivery.',
    ]);
  });

  test('lists the outcomes', () => {
    expect(readSection('/facility-types/hydro-plants', 'What you have afterward')).toEqual([
      'Results',
      'What you have afterward',
      'A plant that starts in the dark',
      'Station service comes from the battery.',
      'One screen',
      'The dispatcher sees levels, flow and load.',
      'Records',
      'The owner gets each test sheet.',
    ]);
  });

  test('links to services', () => {
    expect(readSection('/facility-types/hydro-plants', 'Services for this site')).toEqual([
      'What we do',
      'Services for this site',
      '[Line work](/services/line-work)',
    ]);
  });

  test('links to projects, with their capacity', () => {
    expect(readSection('/facility-types/hydro-plants', 'Related projects')).toEqual([
      'See also',
      'Related projects',
      '[A mine substation](/projects/mine-substation)',
      '5 MVA',
      'A 44 kV tap, a transformer and the feeders to the pumps of a mine.',
    ]);
  });

  test('lists jobs', () => {
    expect(readSection('/facility-types/hydro-plants', 'Jobs that we have done')).toEqual([
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

  test('answers questions', () => {
    expect(readSection('/facility-types/hydro-plants', 'What owners ask first')).toEqual([
      'Questions',
      'What owners ask first',
      'When do you work on a plant?',
      'From October to March, when the river is low.',
    ]);
  });

  test('ends with the closing words', () => {
    expect(readSection('/facility-types/hydro-plants', 'Planning the low season?')).toEqual([
      'Price',
      'Planning the low season?',
      'Send the one-line and the last test reports.',
      'Have drawings or photos? Attach them when you reply to our email, or email [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test) with your reference.',
      '[Ask for a hydro price](/contact?about=Hydro+plant+quote#form)[(970) 555-0161](tel:+19705550161)',
      'Careers',
      'Work in the San Juan Mountains',
      'We look for people who like snow. [See the open jobs](/careers).',
      '[Work here](/contact?kind=work#form)',
    ]);
  });
});

describe('the page of a facility type with the required fields only', () => {
  test('has no empty sections', () => {
    expect(readHeadings('/facility-types/ski-lifts')).toEqual([
      'Electrical work at ski lifts',
      'What we do at a lift',
      'What we build to',
      'What you have afterward',
      'What owners ask first',
      'Planning a summer?',
    ]);
  });

  test('begins with the words and the buttons only', () => {
    expect(readSection('/facility-types/ski-lifts', 'Electrical work at ski lifts')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      '[Facility types](/facility-types)',
      'Ski lifts',
      'Electrical work at ski lifts',
      'We work from May to October.',
      '[Ask for a lift price](/contact?about=Ski+lift+quote#form)[(970) 555-0162](tel:+19705550162)',
    ]);
  });

  test('lists the scope without numbers', () => {
    expect(readSection('/facility-types/ski-lifts', 'What we do at a lift')).toEqual([
      'Scope',
      'What we do at a lift',
      'Feeder',
      'We bring 12.47 kV up the hill.',
      'Drive',
      'We set and test the drive.',
      'Backup',
      'We connect the generator.',
      'Control',
      'We test each stop on each tower.',
    ]);
  });
});

describe('the page of all facility types', () => {
  test('begins with the buttons', () => {
    expect(readSection('/facility-types', 'Where we work')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Facility types',
      'Where we work',
      'Each kind of site has its own season.',
      '[Ask for a price](/contact#form)[(970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('has a card for each facility type, in order', () => {
    expect(readBlock('/facility-types', 'card-grid')).toEqual([
      '[Hydroelectric plants](/facility-types/hydro-plants)',
      'Generator breakers',
      'Governor power',
      'Intake gates',
      'What we build to: We build to the adopted edition of the NEC.',
      'What you have afterward: The plant runs through the spring flood.',
      '[Ski lifts](/facility-types/ski-lifts)',
      'Drives',
      'Backup',
      'Control',
      'What we build to: We build to the adopted edition of the NEC.',
      'What you have afterward: The lift runs on opening day.',
    ]);
  });
});
