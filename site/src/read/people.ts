import { formatLicense, formatSubjects, type Person } from '#schemas/person.ts';
import type { ShownPerson } from '#ui/cards/people.tsx';
import { readCompany } from './content.ts';
import { showCrop } from './photos.ts';
import { readOrdered, readReferenced } from './read-entries.ts';

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

async function showPerson(entry: Person): Promise<ShownPerson> {
  const { photo, license, phone, handles, ...person } = entry;
  return {
    ...person,
    phone: phone ?? (await readCompany()).phone,
    isOffice: phone === undefined,
    subjects: handles && formatSubjects(handles),
    license: license && formatLicense(license),
    photo: photo && (await showCrop(photo.file, photo.focus, { width: 800, height: 800 })),
  };
}
