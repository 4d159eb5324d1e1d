import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestRoot, startTestService } from '../testing/test-service.ts';

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

const cases: {
  description: string;
  /** Content of the built privacy policy. Absent if there is no policy. */
  policy?: string;
  settings: Record<string, string>;
  warning?: RegExp;
}[] = [
  {
    description: 'policy with 90 days, setting of 30',
    policy: withRetention('90'),
    settings: { RETENTION_DAYS: '30' },
    warning: /RETENTION_DAYS is 30.*built with 90.*npm run build/s,
  },
  {
    description: 'policy without limit, setting of 30',
    policy: withRetention('off'),
    settings: { RETENTION_DAYS: '30' },
    warning: /RETENTION_DAYS is 30.*built with off.*npm run build/s,
  },
  {
    description: 'policy with 90 days, no setting',
    policy: withRetention('90'),
    settings: {},
    warning: /RETENTION_DAYS is off.*built with 90.*npm run build/s,
  },
  {
    description: 'policy with 90 days, setting of 90',
    policy: withRetention('90'),
    settings: { RETENTION_DAYS: '90' },
  },
  {
    description: 'policy without limit, no setting',
    policy: withRetention('off'),
    settings: {},
  },
  {
    description: 'policy without limit, setting off',
    policy: withRetention('off'),
    settings: { RETENTION_DAYS: 'off' },
  },
  {
    description: 'policy that states no period',
    policy: '<p>We keep nothing.</p>',
    settings: {},
  },
  { description: 'no policy', settings: { RETENTION_DAYS: '90' } },
];

test.each(cases)(
  'a warning is logged only if policy and setting differ: $description',
  async ({ policy, settings, warning }) => {
    const warnings = await startAndReadWarnings(policy, settings);
    expect(warnings).toEqual(warning ? [expect.stringMatching(warning)] : []);
  },
);
