import { expect, test } from 'vitest';
import { parseContentDocument } from '#schemas/content-document.ts';
import { findTradeWords } from './find-trade-words.ts';

const wyoming = { name: 'Wind River', stateCodes: ['WY'] };
const texas = { name: 'Permian Basin', stateCodes: ['TX', 'NM'] };

const documents = [
  parseContentDocument('home.yaml', 'lead: Well pads and a tank battery\nnote: H2S on a lease\n'),
  parseContentDocument(
    'articles/a.mdx',
    '---\ntitle: Caliche\n---\n\nBoth sides of the state line in the basin.\n',
  ),
];

test('words of removed kinds, of another country and of a second state are noted with all their places', () => {
  expect(findTradeWords(documents, wyoming)).toEqual([
    '"well pads": there is no facility type oil-gas-production; check that the sentences are true: content/home.yaml:1',
    '"tank battery": there is no facility type tank-batteries; check that the sentences are true: content/home.yaml:1',
    '"h2s", "lease": there is no facility type of oil and gas; check that the sentences are true: content/home.yaml:2',
    '"caliche": it is not found in WY; check that the sentences are true: content/articles/a.mdx:2',
    '"state line": content/region.yaml has one state; check that the sentences are true: content/articles/a.mdx:5',
    '"the basin": content/region.yaml calls the region Wind River; check that the sentences are true: content/articles/a.mdx:5',
  ]);
});

test('sentences about hiring and tools are noted if the site has neither', () => {
  const policy = [
    parseContentDocument(
      'privacy-policy.mdx',
      '---\nheading: Privacy\n---\n\nA résumé is kept.\n\nThe calculators store nothing.\n',
    ),
  ];
  expect(findTradeWords(policy, texas)).toEqual([
    '"résumé": there is no careers page; check that the sentences are true: content/privacy-policy.mdx:5',
    '"calculators": there is no page of tools; check that the sentences are true: content/privacy-policy.mdx:7',
  ]);
  const kinds = ['careers', 'tools'].map((name) =>
    parseContentDocument(`pages/${name}.yaml`, 'heading: A page\n'),
  );
  expect(findTradeWords([...policy, ...kinds], texas)).toEqual([]);
});

test('words are not noted if the owner has the kind of work, the state or the basin', () => {
  const kinds = ['oil-gas-production', 'tank-batteries'].map((name) =>
    parseContentDocument(`facility-types/${name}.yaml`, 'title: A kind of facility\n'),
  );
  expect(findTradeWords([...documents, ...kinds], texas)).toEqual([]);
});
