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
import { contentCheckInDev } from './integrations/content-check-in-dev.ts';
import { devServer } from './integrations/dev-server.ts';
import { sonnerWithoutStyleTag } from './integrations/sonner-without-style-tag.ts';
import { staticHost } from './integrations/static-host.ts';
import { typesetMarkdown } from './src/typography/typeset-markdown.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const environment = readEnvironment(root);
const company = await readCompany(root);

export default defineConfig({
  site: environment.SITE_URL ?? company.siteUrl,
  outDir: '../dist',
  cacheDir: '../node_modules/.astro',
  // /services is services.html: the address without a slash is the only one.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  server: { host: environment.HOST, port: environment.PORT },
  devToolbar: { enabled: false },
  markdown: {
    // The ids of headings come from their plain text, as links name them.
    processor: satteri({ hastPlugins: [satteriHeadingIdsPlugin(), typesetMarkdown] }),
  },
  integrations: [
    contentCheckInDev(),
    mdx(),
    react(),
    devServer(environment),
    staticHost({ formEndpoint: environment.PUBLIC_FORM_ENDPOINT, frame: company.map.embed }),
  ],
  vite: {
    css: {
      transformer: 'lightningcss',
      // The first versions with light-dark(), which both themes are written in.
      lightningcss: {
        targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
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
    plugins: [sonnerWithoutStyleTag()],
    // Only the theme bootstrap is worth its place in the HTML; scripts are cached files.
    build: {
      assetsInlineLimit: 0,
      // Astro marks the modules of MDX with a directive of its own.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    // A copy of the project may have its packages from elsewhere, by links.
    server: { fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules/vite')))] } },
    // Known beforehand, or the first page opened while developing reloads under its reader.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'sonner'] },
  },
});
