import { expect, test } from 'vitest';
import { parseContentDocument } from './content-document.ts';
import { listFormerAddresses } from './list-former-addresses.ts';

test('former addresses lead to the page of the entry that lists them, for each kind of page', () => {
  const entryWith = (text: string) =>
    new Map([['upkeep', parseContentDocument('upkeep.yaml', text)]]);
  const entries = new Map([
    ['services', entryWith('formerAddresses: [/services/care, /care]')],
    ['articles', entryWith('formerAddresses: [/projects/jobs/pump]')],
    ['careersPage', entryWith('formerAddresses: [/work]')],
    ['towns', entryWith('formerAddresses: [/towns/pecos]')],
    ['tools', entryWith('title: No former addresses')],
    ['sheets', entryWith('formerAddresses: not a list')],
  ]);
  expect(listFormerAddresses(entries)).toEqual([
    { from: '/services/care', to: '/services/upkeep' },
    { from: '/care', to: '/services/upkeep' },
    { from: '/projects/jobs/pump', to: '/blog/upkeep' },
    { from: '/work', to: '/careers' },
  ]);
});
