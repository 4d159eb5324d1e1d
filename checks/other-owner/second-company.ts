import { cp, glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isScalar, isSeq, visit } from 'yaml';
import { addPhotographs } from '../site/photographs.ts';
import { addProof } from './add-proof.ts';
import { edit } from './edit-content.ts';

/*
 * A company that is not the sample: what an owner changes who follows the README, in a folder
 * `content`. It spells the sample's files and what is in them that must go, and none of its words.
 */

const hobbs = { latitude: 32.7026, longitude: -103.136 };
const odessa = { latitude: 31.8457, longitude: -102.3676 };

/** Its name has 34 letters, one of which HTML writes otherwise. */
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
    { state: 'New Mexico', number: 'EE98 123456' },
    { state: 'Texas', number: 'TECL 12345' },
  ],
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-103.196%2C32.6726%2C-103.076%2C32.7326&layer=mapnik&marker=32.7026%2C-103.136',
  },
};

/** The town of the sample's first base, and the one farthest away. */
const townsLeft = ['andrews', 'fort-stockton'];

/** The always-on service gets another file name; other pages link to it, and devices store its page. */
const oldService = 'emergency-services';
const newService = 'day-and-night';

/** Makes a folder `content` that company's own. */
export async function becomeSecondCompany(content: string): Promise<void> {
  for await (const name of glob('**/*.yaml', { cwd: content })) {
    if (townsLeft.some((town) => name === `towns/${town}.yaml`)) await rm(join(content, name));
    else await edit(join(content, name), (document) => becomeOwn(name, document));
  }
  await rename(
    join(content, `services/${oldService}.yaml`),
    join(content, `services/${newService}.yaml`),
  );
  for await (const each of glob('**/*.{yaml,mdx}', { cwd: content })) {
    await replace(
      join(content, each),
      new RegExp(`(?<![\\w-])${oldService}(?![\\w-])`, 'g'),
      newService,
    );
  }
  await endOpenings(content);
  const article = 'what-a-megger-reading-says.mdx';
  await cp(join(import.meta.dirname, 'added-article.mdx'), join(content, 'articles', article));
  await addPhotographs(content);
  await addProof(content);
}

function becomeOwn(name: string, document: Document): void {
  if (name === 'company.yaml') {
    for (const [key, value] of Object.entries(identity)) {
      document.set(key, document.createNode(value));
    }
  }
  if (name.startsWith('towns/')) answerFromOwnBase(document);
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'towns' || !isSeq(value)) return;
      value.items = value.items.filter(
        (town) => !(isScalar(town) && townsLeft.includes(String(town.value))),
      );
    },
  });
}

/** It hires no one: the openings are gone but one, which is past. */
async function endOpenings(content: string): Promise<void> {
  const files = await Array.fromAsync(glob('openings/*.yaml', { cwd: content }));
  const [past, ...others] = files.map((file) => join(content, file));
  for (const file of others) await rm(file);
  if (!past) return;
  await edit(past, (opening) => {
    opening.set('base', identity.bases[0]?.city);
    opening.set('datePosted', '2020-01-02');
    opening.set('validThrough', '2020-02-01');
    opening.delete('sample');
  });
}

/** A base needs no drive, and every other town one from a base of this company. */
function answerFromOwnBase(town: Document): void {
  if (identity.bases.some(({ city }) => city === town.get('name'))) {
    town.delete('drive');
    town.setIn(['card', 'subtitle'], 'A base of ours');
    return;
  }
  town.setIn(['drive', 'from'], identity.bases[0]?.city);
}

async function replace(file: string, what: RegExp, by: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(what, by));
}
