import { expect, test } from 'vitest';
import { readCompany } from '#contract/read-company.ts';
import { fixtureFolder } from '../../../checks/fixture/folders.ts';
import { composeSecurityText } from './security-text.ts';

test('security.txt expires in less than a year', async () => {
  const company = await readCompany(fixtureFolder);
  const built = new Date('2027-03-01T12:34:56Z');
  const text = composeSecurityText(company, 'https://own.test/security.txt', built);
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const millisecondsPerDay = 86_400_000;
  const days = (Date.parse(expires) - built.getTime()) / millisecondsPerDay;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
