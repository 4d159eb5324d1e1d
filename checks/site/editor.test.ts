import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorPolicy } from '#contract/content-security-policy.ts';
import { readEnvironment } from '#contract/environment.ts';
import { readStaticFiles } from '../../server/node/static-files/static-files.ts';
import { buildAdmin } from '../../site/admin/build-admin.ts';
import { dist } from './built-site.ts';

/** Strings that only the editor contains: its address, its name, and the host to which it commits. */
const traces = /(^|["'/ ])admin(\.html|\/|["' ]|$)|sveltia|api\.github\.com/im;

const editorIsBuilt = readEnvironment(join(dist, '..')).CMS_REPOSITORY !== undefined;

test.skipIf(editorIsBuilt)(
  'without a repository setting, the built site does not contain the editor',
  async () => {
    const files = await Array.fromAsync(glob('**/*.*', { cwd: dist }));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => traces.test(file))).toEqual([]);
    // Skip the service worker, which names the editor's address in order not to store its page.
    const texts = files.filter(
      (file) => /\.(html|js|css|json|xml|txt)$|_headers$/.test(file) && file !== 'sw.js',
    );
    const withTrace: string[] = [];
    for (const file of texts) {
      if (traces.test(await readFile(join(dist, file), 'utf8'))) withTrace.push(file);
    }
    expect(withTrace).toEqual([]);
  },
);

test('the built editor is one noindex page, whose files are immutable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  try {
    await buildAdmin(folder, { name: 'owner/site', branch: 'main' });
    const files = readStaticFiles(folder, () => 'none');
    const uncompressed = (address: string) => files.get(address)?.get('identity');
    const html = Buffer.from(uncompressed('/admin')?.body ?? []).toString();
    expect(uncompressed('/admin')?.headers).toMatchObject({
      'Content-Security-Policy': editorPolicy,
      'Cache-Control': 'no-cache',
    });
    expect(html).toContain('<meta name="robots" content="noindex">');
    const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(html) ?? [];
    expect(uncompressed(script)?.headers['Cache-Control']).toMatch(/immutable/);
    expect(Buffer.from(uncompressed(script)?.body ?? []).toString()).toContain('owner/site');
    // The content security policy allows only addresses below /admin.
    expect([...files.keys()].every((path) => /^\/admin(\/|$)/.test(path))).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
