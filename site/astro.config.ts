import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readEnvironment } from '#contract/environment.ts';
import { readCompany } from '#contract/read-company.ts';
import { writeRetention } from '#contract/retention.ts';
import { collections } from '#schemas/collections.ts';
import { listFormerAddresses } from '#schemas/list-former-addresses.ts';
import { readEntries } from '#schemas/read-content.ts';
import { contentCheckInDev } from './integrations/content-check-in-dev.ts';
import { devServer } from './integrations/dev-server.ts';
import { staticHost } from './integrations/static-host.ts';
import { typesetMarkdown } from './integrations/typeset-markdown.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const environment = readEnvironment(root);
const company = await readCompany(root);
const { entries } = await readEntries(join(root, 'content'), collections);

export default defineConfig({
  site: environment.SITE_URL ?? company.siteUrl,
  outDir: '../dist',
  cacheDir: '../node_modules/.astro',
  // Build services.html for /services, so that each page has one address, without a trailing slash.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  server: { host: environment.HOST, port: environment.PORT },
  devToolbar: { enabled: false },
  markdown: {
    // Derive heading ids before typesetting, so that links can use the plain text of a heading.
    processor: satteri({ hastPlugins: [satteriHeadingIdsPlugin(), typesetMarkdown] }),
  },
  integrations: [
    contentCheckInDev(),
    mdx(),
    react(),
    devServer(environment),
    staticHost(
      { formEndpoint: environment.PUBLIC_FORM_ENDPOINT, frame: company.map.embed },
      listFormerAddresses(entries),
    ),
  ],
  vite: {
    css: {
      transformer: 'lightningcss',
      // The first browser versions that support light-dark(), which all theme colors use.
      lightningcss: {
        targets: {
          chrome: browserVersion(123),
          firefox: browserVersion(120),
          safari: browserVersion(17, 5),
        },
      },
    },
    envDir: root,
    define: {
      'import.meta.env.PUBLIC_FORM_ENDPOINT': JSON.stringify(
        environment.PUBLIC_FORM_ENDPOINT ?? '',
      ),
      'import.meta.env.FORM_HOST': JSON.stringify(environment.FORM_HOST),
      'import.meta.env.RETENTION_DAYS': JSON.stringify(writeRetention(environment.RETENTION_DAYS)),
    },
    build: {
      // Do not inline scripts, because browsers can cache only script files.
      assetsInlineLimit: 0,
      // Astro adds a non-standard directive to MDX modules, which would cause a warning.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    // In a copy of the project, node_modules may be a symbolic link to another folder.
    server: { fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules/vite')))] } },
    // Without this list, Vite discovers these packages late and reloads the first page opened in development.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client'] },
  },
});

/** Returns a browser version as Lightning CSS expects it: the major version in bits 16 to 23, the minor in bits 8 to 15. */
function browserVersion(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}
