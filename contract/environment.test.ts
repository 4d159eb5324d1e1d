import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const read = (settings: Record<string, string>) => readEnvironment('/nowhere', settings);

test('DATABASE_URL accepts only file URLs', () => {
  expect(read({ DATABASE_URL: 'file:a.db' }).DATABASE_URL).toBe('file:a.db');
  expect(() => read({ DATABASE_URL: 'a.db' })).toThrow('expected file:PATH');
  expect(() => read({ DATABASE_URL: 'https://inquiries.example' })).toThrow('D1');
});

test.each([
  'file::memory:',
  'file:',
  'file:data/leads.db?mode=ro',
  'file:a.db#b',
  'file:~/a.db',
  'file:$HOME/a.db',
  'file:/x/100%.db',
  'file:/x/%E9.db',
  'file:a%00.db',
  'file:data/',
  'file://data/leads.db',
  ':memory:',
])('DATABASE_URL=%s is rejected, and the message names the setting and the fix', (DATABASE_URL) => {
  expect(() => read({ DATABASE_URL })).toThrow(/DATABASE_URL=.*: expected .*/);
});

test.each(['~/data', '$HOME/data', 'file:data', 'https://data.example/'])(
  'DATA_DIR=%s is rejected, and the message names the setting',
  (DATA_DIR) => {
    expect(() => read({ DATA_DIR })).toThrow(/DATA_DIR=.*: expected /);
  },
);

// Each URL contains a secret ("hunter2" or "2024") and an unescaped character that has a special meaning in
// URLs.
test.each([
  'smtp://office:hunter2#x@mail.example',
  'smtp://office:2024#hunter2@mail.example',
  'smtp://office:2024/hunter2@mail.example',
  'smtp://office:2024?hunter2@mail.example',
  'smtp://office:2024?name=hunter2@mail.example',
  'smtp://office:hunter2/x@mail.example',
  'smtp://office:hunter2?x@mail.example:587',
  'smtp://office:hunter2@x@mail.example',
  'smtp://office:hunter2%@mail.example',
  'smtp://office:hunter2%E9@mail.example',
  'smtp://office:hunter2 x@mail.example',
  'smtps://of#fice:hunter2@mail.example',
])(
  'SMTP_URL=%s is rejected, and the message explains the format without quoting the URL',
  (SMTP_URL) => {
    const readInvalidUrl = () => read({ SMTP_URL });
    expect(readInvalidUrl).toThrow(/SMTP_URL=.*# as %23/);
    expect(readInvalidUrl).not.toThrow(/hunter2|2024|mail\.example/);
  },
);

test.each([
  'smtp:mail.example',
  'smtp://',
  'smtp://:587',
  'https://mail.example',
  'smtp://mail.example:port',
  'smtp://mail.example/inbox',
  'smtp://mail.example/?pool=true',
  'smtp://:password@mail.example',
])('SMTP_URL=%s is rejected', (SMTP_URL) => {
  expect(() => read({ SMTP_URL })).toThrow(/SMTP_URL=.*expected/);
});

test.each([
  'smtp://mail.example',
  'smtps://office:p%23%40%2F%3F%25:x!&=+@mail.example:465',
  'smtp://[::1]:25/?requireTLS=true&tls.rejectUnauthorized=false',
  'smtp://office:pw@mail.example?proxy=http://user:pw@proxy.example:3128',
])('SMTP_URL=%s is accepted unchanged', (SMTP_URL) => {
  expect(read({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
});

test('settings other than SMTP_URL reject a URL with a login, and the message hides the login', () => {
  const address = 'https://office:hunter2@www.example.com';
  for (const name of ['SITE_URL', 'PUBLIC_FORM_ENDPOINT', 'ALLOWED_ORIGINS', 'MAIL_TO', 'HOST']) {
    const readAddress = () => read({ [name]: address });
    expect(readAddress).toThrow(`${name}=`);
    expect(readAddress).not.toThrow('hunter2');
  }
});

/** Writes `content` to a temporary `.env` file and reads the settings from that file. */
function readFile(content: string | Uint8Array, settings: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'environment-test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, '.env'), content);
  return readEnvironment(root, settings);
}

test('a value in .env that is truncated by an unquoted # is rejected, and comments are accepted', () => {
  const readTruncated = () => readFile('SMTP_URL=smtp://office:2024#hunter2@mail.example\n');
  expect(readTruncated).toThrow(/SMTP_URL \(in \.env\).*%23/);
  expect(readTruncated).not.toThrow('hunter2');
  expect(() => readFile('export DATA_DIR = /srv/data#1')).toThrow('DATA_DIR (in .env)');
  const good = 'PORT=80 # not #8080\n# a#b\nDATA_DIR="/srv/data#1"\nLOG_LEVEL= # none\n';
  expect(readFile(good)).toMatchObject({ PORT: 80, DATA_DIR: '/srv/data#1', LOG_LEVEL: 'info' });
  expect(readFile('PORT=80#x', { PORT: '81' }).PORT).toBe(81);
});

test('.env is accepted with a byte order mark and Windows line breaks, and rejected if it is not UTF-8', () => {
  expect(readFile('\ufeffPORT=80\r\nLOG_LEVEL=warn\r\n')).toMatchObject({
    PORT: 80,
    LOG_LEVEL: 'warn',
  });
  expect(() => readFile(Buffer.from('\ufeffPORT=80', 'utf16le'))).toThrow('save the file as UTF-8');
});

test('MAIL_ALERT_AFTER is one hour by default and can be a duration or off', () => {
  expect(read({}).MAIL_ALERT_AFTER).toBe(3_600_000);
  expect(read({ MAIL_ALERT_AFTER: '30m' }).MAIL_ALERT_AFTER).toBe(1_800_000);
  expect(read({ MAIL_ALERT_AFTER: 'off' }).MAIL_ALERT_AFTER).toBeUndefined();
  expect(() => read({ MAIL_ALERT_AFTER: 'soon' })).toThrow('such as 30m or 1h, or off');
});
