import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestRoot, startTestService } from './testing/test-service.ts';

/** The warnings of a start whose built privacy policy says `policy`. */
async function warningsOf(policy: string | undefined, settings: Record<string, string>) {
  const root = createTestRoot();
  if (policy !== undefined) {
    const page = `<!DOCTYPE html><title>Privacy</title><main>${policy}</main>`;
    writeFileSync(join(root, 'dist/privacy-policy.html'), page);
  }
  const { logLines } = await startTestService(settings, root);
  return logLines
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level, msg }) => level === 40 && msg.includes('RETENTION_DAYS'))
    .map(({ msg }) => msg);
}

const says = (value: string) => `<p data-retention-days="${value}">…</p>`;

test.each([
  ['90', { RETENTION_DAYS: '30' }, 'RETENTION_DAYS is 30', 'built with 90'],
  ['off', { RETENTION_DAYS: '30' }, 'RETENTION_DAYS is 30', 'built with off'],
  ['90', {}, 'RETENTION_DAYS is off', 'built with 90'],
])(
  'a policy that says %s, while the service has %o, is one warning with its remedy',
  async (policy, settings, ...words) => {
    const warnings = await warningsOf(says(policy), settings as Record<string, string>);
    expect(warnings).toHaveLength(1);
    for (const each of [...words, 'npm run build']) expect(warnings[0]).toContain(each);
  },
);

test.each([
  ['the same number', says('90'), { RETENTION_DAYS: '90' }],
  ['off on both sides', says('off'), {}],
  ['off by name', says('off'), { RETENTION_DAYS: 'off' }],
  ['a policy of the owner that promises nothing', '<p>We keep nothing.</p>', {}],
  ['no policy', undefined, { RETENTION_DAYS: '90' }],
])('%s is no warning', async (_, policy, settings) => {
  expect(await warningsOf(policy, settings as Record<string, string>)).toEqual([]);
});
