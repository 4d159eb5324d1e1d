import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestRoot, startTestService } from './testing/test-service.ts';

/**
 * Starts the service with `policy` as the built privacy policy. Returns the warnings about the retention
 * period.
 */
async function startAndReadWarnings(policy: string | undefined, settings: Record<string, string>) {
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

const withRetention = (value: string) => `<p data-retention-days="${value}">…</p>`;

test.each<[policy: string | undefined, settings: Record<string, string>, warning?: RegExp]>([
  [
    withRetention('90'),
    { RETENTION_DAYS: '30' },
    /RETENTION_DAYS is 30.*built with 90.*npm run build/s,
  ],
  [
    withRetention('off'),
    { RETENTION_DAYS: '30' },
    /RETENTION_DAYS is 30.*built with off.*npm run build/s,
  ],
  [withRetention('90'), {}, /RETENTION_DAYS is off.*built with 90.*npm run build/s],
  [withRetention('90'), { RETENTION_DAYS: '90' }],
  [withRetention('off'), {}],
  [withRetention('off'), { RETENTION_DAYS: 'off' }],
  // This policy states no retention period.
  ['<p>We keep nothing.</p>', {}],
  [undefined, { RETENTION_DAYS: '90' }],
])(
  'for the policy %s and the settings %o, the logged warning is %s',
  async (policy, settings, warning) => {
    const warnings = await startAndReadWarnings(policy, settings);
    expect(warnings).toEqual(warning ? [expect.stringMatching(warning)] : []);
  },
);
