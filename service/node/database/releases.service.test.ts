import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { query } from '../../testing/query.ts';
import { leads, patient } from '../../testing/run-leads.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { createTestRoot, startTestService } from '../../testing/test-service.ts';

/*
 * Databases of earlier versions, one for each of the first three schemas. Each contains one inquiry from a
 * time when no mail server was set, and seven inquiries from a time when the mail server was down.
 */
const versions: [name: string, reasons: string[]][] = [
  // The honeypot was the only check for automated inquiries in the first version.
  ['first', ['honeypot']],
  ['repeated-text', ['fill-time', 'honeypot', 'repeated-text']],
  ['shared-state', ['fill-time', 'honeypot', 'repeated-text']],
];

function unpack(name: string): string {
  const root = createTestRoot();
  const packed = fileURLToPath(new URL(`../../testing/releases/${name}.db.gz`, import.meta.url));
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data/leads.db'), gunzipSync(readFileSync(packed)));
  return root;
}

test.each(versions)(
  'the database of the version "%s" still opens with all inquiries, and waiting emails are sent',
  async (name, reasons) => {
    const root = unpack(name);
    // Makes the inquiries recent, so that they are not erased because of their age.
    await query(root, `update enquiries set received_at = ${Date.now()} + sequence`);
    const { stdout } = await leads({ root }, ['list', '--json']);
    const list = JSON.parse(stdout) as Record<string, string>[];
    expect(list).toHaveLength(8);
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['job']));
    expect(list.find(({ mail }) => mail === 'sent')).toMatchObject({
      message: 'Mailed before the update.',
    });
    expect(list.find(({ name: sender }) => sender === 'Zoë 中')).toMatchObject({
      message: 'Waiting when the update came.\r\nTwo lines, "quoted" 🚧',
      mail: 'waiting',
      state: 'kept',
    });
    for (const { reason, state, mail } of list.filter((each) => each.reason)) {
      expect({ state, mail }).toEqual({
        state: reason === 'honeypot' ? 'suspected' : 'kept',
        mail: 'none',
      });
    }
    const found = list.map(({ reason = '' }) => reason).filter(Boolean);
    expect(found.sort()).toEqual(reasons);

    const smtp = await startSmtpServer();
    const service = await startTestService({ SMTP_URL: smtp.url }, root);
    const waiting = list.filter(({ mail }) => mail === 'waiting').length;
    await vi.waitUntil(() => smtp.mails.length === waiting + 1, patient);
    const digest = smtp.mails.find((mail) => /^Subject: Held back/m.test(mail)) ?? '';
    const text = digest.replaceAll(/=\r?\n/g, '');
    for (const { id, state } of list.filter(({ reason }) => reason)) {
      expect(text).toContain(`${state === 'kept' ? 'resend' : 'release'} ${id}`);
    }
    await service.post();
    await vi.waitUntil(() => smtp.mails.length === waiting + 2, patient);
    expect(await service.list()).toHaveLength(9);
  },
);
