import {
  readCompany,
  readSafety,
  readTowns,
  readTownsWithCard,
  removeAbsentLinks,
} from '#site/read/content.ts';
import { readDispatchMap } from '#site/read/dispatch-places.ts';
import { readSingleton } from '#site/read/read-entries.ts';

/** Text of the contact page and the thank-you page. */
export type ContactContent = Awaited<ReturnType<typeof readContact>>;

/** Text of the form and its notices. */
export type FormWords = Omit<ContactContent['form'], 'heading' | 'lead'>;

/** Reads the text of the contact page and the thank-you page, and all towns served. */
export async function readContact() {
  const contact = await readSingleton('contact');
  const withoutCard = (await readTowns()).filter(({ card }) => !card);
  const towns = [...withoutCard, ...(await readTownsWithCard())];
  const actions = await removeAbsentLinks(contact.thankYou.actions);
  const { link, documents } = await readSingleton('safetyPage');
  /** Link to the safety numbers; undefined without safety numbers. */
  const safety = (await readSafety()) && { label: documents.heading, link };
  return {
    ...contact,
    safety,
    thankYou: { ...contact.thankYou, actions },
    towns: { ...contact.towns, towns },
  };
}

export type DrawnOffice = Awaited<ReturnType<typeof readOfficeMap>>;

/** Reads the data of the drawn map around the office; undefined if the region has no map. */
export async function readOfficeMap() {
  const map = await readDispatchMap();
  if (!map) return undefined;
  const { region } = map;
  const { address, position } = await readCompany();
  return {
    region,
    office: { city: address.city, ...position },
    towns: await readTowns(),
  };
}
