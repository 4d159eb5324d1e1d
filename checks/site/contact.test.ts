import { describe, expect, test } from 'vitest';
import { readBlock, readSection } from './read-page.ts';

describe('the contact page', () => {
  test('begins with the words', () => {
    expect(readSection('/contact', 'Talk to us')).toEqual([
      '{Breadcrumb}',
      '[Home](/)',
      'Contact',
      'Talk to us',
      'Tell us the site, the voltage and the season.',
    ]);
  });

  test('has the form, the addresses and the licenses', () => {
    expect(readBlock('/contact', 'contact-row')).toEqual([
      'Power out or equipment down?',
      'Call the night line. It is answered at any hour.',
      '(970) 555-0162[{Call the night line: (970) 555-0162} Call the night line](tel:+19705550162)',
      'Phone: [(970) 555-0161](tel:+19705550161)',
      'Email: [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test)',
      'We answer by the next working day.',
      'Ask for a priceTell us about yourself',
      'What is it about?',
      'I have a job for you',
      'I want to work with you',
      'Full name',
      'Phone',
      'Email',
      'LocationWhere you live (optional)',
      'Town, mine or coordinates of the siteYour town, and how far from it you would work',
      'Department (optional)',
      'I do not know',
      'Lines and substations',
      'Controls',
      'Message (optional)',
      'The voltage, the equipment, the dates and whatever else you know so farYour trade, your license and when you could start',
      'Leave this empty',
      'We respect your privacy and use your information only to respond to your request.We respect your privacy and use what you send only to answer you about work here.',
      'Send message',
      'Have drawings or photos? Attach them when you reply to our email, or email [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test) with your reference.Have a résumé or license? Attach it when you reply to our email, or email [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test) with your reference.',
      'Office: 48 Narrow Gauge Avenue Durango, CO 81301',
      'Hours: Weekdays, 7 a.m. to 4 p.m.',
      'Licenses: Colorado: EC.0100042Electrical contractorQualifying person: Ignacia MarquezExpires Jun 30, 2098[Colorado State Electrical Board](https://dpo.colorado.gov/Electrical) New Mexico: EE-98 40017',
      'Documents from the office: [Our safety figures](/safety)',
    ]);
  });

  test('introduces the people', () => {
    expect(readSection('/contact', 'Who answers')).toEqual([
      'People',
      'Who answers',
      '![Ignacia Márquez-Thunderhawk]',
      'Ignacia Márquez-Thunderhawk',
      'Master electrician and superintendent of lines',
      'Master Electrician ME.0004417, CO',
      'She runs the outages "above the trees."',
      'Ask about bids and safety',
      '[(970) 555-0163](tel:+19705550163)[ignacia@animas-switch.test](mailto:ignacia@animas-switch.test)',
      'Jo Ott',
      'Dispatcher',
      'Send a crew',
      'Lock color: yellow',
      '[Office (970) 555-0161](tel:+19705550161)',
    ]);
  });

  test('links to maps of the office', () => {
    expect(readSection('/contact', 'Our office in Durango')).toEqual([
      'Our office in Durango',
      '[OpenStreetMap](https://www.openstreetmap.org/?mlat=37.2753&mlon=-107.8801#map=15/37.2753/-107.8801)',
      '[Google Maps](https://www.google.com/maps/search/?api=1&query=37.2753%2C-107.8801)',
      '[Apple Maps](https://maps.apple.com/?ll=37.2753,-107.8801)',
    ]);
  });

  test('lists the towns', () => {
    expect(readSection('/contact', 'Where we work')).toEqual([
      'Where we work',
      'Crews leave from Durango and Farmington.',
      '[FarmingtonNM](/service-area)',
      '[Pagosa SpringsCO](/service-area)',
      '[DurangoCO](/service-area#durango)',
      '[SilvertonCO](/service-area#silverton)',
    ]);
  });

  test('has the number to call on phones', () => {
    expect(readBlock('/contact', 'call-bar')).toEqual(['Night line(970) 555-0162']);
  });
});
