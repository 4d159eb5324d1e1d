import { cp, glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isScalar, isSeq, visit } from 'yaml';
import { addPhotographs } from '../site/photographs.ts';
import { addJobsPeopleAndSafety } from './add-proof.ts';
import { edit } from './edit-content.ts';

/*
 * A company in the sample's region. Changes the sample's folder `content` as an owner would by following the README.
 * This file contains names of the sample's files and fields, but none of the sample's text.
 */

const hobbs = { latitude: 32.7026, longitude: -103.136 };
const odessa = { latitude: 31.8457, longitude: -102.3676 };

/** The name has 34 characters, one of which is escaped in HTML. */
const identity = {
  name: 'Llano Estacado Electric & Controls',
  legalName: 'Llano Estacado Electric & Controls LLC',
  summary: 'Electrical construction and maintenance from Hobbs and Odessa.',
  phone: { number: '+15755550111', display: '(575) 555-0111' },
  emergencyPhone: { number: '+15755550112', display: '(575) 555-0112' },
  email: 'office@llano.test',
  address: {
    street: '77 Other Road',
    city: 'Hobbs',
    state: 'NM',
    postalCode: '88240',
    country: 'US',
  },
  position: hobbs,
  bases: [
    { city: 'Hobbs', state: 'New Mexico', stateCode: 'NM', position: hobbs },
    { city: 'Odessa', state: 'Texas', stateCode: 'TX', position: odessa },
  ],
  timeZone: 'America/Denver',
  siteUrl: 'https://llano.test',
  licenses: [
    {
      state: 'New Mexico',
      number: 'EE98 123456',
      class: 'Electrical wiring, EE-98',
      qualifier: 'Rosa Example',
      expires: '2999-03-31',
    },
    { state: 'New Mexico', number: 'EL1 123456', class: 'Lines and substations, EL-1' },
    { state: 'Texas', number: 'TECL 12345', class: 'Electrical contractor', expires: '2020-01-31' },
  ],
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-103.196%2C32.6726%2C-103.076%2C32.7326&layer=mapnik&marker=32.7026%2C-103.136',
  },
};

/** Towns that this company does not serve: the sample's first base and the farthest town. */
const removedTowns = ['andrews', 'fort-stockton'];

/** The 24-hour service gets a different file name, to test the links to its page and the offline copy of its page. */
const oldService = 'emergency-services';
const newService = 'day-and-night';

/** Replaces the sample's content in the folder `content` with this company's. */
export async function changeToSecondCompany(content: string): Promise<void> {
  for await (const name of glob('**/*.yaml', { cwd: content })) {
    if (removedTowns.some((town) => name === `towns/${town}.yaml`)) await rm(join(content, name));
    else await edit(join(content, name), (document) => changeDocument(name, document));
  }
  await rename(
    join(content, `services/${oldService}.yaml`),
    join(content, `services/${newService}.yaml`),
  );
  for await (const name of glob('**/*.{yaml,mdx}', { cwd: content })) {
    await renameService(join(content, name));
  }
  await expireOpenings(content);
  const article = 'what-a-megger-reading-says.mdx';
  await cp(join(import.meta.dirname, 'added-article.mdx'), join(content, 'articles', article));
  await addPhotographs(content);
  await addJobsPeopleAndSafety(content);
}

/** Changes the content file `name`: sets the company's identity and bases, and removes the towns that it does not serve. */
function changeDocument(name: string, document: Document): void {
  if (name === 'company.yaml') {
    for (const [key, value] of Object.entries(identity)) {
      document.set(key, document.createNode(value));
    }
  }
  if (name.startsWith('towns/')) setBase(document);
  removeTownsFromLists(document);
}

function removeTownsFromLists(document: Document): void {
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'towns' || !isSeq(value)) return;
      value.items = value.items.filter(
        (town) => !(isScalar(town) && removedTowns.includes(String(town.value))),
      );
    },
  });
}

/** Removes all openings except one, which it changes to an expired opening, because the company is not hiring. */
async function expireOpenings(content: string): Promise<void> {
  const files = await Array.fromAsync(glob('openings/*.yaml', { cwd: content }));
  const [expired, ...others] = files.map((file) => join(content, file));
  for (const file of others) await rm(file);
  if (!expired) return;
  await edit(expired, (opening) => {
    opening.set('base', identity.bases[0]?.city);
    opening.set('datePosted', '2020-01-02');
    opening.set('validThrough', '2020-02-01');
    opening.delete('sample');
  });
}

/** Removes the driving distance of towns that are bases, and sets the starting point for all other towns. */
function setBase(town: Document): void {
  if (identity.bases.some(({ city }) => city === town.get('name'))) {
    town.delete('drive');
    town.setIn(['card', 'subtitle'], 'A base of ours');
    return;
  }
  town.setIn(['drive', 'from'], identity.bases[0]?.city);
}

/** Replaces the old name of the 24-hour service in a file. */
async function renameService(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const wholeName = new RegExp(`(?<![\\w-])${oldService}(?![\\w-])`, 'g');
  await writeFile(file, text.replace(wholeName, newService));
}
