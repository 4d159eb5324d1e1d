import { formatLicense, formatSubjects, isCrewNumber, type Person } from '#schemas/person.ts';
import type { CroppedPhoto } from '#ui/pictures/photo-figure.tsx';
import { readCompany } from './content.ts';
import { showCrop } from './photos.ts';
import { type Entry, readOrdered, readReferenced, readSingleton } from './read-entries.ts';

/** A person who works for the company, with text ready to display. */
export interface ShownPerson {
  id: string;
  /** A name or, as on the sheets, a number such as QP-3. */
  name: string;
  role: string;
  /** The label of an invented person; undefined for a real one. */
  sample?: string | undefined;
  /** Example: Master Electrician 123456, TX */
  license?: string | undefined;
  /** What the person may switch, test or sign. */
  may?: readonly string[] | undefined;
  /** Color of the person's lock. */
  lock?: Person['lock'];
  /** What the person holds in the drawing. */
  tool?: Person['tool'];
  /** Undefined for people who are shown by a number and have no phone of their own. */
  phone?: { number: string; display: string } | undefined;
  /** Whether `phone` is the number of the office, not the person's own. */
  isOffice: boolean;
  email?: string | undefined;
  /** Example: Ask about bids and documents */
  subjects?: string | undefined;
  sentence?: string | undefined;
  photo?: CroppedPhoto | undefined;
}

/** Returns all people in content/people, sorted by their `order` field. */
export async function readPeople(): Promise<ShownPerson[]> {
  return Promise.all((await readOrdered('people')).map(showPerson));
}

/** Returns the referenced person; undefined if there is no reference. */
export async function readPerson(reference?: { id: string }): Promise<ShownPerson | undefined> {
  if (!reference) return undefined;
  const [person] = await readReferenced('people', [reference]);
  return person && showPerson(person);
}

/** Returns the sentence that says that people are invented; undefined if all of them are real. */
export async function readSamplePeopleNote(people: readonly ShownPerson[]) {
  if (!people.some(({ sample }) => sample)) return undefined;
  return (await readSingleton('safetyPage')).sample.people;
}

async function showPerson({ sample, ...entry }: Entry<'people'>): Promise<ShownPerson> {
  const { id, photo, license, handles, ...person } = entry;
  const phone = await readPhone(entry);
  return {
    ...person,
    id: `person-${id}`,
    sample: sample ? (await readSingleton('safetyPage')).sample.label : undefined,
    phone,
    isOffice: entry.phone === undefined,
    subjects: handles && formatSubjects(handles),
    license: license && formatLicense(license),
    photo: photo && (await showCrop(photo.file, photo.focus, { width: 800, height: 800 })),
  };
}

/** Returns the person's phone or the office's. Visitors cannot call a person who is shown by a number. */
async function readPhone({ name, phone }: Pick<Person, 'name' | 'phone'>) {
  if (phone || isCrewNumber(name)) return phone;
  return (await readCompany()).phone;
}
