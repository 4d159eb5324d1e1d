import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { writePhoto } from '../site/photographs.ts';
import { edit } from './edit-content.ts';

/**
 * Adds job records, people and safety numbers to the folder `content`: four jobs (one with six photographs, some with
 * none), three people, and safety numbers, some of which have expired. Removes the sample's jobs and crew.
 */
export async function addJobsPeopleAndSafety(content: string): Promise<void> {
  await removeSamples(content);
  await Promise.all(
    photos.map(({ file, width, height, orientation }) =>
      writePhoto(join(content, 'photos', file), width, height, orientation),
    ),
  );
  await writeEntries(join(content, 'jobs'), jobs);
  await writeEntries(join(content, 'people'), people);
  await writeFile(join(content, 'safety.yaml'), stringify(safety));
  await setReviewer(join(content, 'articles/high-voltage-substation-installation-project.mdx'));
}

/** Removes the sample's jobs, the links to them, and the sample's crew. */
async function removeSamples(content: string): Promise<void> {
  await rm(join(content, 'jobs'), { recursive: true, force: true });
  await rm(join(content, 'people'), { recursive: true, force: true });
  await edit(join(content, 'home.yaml'), (home) => home.deleteIn(['projects', 'job']));
  await edit(join(content, 'pages/services.yaml'), (page) => page.delete('job'));
}

/** Sets the reviewer of an article to a person in content/people. */
async function setReviewer(article: string): Promise<void> {
  const text = await readFile(article, 'utf8');
  const changed = text.replaceAll('\nreviewed:\n', '\nreviewed:\n  reviewedBy: rosa-example\n');
  await writeFile(article, changed);
}

async function writeEntries(folder: string, entries: Record<string, object>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [id, entry] of Object.entries(entries)) {
    await writeFile(join(folder, `${id}.yaml`), stringify(entry));
  }
}

/**
 * Photographs with their stored size, in pixels, and their EXIF orientation. No two photographs have the same size and
 * orientation, because the build merges identical files.
 */
const photos = [
  { file: 'job-before.jpg', width: 4032, height: 3024, orientation: 1 },
  { file: 'job-trench.jpg', width: 3024, height: 4032, orientation: 1 },
  { file: 'job-lift.jpg', width: 4032, height: 3024, orientation: 6 },
  { file: 'job-wiring.jpg', width: 1601, height: 1200, orientation: 1 },
  { file: 'job-test.jpg', width: 2000, height: 1000, orientation: 3 },
  { file: 'job-after.jpg', width: 4032, height: 2268, orientation: 1 },
  { file: 'job-panel.jpg', width: 3024, height: 4032, orientation: 8 },
  { file: 'person-lead.jpg', width: 3024, height: 4000, orientation: 1 },
  { file: 'person-office.jpg', width: 2400, height: 1800, orientation: 1 },
];

/** Fields of a photograph of a job. `taken` is relative to the work: before, during or after. */
const photo = (file: string, taken: string, alt: string, date: string) => ({
  file,
  alt,
  taken,
  county: 'Lea County',
  state: 'NM',
  date,
});

const jobs = {
  'pump-station-switchgear': {
    title: 'New switchgear for a pump station',
    summary:
      'A 15 kV lineup replaced in one planned outage, with the station on a rented generator.',
    owner: { kind: 'Midstream operator', name: 'Staked Plain Pipeline LLC', permission: 'yes' },
    place: { county: 'Lea County', state: 'NM' },
    year: 2025,
    services: ['maintenance', 'turn-key-electrical'],
    facilityType: 'pump-stations',
    voltage: '12.47 kV',
    size: '5 MVA',
    crew: 'A foreman, four journeymen and two apprentices',
    duration: { count: 11, unit: 'days' },
    plannedOutage: 36,
    problem:
      'The new lineup was two inches deeper than its outline drawing, so the rear doors met the wall.',
    done: [
      {
        title: 'Measured',
        text: 'The first section was set loose and measured before the others came.',
      },
      {
        title: 'Moved',
        text: 'The channel was moved forward and the ground bus extended, in one night.',
      },
    ],
    handedOver: [
      { title: 'Test book', text: 'Every breaker, relay and joint, with the marked drawings.' },
    ],
    photos: [
      {
        ...photo('job-before.jpg', 'before', 'The old lineup with one door open.', '2025-03-04'),
        focus: 'left top',
      },
      photo('job-trench.jpg', 'during', 'Cables in the open trench.', '2025-03-06'),
      {
        ...photo('job-lift.jpg', 'during', 'A section on the hook of the crane.', '2025-03-07'),
        caption: 'The second of four sections, lifted over the fence.',
      },
      photo('job-wiring.jpg', 'during', 'Control wiring at the terminal blocks.', '2025-03-09'),
      photo('job-test.jpg', 'during', 'The test set beside the relay door.', '2025-03-12'),
      {
        ...photo('job-after.jpg', 'after', 'The new lineup, all doors closed.', '2025-03-14'),
        focus: 'bottom',
      },
    ],
    lead: 'rosa-example',
    role: 'prime',
    energized: '2025-03',
    hours: 640,
    recordables: 0,
    reference: {
      kind: 'listed',
      name: 'Pat Example',
      phone: { number: '+15755550115', display: '(575) 555-0115' },
      permission: 'yes',
    },
  },
  'meter-station-panel': {
    title: 'A control panel for a meter station',
    summary: 'One panel built, tested in the shop and set at a meter station in a morning.',
    owner: { kind: 'Gas pipeline operator' },
    place: { county: 'Lea County', state: 'NM' },
    year: 2024,
    services: ['automation'],
    facilityType: 'meter-stations',
    duration: { count: 1, unit: 'days' },
    photos: [photo('job-panel.jpg', 'after', 'The panel on its stand.', '2024-09-18')],
    lead: 'sam-example',
    role: 'subcontractor',
    reference: { kind: 'on-request' },
  },
  'solar-feeder': {
    title: 'A fourth feeder for a solar farm',
    summary: 'One more 34.5 kV feeder from trench to energization, beside three that stayed live.',
    year: 2024,
    services: ['new-build-construction'],
    project: 'solar-farms',
    voltage: '34.5 kV',
    size: '5 MW',
    plannedOutage: 1,
  },
  'night-call': {
    title: 'A transformer replaced overnight',
    summary: 'A failed pad-mounted transformer, replaced between a call at dusk and the morning.',
    services: ['day-and-night'],
  },
};

