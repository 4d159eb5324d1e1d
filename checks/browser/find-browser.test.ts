import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

test('outside of CI, the command to install packages is printed but not run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packages-'));
  const markerFile = join(folder, 'called');
  // A fake apt-get that creates a file when it is called.
  await writeFile(join(folder, 'apt-get'), `#!/bin/sh\ntouch ${markerFile}\n`);
  await chmod(join(folder, 'apt-get'), 0o755);
  const module = join(import.meta.dirname, 'find-browser.ts');
  const script = `import { installPackages } from ${JSON.stringify(module)}; installPackages(['some-browser']);`;
  const { CI: _, ...environment } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...environment, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
  expect(stdout).toContain('apt-get install -y --no-install-recommends some-browser');
  expect(existsSync(markerFile)).toBe(false);
  await rm(folder, { recursive: true });
});
