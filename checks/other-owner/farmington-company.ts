import { cp, glob, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSeq, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import { edit, remove, removeBrokenReferences } from './edit-content.ts';
import { farmingtonSentences } from './farmington-sentences.ts';

/*
 * Changes the sample content to that of a company in another region, by the steps in docs/how-to-add.md: a different
 * base, region, towns and articles, and one project without pictures.
 */

/** Position of Farmington, New Mexico. */
const farmington = { latitude: 36.7281, longitude: -108.2187 };

const identity = {
  name: 'Mesa Verde Power & Controls',
  legalName: 'Mesa Verde Power & Controls LLC',
  summary: 'Electrical construction and maintenance for the San Juan Basin.',
  phone: { number: '+15055550121', display: '(505) 555-0121' },
  emergencyPhone: { number: '+15055550122', display: '(505) 555-0122' },
  email: 'office@mesaverde.test',
  address: {
    street: '40 Other Road',
    city: 'Farmington',
    state: 'NM',
    postalCode: '87401',
    country: 'US',
  },
  position: farmington,
  bases: [{ city: 'Farmington', state: 'New Mexico', stateCode: 'NM', position: farmington }],
  timeZone: 'America/Denver',
  siteUrl: 'https://mesaverde.test',
  licenses: [{ state: 'New Mexico', number: 'EE98 123456' }],
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-108.28%2C36.69%2C-108.16%2C36.77&layer=mapnik&marker=36.7281%2C-108.2187',
  },
};

const region = {
  name: 'San Juan Basin',
  nameInSentence: 'the San Juan Basin',
  area: 'northwestern New Mexico',
  states: [
    { name: 'New Mexico', code: 'NM' },
    { name: 'Colorado', code: 'CO' },
  ],
  roads: 'planning',
  ring: { center: { latitude: 36.9, longitude: -108 }, radiusKm: 120, bearing: 127 },
  degrees: {
    meridians: [-109, -108, -107],
    parallels: [38, 37, 36],
    borders: { meridian: -109, parallel: 37 },
  },
  names: {
    wide: [
      { text: 'NEW MEXICO', x: 734, y: 700, anchor: 'end' },
      { text: 'COLORADO', x: 734, y: 60, anchor: 'end' },
    ],
    narrow: [{ text: 'NEW MEXICO', x: 680, y: 670, anchor: 'end' }],
  },
};

const card = (subtitle: string, name: string) => ({
  subtitle,
  summary: `Our crews know the leases around ${name}.`,
  description: 'Gas gathering, compression and produced water, most of it on federal leases.',
  services: ['Compressor station power', 'Controls and telemetry', 'Planned outages'],
  links: [
    { text: 'Maintenance', service: 'maintenance' },
    { text: 'Write to us', page: 'contact' },
  ],
});

/** The power grid of all towns. */
const grid = 'WECC';
const towns = {
  farmington: {
    name: 'Farmington',
    stateCode: 'NM',
    ...farmington,
    grid,
    card: card('Our base', 'Farmington'),
  },
  bloomfield: {
    name: 'Bloomfield',
    stateCode: 'NM',
    latitude: 36.7111,
    longitude: -107.9845,
    grid,
    drive: { from: 'Farmington', miles: 14, minutes: 20 },
    card: card('San Juan County, {miles} road miles', 'Bloomfield'),
  },
  durango: {
    name: 'Durango',
    stateCode: 'CO',
    latitude: 37.2753,
    longitude: -107.8801,
    grid,
    drive: { from: 'Farmington', miles: 50, minutes: 65 },
    card: card('La Plata County, {miles} road miles', 'Durango'),
  },
};

const article = `---
title: Before the first thermography round
description: What to have open, loaded and written down before anyone comes with the camera, in a few sentences.
category: Maintenance
publishDate: 2026-11-20
---

A camera sees heat, and heat needs load. Run what you want to have looked at for an hour before the round,
at its usual load or more.

## What to have at hand

Have the last report and the one-line on the table, and someone who may open the doors.
`;

/** Replaces the sample's content in the folder `content` with this company's. */
export async function changeToFarmingtonCompany(content: string): Promise<void> {
  await edit(join(content, 'company.yaml'), (company) => {
    for (const [key, value] of Object.entries(identity)) {
      company.set(key, company.createNode(value));
    }
  });
  await writeFile(join(content, 'region.yaml'), stringify(region));
  await remove(content, ['articles', 'jobs', 'openings', 'people', 'safety.yaml', 'towns']);
  await addTowns(content);
  await addProject(content);
  await removeBrokenReferences(content);
  await removeEmptyLists(content);
  for (const { file, field, text } of farmingtonSentences) {
    await edit(join(content, file), (document) => document.setIn(field, text));
  }
  await mkdir(join(content, 'articles'));
  await writeFile(join(content, 'articles/before-the-first-round.mdx'), article);
}

async function addTowns(content: string): Promise<void> {
  await mkdir(join(content, 'towns'));
  for (const [id, town] of Object.entries(towns)) {
    await writeFile(join(content, `towns/${id}.yaml`), stringify(town, { lineWidth: 0 }));
  }
  await edit(join(content, 'pages/service-area.yaml'), (page) => {
    page.setIn(
      ['towns', 'groups'],
      [
        { heading: 'In New Mexico', columns: 2, towns: ['farmington', 'bloomfield'] },
        { heading: 'In Colorado', columns: 1, towns: ['durango'] },
      ],
    );
  });
}

/** Adds a project without pictures, and a link to it on the home page. */
async function addProject(content: string): Promise<void> {
  const file = join(content, 'projects/gas-plants.yaml');
  await cp(join(content, 'projects/battery-storage.yaml'), file);
  await edit(file, (project) => {
    project.set('title', 'Gas plants');
    project.set('order', 4);
    project.setIn(['search', 'title'], 'Gas plant electrical construction');
    project.setIn(
      ['search', 'description'],
      'Motors, switchgear and controls of gas plants, from the service to the last transmitter.',
    );
    for (const field of ['alias', 'diorama', 'picture']) project.delete(field);
  });
  await edit(join(content, 'home.yaml'), (home) =>
    home.addIn(['projects', 'projects'], 'gas-plants'),
  );
}

/** Removes the sections and lists that contained only articles. */
async function removeEmptyLists(content: string): Promise<void> {
  await edit(join(content, 'pages/services.yaml'), (page) => page.delete('insights'));
  for await (const file of glob('services/*.yaml', { cwd: content })) {
    await edit(join(content, file), (service) => {
      const sections = service.get('sections') as YAMLSeq<YAMLMap>;
      sections.items = sections.items.filter(
        (section) => section.get('kind') !== 'reading' || hasItems(section.get('links')),
      );
    });
  }
}

const hasItems = (list: unknown) => isSeq(list) && list.items.length > 0;
