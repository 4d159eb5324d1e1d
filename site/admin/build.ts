import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editorPolicy } from '#contract/content-security-policy.ts';
import { readEnvironment } from '#contract/environment.ts';
import { editorRoute } from '#contract/routes.ts';
import { buildAdmin } from './build-admin.ts';

/*
 * Runs after the build of the pages. If CMS_REPOSITORY and CMS_BRANCH are set, adds the content editor to dist/
 * and its response headers to the _headers file of static hosts.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const { CMS_REPOSITORY: name, CMS_BRANCH: branch } = readEnvironment(root);

if (name && branch) {
  const dist = join(root, 'dist');
  await buildAdmin(dist, { name, branch });
  await appendFile(
    join(dist, '_headers'),
    `
${editorRoute}
  Cache-Control: no-cache
  Content-Security-Policy: ${editorPolicy}

${editorRoute}/*
  Cache-Control: public, max-age=31536000, immutable
`,
  );
}
