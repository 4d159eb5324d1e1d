import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document, YAMLMap, YAMLSeq } from 'yaml';
import { edit, remove, removeBrokenReferences } from './edit-content.ts';

/** The only town of this company, which is the sample's first base. */
const base = 'andrews';

/** The only service of this company. */
const service = 'maintenance';

/** Reduces the folder `content` to one base and one service, without optional content. */
export async function changeToMinimalCompany(content: string): Promise<void> {
  await remove(content, [
    'articles',
    'facility-types',
    'jobs',
    'openings',
    'projects',
    'sheets',
    'tools',
    'pages/careers.yaml',
    'pages/facility-types.yaml',
    'pages/projects.yaml',
    'pages/samples.yaml',
    'pages/tools.yaml',
  ]);
  for await (const file of glob('{services,towns}/*.yaml', { cwd: content })) {
    if (![`services/${service}.yaml`, `towns/${base}.yaml`].includes(file)) {
      await rm(join(content, file));
    }
  }
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
  await edit(join(content, 'region.yaml'), (region) => {
    for (const part of ['ring', 'degrees', 'names']) region.delete(part);
    keepFirst(region, 'states');
  });
  await edit(join(content, 'home.yaml'), (home) => {
    home.setIn(['services', 'services'], [service]);
    home.setIn(['serviceArea', 'text'], 'Crews leave from {base}.');
  });
  await edit(join(content, 'pages/service-area.yaml'), (page) => {
    page.setIn(['services', 'items'], [{ service, text: 'In one trip' }]);
    page.setIn(['towns', 'groups'], [{ heading: 'Around {base}', columns: 1, towns: [base] }]);
  });
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
  // These lists contained only articles and tools.
  await edit(join(content, 'pages/services.yaml'), (page) => page.delete('insights'));
  await edit(join(content, `services/${service}.yaml`), (page) => {
    const sections = page.get('sections') as YAMLSeq<YAMLMap>;
    sections.items = sections.items.filter((section) => section.get('kind') !== 'reading');
  });
  await removeBrokenReferences(content);
}

/** Removes all entries of a list except the first. */
function keepFirst(document: Document, listName: string): void {
  const list = document.get(listName) as YAMLSeq;
  list.items = list.items.slice(0, 1);
}
