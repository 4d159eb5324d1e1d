import { expect, test } from 'vitest';
import { createTestRoot, goodFields, startTestService } from '../testing/test-service.ts';

async function collectWarnings(settings: Record<string, string>, headers: Record<string, string>) {
  const service = await startTestService(settings, createTestRoot());
  for (const path of ['/', '/healthz', '/contact']) await service.request(path, { headers });
  await service.post(goodFields, { headers });
  const entries = service.logLines.map(
    (line) => JSON.parse(line) as { level: number; msg: string },
  );
  return entries.filter(({ msg }) => msg.includes('TRUST_PROXY'));
}

test.each<Record<string, string>>([
  { 'X-Forwarded-For': '203.0.113.7' },
  { Forwarded: 'for=203.0.113.7' },
  { 'X-Real-IP': '203.0.113.7' },
])(
  'a proxy that is not trusted is logged once, with the setting to change: %j',
  async (headers) => {
    const warnings = await collectWarnings({}, headers);
    expect(warnings).toEqual([
      expect.objectContaining({
        level: 40,
        msg: expect.stringMatching(/set TRUST_PROXY to the number/),
      }),
    ]);
    expect(JSON.stringify(warnings)).not.toContain('203.0.113.7');
  },
);

test('a trusted proxy and a direct request are not logged', async () => {
  expect(await collectWarnings({ TRUST_PROXY: '1' }, { 'X-Forwarded-For': '203.0.113.7' })).toEqual(
    [],
  );
  expect(await collectWarnings({}, {})).toEqual([]);
});
