import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document, YAMLMap, YAMLSeq } from 'yaml';
import { edit, remove, removeBrokenReferences } from './edit-content.ts';

/** The only town of this company, which is the sample's first base. */
const base = 'andrews';

/** The only service of this company. */
const service = 'maintenance';

/** Reduces the folder `content` to a company with another name, one base, one service and no optional content. */
export async function changeToMinimalCompany(content: string): Promise<void> {
  await removeOptionalContent(content);
  await changeCompany(content);
  await keepOneTown(content);
  await keepOneService(content);
  await removeBrokenReferences(content);
}

async function removeOptionalContent(content: string): Promise<void> {
  await remove(content, [
    'articles',
    'facility-types',
    'jobs',
    'openings',
    'people',
    'projects',
    'safety.yaml',
    'sheets',
    'tools',
    'pages/careers.yaml',
    'pages/facility-types.yaml',
    'pages/projects.yaml',
    'pages/samples.yaml',
    'pages/tools.yaml',
  ]);
}

/** Replaces the names and numbers of the sample company, which must not appear on another company's site. */
async function changeCompany(content: string): Promise<void> {
  await edit(join(content, 'company.yaml'), (company) => {
    company.set('name', 'Plain Power');
    company.set('legalName', 'Plain Power LLC');
    company.set('email', 'office@plain.test');
    company.set('siteUrl', 'https://plain.test');
    for (const phone of ['phone', 'emergencyPhone']) {
      company.setIn([phone, 'number'], '+14325550131');
      company.setIn([phone, 'display'], '(432) 555-0131');
    }
    company.setIn(['address', 'street'], '5 Other Road');
    company.setIn(['address', 'postalCode'], '79715');
    keepFirst(company, 'bases');
    keepFirst(company, 'licenses');
    company.setIn(['licenses', 0, 'number'], 'TECL 12345');
    company.setIn(['hours', 'text'], 'Weekdays, 7 a.m. to 4 p.m.');
  });
}

/** Keeps the town of the base, in a region without a map. */
async function keepOneTown(content: string): Promise<void> {
  await keepFile(content, 'towns', base);
  await edit(join(content, 'region.yaml'), (region) => {
    // The map is drawn from these three parts.
    for (const part of ['ring', 'degrees', 'names']) region.delete(part);
    keepFirst(region, 'states');
  });
  await edit(join(content, 'home.yaml'), (home) => {
    home.setIn(['serviceArea', 'text'], 'Crews leave from {base}.');
  });
  await edit(join(content, 'pages/service-area.yaml'), (page) => {
    page.setIn(['towns', 'groups'], [{ heading: 'Around {base}', columns: 1, towns: [base] }]);
  });
  // Replace the town's card, because the sample's card links to pages that this company does not have.
  await edit(join(content, `towns/${base}.yaml`), (town) => {
    town.set('card', {
      subtitle: 'Our base',
      summary: 'Crews start here every morning.',
      description: 'Shop, trucks and spare parts are in one yard.',
      services: ['Inspections', 'Repairs', 'Planned outages'],
      links: [
        { text: 'Maintenance', service },
        { text: 'Write to us', page: 'contact' },
      ],
    });
  });
}

async function keepOneService(content: string): Promise<void> {
  await keepFile(content, 'services', service);
  await edit(join(content, 'home.yaml'), (home) => {
    home.setIn(['services', 'services'], [service]);
  });
  await edit(join(content, 'pages/service-area.yaml'), (page) => {
    page.setIn(['services', 'items'], [{ service, text: 'In one trip' }]);
  });
  // In the sample, these lists contain only articles and tools, which this company does not have.
  await edit(join(content, 'pages/services.yaml'), (page) => page.delete('insights'));
  await edit(join(content, `services/${service}.yaml`), (page) => {
    const sections = page.get('sections') as YAMLSeq<YAMLMap>;
    sections.items = sections.items.filter((section) => section.get('kind') !== 'reading');
  });
}

/** Deletes all files of a folder in `content` except one. */
async function keepFile(content: string, folder: string, name: string): Promise<void> {
  for await (const file of glob('*.yaml', { cwd: join(content, folder) })) {
    if (file !== `${name}.yaml`) await rm(join(content, folder, file));
  }
}

/** Removes all entries of a list except the first. */
function keepFirst(document: Document, listName: string): void {
  const list = document.get(listName) as YAMLSeq;
  list.items = list.items.slice(0, 1);
}
