import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const read = (settings: Record<string, string>) => readEnvironment('/nowhere', settings);

test('a database is a file', () => {
  expect(read({ DATABASE_URL: 'file:a.db' }).DATABASE_URL).toBe('file:a.db');
  expect(() => read({ DATABASE_URL: 'a.db' })).toThrow('expected file:PATH');
  expect(() => read({ DATABASE_URL: 'https://inquiries.example' })).toThrow('D1');
});

test('mail may wait an hour unless told', () => {
  expect(read({}).MAIL_ALERT_AFTER).toBe(3_600_000);
  expect(read({ MAIL_ALERT_AFTER: '30m' }).MAIL_ALERT_AFTER).toBe(1_800_000);
  expect(read({ MAIL_ALERT_AFTER: 'off' }).MAIL_ALERT_AFTER).toBeUndefined();
  expect(() => read({ MAIL_ALERT_AFTER: 'soon' })).toThrow('such as 30m or 1h, or off');
});
