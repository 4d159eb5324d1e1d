import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const read = (settings: Record<string, string>) => readEnvironment('/nowhere', settings);

test.each([
  [{ DATABASE_URL: 'libsql://inquiries.example' }],
  [{ DATABASE_URL: 'https://inquiries.example' }],
  [{ DATABASE_AUTH_TOKEN: 'secret' }],
])('a remote database is refused, and D1 and the way there are named: %j', (settings) => {
  expect(() => read(settings)).toThrow(/D1 as a Worker\. docs\/operations\/move-database\.md/);
  expect(() => read(settings)).not.toThrow('secret');
});

test('a database is a file, and a token that is left empty is none', () => {
  expect(read({ DATABASE_URL: 'file:a.db', DATABASE_AUTH_TOKEN: ' ' }).DATABASE_URL).toBe(
    'file:a.db',
  );
  expect(() => read({ DATABASE_URL: 'a.db' })).toThrow('expected file:PATH');
});

test('mail may wait an hour unless told', () => {
  expect(read({}).MAIL_ALERT_AFTER).toBe(3_600_000);
  expect(read({ MAIL_ALERT_AFTER: '30m' }).MAIL_ALERT_AFTER).toBe(1_800_000);
  expect(read({ MAIL_ALERT_AFTER: 'off' }).MAIL_ALERT_AFTER).toBeUndefined();
  expect(() => read({ MAIL_ALERT_AFTER: 'soon' })).toThrow('such as 30m or 1h, or off');
});