const people = {
  'rosa-example': {
    name: 'Rosa Example',
    order: 1,
    role: 'Electrical superintendent',
    license: { class: 'Journeyman Electrician', state: 'NM', number: 'JE98 1234' },
    phone: { number: '+15755550113', display: '(575) 555-0113' },
    photo: { file: 'person-lead.jpg', focus: 'top' },
    sentence: 'Plans the outages, and is on site for the first and the last switch.',
  },
  'sam-example': {
    name: 'Sam Example',
    order: 2,
    role: 'Controls lead',
    email: 'sam@llano.test',
    handles: ['bids'],
    photo: { file: 'person-office.jpg' },
  },
  'lee-example': {
    name: 'Lee Example',
    order: 3,
    role: 'Dispatcher',
    handles: ['emergency', 'documents'],
    phone: { number: '+15755550114', display: '(575) 555-0114' },
    sentence: 'Answers the emergency line by day.',
  },
};

const safety = {
  years: [
    {
      year: 2023,
      emr: 0.91,
      recordables: 1,
      dartCases: 1,
      hours: 142000,
      fatalities: 0,
      citations: 1,
      employees: 68,
      source: 'OSHA Form 300A; EMR by NCCI',
    },
    {
      year: 2024,
      emr: 0.88,
      trir: 0,
      dart: 0,
      hours: 151300,
      source: 'OSHA Form 300A; EMR by NCCI',
    },
    {
      year: 2025,
      emr: 0.84,
      trir: 1.26,
      dart: 0,
      hours: 158800,
      fatalities: 0,
      citations: 0,
      employees: 77,
      source: 'OSHA Form 300A; EMR by NCCI',
    },
  ],
  checked: { on: '2026-02-02', by: 'Office manager' },
  insurance: [
    { kind: 'general-liability', limit: '$2,000,000 each occurrence', expires: '2999-03-01' },
    { kind: 'automobile', limit: '$1,000,000 combined', expires: '2999-03-01' },
    { kind: 'workers-compensation', limit: 'Statutory', expires: '2999-03-01' },
    { kind: 'umbrella', limit: '$10,000,000', expires: '2020-03-01' },
  ],
  programs: [
    { name: 'ISNetworld', number: '400-000000', status: 'Grade A', date: '2026-05-04' },
    { name: 'PEC', number: '00-0000' },
    { name: 'Avetta', number: '000000', expires: '2999-06-30' },
    { name: 'Veriforce', number: '00000', expires: '2020-06-30' },
  ],
  bonding: {
    surety: 'Example Surety Company',
    single: '$5,000,000',
    aggregate: '$12,000,000',
    expires: '2999-12-31',
  },
  facts: [
    {
      label: 'Drug and alcohol program',
      value: '49 CFR 199, by a consortium',
      source: 'Policy of January 2026',
    },
    { label: 'USDOT number', value: '0000000' },
    { label: 'Blanket waiver of subrogation', value: 'On all policies', expires: '2999-03-01' },
    { label: 'Operator qualification', value: 'An expired fact', expires: '2020-03-01' },
  ],
  contacts: {
    documents: {
      name: 'Lee Example',
      phone: { number: '+15755550114', display: '(575) 555-0114' },
      email: 'office@llano.test',
    },
  },
};
