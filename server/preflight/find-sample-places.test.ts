import { expect, test } from 'vitest';
import { parseContentDocument } from '#schemas/content-document.ts';
import { findSamplePlaces } from './find-sample-places.ts';

const position = { latitude: 36.7281, longitude: -108.2187 };

/** A company in Farmington. */
const company = {
  address: {
    street: '4000 East Main Street',
    city: 'Farmington',
    state: 'NM',
    postalCode: '87402',
    country: 'US',
  },
  bases: [{ city: 'Farmington', state: 'New Mexico', stateCode: 'NM', position }],
  licenses: [{ state: 'New Mexico', number: '98765' }],
};

const ownFiles = {
  'towns/farmington.yaml': 'name: Farmington\ngrid: WECC\n',
  'region.yaml': 'name: San Juan Basin\nstates:\n  - name: New Mexico\n    code: NM\n',
};

/** Finds the sample's places in these content files of the company in Farmington. */
const find = (files: Record<string, string>) =>
  findSamplePlaces(
    Object.entries({ ...ownFiles, ...files }).map(([path, text]) =>
      parseContentDocument(path, text),
    ),
    company,
  );

test('a sentence that names a place where the owner does not work is reported with its file, line and field', () => {
  const found = find({
    'home.yaml': 'heading: Power\nhero:\n  lead: Crews leave from Andrews, Texas.\n',
    'privacy-policy.mdx': '---\nheading: Privacy\n---\n\nStored in Odessa.\n',
  });
  expect(found).toEqual([
    'content/home.yaml:3 hero.lead names Andrews and Texas: write it for your own places, or remove it',
    'content/privacy-policy.mdx:5 names Odessa: write it for your own places, or remove it',
  ]);
});

test('sentences in the files about the company, its region and its towns are searched, too', () => {
  const found = find({
    'company.yaml': 'summary: Power for the Permian Basin.\n',
    'region.yaml': `${ownFiles['region.yaml']}area: West Texas\nnames:\n  wide:\n    - text: TEXAS\n`,
    'towns/aztec.yaml': 'name: Aztec\ncard:\n  summary: On US 385, served by Oncor.\n',
    'people/roe.yaml': 'sentence: Runs the crews of Hobbs.\n',
  });
  expect(found).toEqual([
    'content/region.yaml:5 area names Texas: write it for your own places, or remove it',
    'content/region.yaml:8 names.wide[0].text names Texas: write it for your own places, or remove it',
    'content/company.yaml:1 summary names Permian: write it for your own places, or remove it',
    'content/towns/aztec.yaml:3 card.summary names Oncor and US 385: write it for your own places, or remove it',
    'content/people/roe.yaml:1 sentence names Hobbs: write it for your own places, or remove it',
  ]);
});

test('an article that names several places where the owner does not work is reported on one line', () => {
  const text = '---\ntitle: In the Permian\n---\n\nAround Hobbs.\n\nOn ERCOT-side leases.\n';
  expect(find({ 'articles/a.mdx': text })).toEqual([
    'content/articles/a.mdx is about Hobbs, Permian, and ERCOT: rewrite it for your region, or remove it',
  ]);
});

test('places and agencies in the states and towns where the owner works are not reported', () => {
  const text = 'a: A New Mexico permit of the Construction Industries Division\nb: andrews-lease\n';
  expect(find({ 'home.yaml': text })).toEqual([]);
});
