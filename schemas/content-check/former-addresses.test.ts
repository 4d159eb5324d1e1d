import { expect, test } from 'vitest';
import { copyContent } from '../../checks/fixture/copy-content.ts';

/** Lists these former addresses in a copy of the content, and returns what the content check reports. */
async function checkWith(inService: readonly string[], inPolicy: readonly string[] = []) {
  const { edit, check } = await copyContent();
  const list = (addresses: readonly string[]) =>
    `formerAddresses:\n${addresses.map((each) => `  - ${each}\n`).join('')}search:`;
  if (inService.length > 0) await edit('services/testing.yaml', 'search:', list(inService));
  if (inPolicy.length > 0) await edit('privacy-policy.mdx', 'search:', list(inPolicy));
  return check();
}

test('a former address that no page has is accepted', async () => {
  expect(await checkWith(['/upkeep', '/services/upkeep_2'], ['/privacy'])).toMatch(/^0 problems/);
});

test.each([
  {
    description: 'the page itself, which would be a loop',
    former: '/services/testing',
    message: 'is the current address of this page, so it would lead to itself; remove this line',
  },
  {
    description: 'another page',
    former: '/services/line-work',
    message:
      'is the address of the page of content/services/line-work.yaml; remove this line, or rename or remove that file',
  },
  {
    description: 'a page that has no file of its own',
    former: '/contact/thank-you',
    message: 'is an address of the site itself; remove this line',
  },
])('the address of $description is refused as a former address', async ({ former, message }) => {
  const output = await checkWith([former]);
  expect(output).toMatch(/^1 problem in content/);
  expect(output).toContain(`content/services/testing.yaml:`);
  expect(output).toContain(` formerAddresses[0]: ${former} ${message}`);
});

test('a former address that two pages list is refused', async () => {
  const output = await checkWith(['/upkeep'], ['/upkeep']);
  expect(output).toContain(`formerAddresses[0]: /upkeep is already listed in content/`);
  expect(output).toMatch(/^1 problem in content/);
});

test('a former address with the name of the site, a file ending or a slash at the end is refused', async () => {
  const refused = ['https://www.example.com/upkeep', '/upkeep.html', '/upkeep/', 'upkeep'];
  const output = await checkWith(refused);
  for (const index of refused.keys()) {
    expect(output).toContain(
      `formerAddresses[${index}]: expected an address without the name of the site, such as /services/maintenance, in lowercase letters, digits, hyphens, underscores and tildes`,
    );
  }
});
