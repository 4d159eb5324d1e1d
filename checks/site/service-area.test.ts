import { describe, expect, test } from 'vitest';
import { readSection } from './read-page.ts';

describe('the service area page', () => {
  test('begins with the buttons', () => {
    expect(readSection('/service-area', 'Towns below the peaks')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Service area',
      'Towns below the peaks',
      'Crews start from Durango, Colorado and from Farmington, New Mexico.',
      '[Write to us](/contact)[Call the office: (970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('has the base, the miles, the drive and the grid of each town', () => {
    expect(readSection('/service-area', 'Which base answers')).toEqual([
      'Dispatch',
      'Which base answers',
      '{Map of the towns in southwestern Colorado and northwestern New Mexico}',
      'Town | From | Road | Drive | Grid',
      '[Durango](#durango) CO | Base | WECC',
      '[Pagosa Springs](/contact) CO | Durango | 60 mi | 1 h 10 min | WECC',
      '[Silverton](#silverton) CO | Durango | 48 mi | 1 h 15 min | San Miguel Power Association, fed over Molas Pass',
      '[Farmington](/contact) NM | Base | WECC',
      'Minutes are for a dry road.',
    ]);
  });

  test('says why the company fits, with its licenses', () => {
    expect(readSection('/service-area', 'Made for the mountains')).toEqual([
      'Why we fit',
      'Made for the mountains',
      'Two bases',
      'The nearer one answers.',
      'Snowcats',
      'We own two.',
      'Licensed in Colorado and New Mexico',
      'Each state has its own law.',
      'Parts',
      'We keep them for two weeks.',
      'Radios',
      'We carry our own.',
    ]);
  });

  test('has the cards of towns in their groups', () => {
    expect(readSection('/service-area', 'Town by town')).toEqual([
      'Towns',
      'Town by town',
      'Each town has its road.',
      'Up the river',
      'Durango, CO',
      'La Plata County, at our shop',
      'Durango has our office, our shop and the crane.',
      'More about Durango',
      'Most crews start here at six. The river road closes in slides, so the shop has parts for two weeks.',
      'Switchgear for the hospital district',
      'Pump and lift stations along the river',
      'Service calls at night',
      '[Line work](/services/line-work)',
      '[Write to us](/contact#form)',
      'Silverton, CO',
      'San Juan County, 48 road miles from Durango',
      'Silverton sits at 9,318 ft, at the end of one power line.',
      'More about Silverton',
      'Avalanches close the road for days at a time. We keep a spare "winter" transformer at the tailings pond.',
      'Mine dewatering pumps and their drives',
      'Transformers derated for 9,318 ft',
      'Grounding in solid rock',
      '[Hydroelectric plants](/facility-types/hydro-plants)',
      '[A mine substation](/projects/mine-substation)',
    ]);
  });

  test('links to facility types', () => {
    expect(readSection('/service-area', 'Where each kind of site is')).toEqual([
      'Facilities',
      'Where each kind of site is',
      '[Hydroelectric plantsAlong the Animas](/facility-types/hydro-plants)',
    ]);
  });

  test('links to services', () => {
    expect(readSection('/service-area', 'Each service here')).toEqual([
      'Services',
      'Each service here',
      '[Line workFrom both bases](/services/line-work)',
    ]);
  });

  test('answers questions', () => {
    expect(readSection('/service-area', 'Questions about the road')).toEqual([
      'Questions',
      'Questions about the road',
      'What if Molas Pass is closed?',
      'We come around by Ouray, which takes five hours.',
    ]);
  });
});
