import type { FieldPath } from '#schemas/content-problem.ts';

/** The owner's replacement for sample text that `npm run preflight` lists. */
interface Sentence {
  /** Path relative to the folder `content`. */
  file: string;
  field: FieldPath;
  text: string;
}

export const farmingtonSentences: readonly Sentence[] = [
  {
    file: 'pages/service-area.yaml',
    field: ['search', 'title'],
    text: 'Electrical contractor service area around {base}',
  },
  {
    file: 'standards.yaml',
    field: ['standards', 0, 'change'],
    text: 'The NEC has a 2026 edition. Confirm the adopted edition on the day of a permit.',
  },
  {
    file: 'standards.yaml',
    field: ['standards', 0, 'whyEarlier'],
    text: 'New Mexico enforces a code based on that of 2020.',
  },
  { file: 'contact.yaml', field: ['towns', 'text'], text: 'Farmington and the towns around it.' },
  {
    file: 'facility-types/meter-stations.yaml',
    field: ['compliance', 'standards', 3, 'text'],
    text: 'What holds here is confirmed with the owner before work starts, point 3.',
  },
  {
    file: 'facility-types/oil-gas-production.yaml',
    field: ['card', 'compliance'],
    text: "Built to NEC Articles 500 to 504 and the owner's area-classification drawing.",
  },
  {
    file: 'facility-types/oil-gas-production.yaml',
    field: ['compliance', 'text'],
    text: 'Area classification belongs to the owner, who documents it on a drawing. We build to that drawing.',
  },
  {
    file: 'facility-types/oil-gas-production.yaml',
    field: ['compliance', 'standards', 3, 'title'],
    text: '19.15.11 NMAC',
  },
  {
    file: 'facility-types/oil-gas-production.yaml',
    field: ['compliance', 'standards', 3, 'text'],
    text: 'Applies in New Mexico where H2S reaches 100 ppm or more.',
  },
  {
    file: 'facility-types/wind-underground-collection.yaml',
    field: ['compliance', 'text'],
    text: 'Owner-side collection is built to the NEC or the NESC, as the design basis states.',
  },
  { file: 'home.yaml', field: ['search', 'keywords', 4], text: 'electrical contractor {base} 4' },
  {
    file: 'home.yaml',
    field: ['serviceArea', 'text'],
    text: 'Crews leave from {base}. The ring marks {ringRadius} around the center of the towns we serve.',
  },
  {
    file: 'pages/careers.yaml',
    field: ['search', 'keywords', 2],
    text: 'electrical contractor {base} 2',
  },
  {
    file: 'pages/careers.yaml',
    field: ['search', 'keywords', 3],
    text: 'electrical contractor {base} 3',
  },
  { file: 'pages/careers.yaml', field: ['licenses', 'items', 0, 'title'], text: 'License 0' },
  {
    file: 'pages/careers.yaml',
    field: ['licenses', 'items', 0, 'text'],
    text: 'What holds here is confirmed with the owner before work starts, point 14.',
  },
  { file: 'pages/careers.yaml', field: ['licenses', 'items', 1, 'title'], text: 'License 1' },
  {
    file: 'pages/careers.yaml',
    field: ['licenses', 'items', 1, 'text'],
    text: 'What holds here is confirmed with the owner before work starts, point 16.',
  },
  {
    file: 'pages/careers.yaml',
    field: ['licenses', 'items', 3, 'text'],
    text: 'What holds here is confirmed with the owner before work starts, point 17.',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['search', 'keywords', 0],
    text: 'electrical contractor {base} 0',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['search', 'keywords', 1],
    text: 'electrical contractor {base} 1',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['search', 'keywords', 2],
    text: 'electrical contractor {base} 2',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['search', 'keywords', 3],
    text: 'electrical contractor {base} 3',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['search', 'keywords', 5],
    text: 'electrical contractor {base} 5',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['fit', 'points', 0, 'text'],
    text: 'Crews start from {base}. Most towns are within an hour.',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['fit', 'points', 3, 'text'],
    text: 'Utilities differ in voltages and interconnection rules, so we confirm both before gear is ordered.',
  },
  { file: 'pages/service-area.yaml', field: ['towns', 'intro'], text: 'All of them from {base}.' },
  {
    file: 'pages/service-area.yaml',
    field: ['facilityTypes', 'items', 0, 'text'],
    text: 'Around Bloomfield, row 1',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['facilityTypes', 'items', 1, 'text'],
    text: 'Around Bloomfield, row 2',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['facilityTypes', 'items', 2, 'text'],
    text: 'Around Bloomfield, row 3',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['facilityTypes', 'items', 3, 'text'],
    text: 'Around Bloomfield, row 4',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['facilityTypes', 'items', 4, 'text'],
    text: 'Around Bloomfield, row 5',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['facilityTypes', 'items', 5, 'text'],
    text: 'Around Bloomfield, row 6',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['services', 'items', 3, 'text'],
    text: 'Around Bloomfield, row 4',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['faqs', 'items', 0, 'question'],
    text: 'Do you work in Colorado?',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['faqs', 'items', 0, 'answer'],
    text: 'We are licensed in {licensedStates}, and ask before we work elsewhere.',
  },
  {
    file: 'pages/service-area.yaml',
    field: ['faqs', 'items', 1, 'answer'],
    text: 'In the primary area around {base} a crew is typically on site in 1-2 hours, at any hour of any day.',
  },
  {
    file: 'pages/services.yaml',
    field: ['search', 'keywords', 4],
    text: 'electrical contractor {base} 4',
  },
  {
    file: 'projects/battery-storage.yaml',
    field: ['search', 'keywords', 1],
    text: 'electrical contractor {base} 1',
  },
  {
    file: 'projects/battery-storage.yaml',
    field: ['card', 'challenges'],
    text: 'What holds here is confirmed with the owner before work starts, point 38.',
  },
  {
    file: 'projects/battery-storage.yaml',
    field: ['overview', 'paragraphs', 1],
    text: 'What holds here is confirmed with the owner before work starts, point 39.',
  },
  {
    file: 'projects/gas-plants.yaml',
    field: ['search', 'keywords', 1],
    text: 'electrical contractor {base} 1',
  },
  {
    file: 'projects/gas-plants.yaml',
    field: ['card', 'challenges'],
    text: 'What holds here is confirmed with the owner before work starts, point 41.',
  },
  {
    file: 'projects/gas-plants.yaml',
    field: ['overview', 'paragraphs', 1],
    text: 'What holds here is confirmed with the owner before work starts, point 42.',
  },
  {
    file: 'projects/solar-farms.yaml',
    field: ['search', 'keywords', 4],
    text: 'electrical contractor {base} 4',
  },
  {
    file: 'projects/solar-farms.yaml',
    field: ['overview', 'paragraphs', 2],
    text: 'What holds here is confirmed with the owner before work starts, point 44.',
  },
  {
    file: 'projects/solar-farms.yaml',
    field: ['challenges', 'items', 0, 'description'],
    text: 'What holds here is confirmed with the owner before work starts, point 45.',
  },
  {
    file: 'projects/solar-farms.yaml',
    field: ['challenges', 'items', 1, 'challenge'],
    text: 'Ride-through on a weak grid',
  },
  {
    file: 'projects/solar-farms.yaml',
    field: ['challenges', 'items', 1, 'description'],
    text: 'What holds here is confirmed with the owner before work starts, point 47.',
  },
  {
    file: 'projects/wind-farms.yaml',
    field: ['search', 'keywords', 1],
    text: 'electrical contractor {base} 1',
  },
  {
    file: 'projects/wind-farms.yaml',
    field: ['overview', 'paragraphs', 2],
    text: 'What holds here is confirmed with the owner before work starts, point 49.',
  },
  {
    file: 'services/automation.yaml',
    field: ['search', 'keywords', 1],
    text: 'electrical contractor {base} 1',
  },
  {
    file: 'services/automation.yaml',
    field: ['search', 'keywords', 4],
    text: 'electrical contractor {base} 4',
  },
  {
    file: 'services/emergency-services.yaml',
    field: ['search', 'keywords', 2],
    text: 'electrical contractor {base} 2',
  },
  {
    file: 'services/emergency-services.yaml',
    field: ['sections', 6, 'faqs', 0, 'answer'],
    text: 'What holds here is confirmed with the owner before work starts, point 53.',
  },
  {
    file: 'services/maintenance.yaml',
    field: ['search', 'keywords', 2],
    text: 'electrical contractor {base} 2',
  },
  {
    file: 'services/new-build-construction.yaml',
    field: ['search', 'description'],
    text: 'Temporary power, grounding, underground, switchgear, classified-area wiring and pre-commissioning for new pads, stations and plants.',
  },
  {
    file: 'services/new-build-construction.yaml',
    field: ['search', 'keywords', 3],
    text: 'electrical contractor {base} 3',
  },
  {
    file: 'services/new-build-construction.yaml',
    field: ['sections', 5, 'faqs', 2, 'answer'],
    text: 'What holds here is confirmed with the owner before work starts, point 57.',
  },
  {
    file: 'services/programming.yaml',
    field: ['search', 'keywords', 2],
    text: 'electrical contractor {base} 2',
  },
  {
    file: 'services/programming.yaml',
    field: ['search', 'keywords', 3],
    text: 'electrical contractor {base} 3',
  },
  {
    file: 'services/turn-key-electrical.yaml',
    field: ['search', 'keywords', 3],
    text: 'electrical contractor {base} 3',
  },
  {
    file: 'tools/line-voltage.yaml',
    field: ['leavesOut', 'items', 1, 'text'],
    text: 'What holds here is confirmed with the owner before work starts, point 61.',
  },
  {
    file: 'tools/line-voltage.yaml',
    field: ['leavesOut', 'items', 8, 'text'],
    text: 'What holds here is confirmed with the owner before work starts, point 62.',
  },
  {
    file: 'services/turn-key-electrical.yaml',
    field: ['sections', 1, 'items', 1, 'text'],
    text: "We prepare the load letter, then follow the utility's study and metering specification.",
  },
];
