import {
  keepPresent,
  readCompany,
  readOnly,
  readTowns,
  readTownsWithCard,
} from '#site/data/content.ts';
import { readDispatchMap } from '#site/data/dispatch-places.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

/** The words of the contact page and the page after it. */
export type ContactContent = Awaited<ReturnType<typeof readContact>>;

/** What the form and the notices around it say. */
export type FormWords = Omit<ContactContent['form'], 'heading' | 'lead'>;

/** The words of the contact page and the page after it, with every town served. */
export async function readContact() {
  const contact = await readOnly('contact');
  const withoutCard = (await readTowns()).filter(({ card }) => !card);
  const towns = [...withoutCard, ...(await readTownsWithCard())];
  const actions = await keepPresent(contact.thankYou.actions);
  return typesetContent({
    ...contact,
    thankYou: { ...contact.thankYou, actions },
    towns: { ...contact.towns, towns },
  });
}

export type ContactMaps = Awaited<ReturnType<typeof readContactMaps>>;

/**
 * What the maps of the contact page show: the land around the office, and who answers whom; undefined
 * where the region has no map.
 */
export async function readContactMaps() {
  const dispatch = await readDispatchMap();
  if (!dispatch) return undefined;
  const { address, position } = await readCompany();
  return typesetContent({
    dispatch,
    office: {
      region: dispatch.region,
      office: { city: address.city, ...position },
      towns: await readTowns(),
    },
  });
}
