import { expect, test } from 'vitest';
import { describeMailDomains } from './describe-mail-domains.ts';

const company = { email: 'office@windriver.test', siteUrl: 'https://www.windriver.test' };

test('domains that agree are not noted, with or without www', () => {
  expect(describeMailDomains(company, {})).toEqual([]);
  const settings = { MAIL_FROM: 'site@WindRiver.test', SITE_URL: 'https://windriver.test' };
  expect(describeMailDomains(company, settings)).toEqual([]);
});

test('a misspelled domain of the email and another domain of the sender are noted', () => {
  const misspelled = { ...company, email: 'office@windrivr.test' };
  expect(describeMailDomains(misspelled, { MAIL_FROM: 'site@mail.test' })).toEqual([
    'content/company.yaml email is at windrivr.test, and the site at www.windriver.test; correct one of them if they should agree',
    'MAIL_FROM is at mail.test, and email in content/company.yaml at windrivr.test; the SPF and DKIM records of mail.test must authorize your mail server',
  ]);
});
