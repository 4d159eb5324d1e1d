import { readOnly, readTowns, readTownsWithCard } from '#site/data/content.ts';

/** The words of the contact page and the page after it. */
export type ContactContent = Awaited<ReturnType<typeof readContact>>;

/** What the form and the notices around it say. */
export type FormWords = Omit<ContactContent['form'], 'heading' | 'lead'>;

/** The words of the contact page and the page after it, with every town served. */
export async function readContact() {
  const contact = await readOnly('contact');
  const withoutCard = (await readTowns()).filter(({ card }) => !card);
  const towns = [...withoutCard, ...(await readTownsWithCard())];
  return { ...contact, towns: { ...contact.towns, towns } };
}
