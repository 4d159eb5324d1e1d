import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../testing/test-service.ts';
import { findSamplePlaces } from './find-sample-places.ts';

const company = { bases: [{ city: 'Farmington', state: 'New Mexico' }] };

/** Creates a content folder for a company in Farmington. The folder also contains `files`. */
function write(files: Record<string, string>): string {
  const folder = createTestFolder();
  for (const name of ['articles', 'towns']) mkdirSync(join(folder, name));
  const own = {
    'towns/farmington.yaml': 'name: Farmington\ngrid: WECC\n',
    'region.yaml': 'name: San Juan Basin\n',
  };
  for (const [name, text] of Object.entries({ ...own, ...files })) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('a sentence that names a place where the owner does not work is reported with its file, line and field', async () => {
  const folder = write({
    'home.yaml': 'heading: Power\nhero:\n  lead: Crews leave from Andrews, Texas.\n',
    'privacy-policy.mdx': '---\nheading: Privacy\n---\n\nStored in Odessa.\n',
  });
  expect(await findSamplePlaces(folder, company)).toEqual([
    'content/home.yaml:3 hero.lead names Andrews and Texas: write it for your own places, or remove it',
    'content/privacy-policy.mdx:5 names Odessa: write it for your own places, or remove it',
  ]);
});

test('an article that names several places where the owner does not work is reported on one line', async () => {
  const text = '---\ntitle: In the Permian\n---\n\nAround Hobbs.\n\nOn ERCOT-side leases.\n';
  expect(await findSamplePlaces(write({ 'articles/a.mdx': text }), company)).toEqual([
    'content/articles/a.mdx is about Hobbs, Permian, and ERCOT: rewrite it for your region, or remove it',
  ]);
});

test('places and agencies in the states and towns where the owner works are not reported', async () => {
  const text = 'a: A New Mexico permit of the Construction Industries Division\nb: andrews-lease\n';
  expect(await findSamplePlaces(write({ 'home.yaml': text }), company)).toEqual([]);
});
