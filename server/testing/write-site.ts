import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contactPage, thankYouPage } from './test-pages.tsx';

/** The files of the test site, by path. */
const files = {
  'index.html': '<!DOCTYPE html><title>Home</title><h1>Home</h1>',
  'contact.html': contactPage,
  'contact/thank-you.html': thankYouPage,
  '404.html': '<!DOCTYPE html><title>Page not found</title><h1>Page not found</h1>',
  '_astro/form.abc.js': 'export const letters = "abcdefghijklmnopqrstuvwxyz";\n',
  '_astro/form.X9aB.js': 'export const letters = "";\n',
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>path { fill: red }</style></svg>',
  'article.md': '# Title\n',
  'robots.txt': 'User-agent: *\n',
  'sw.js': 'addEventListener("fetch", () => {});\n',
  'with space.txt': 'spaced\n',
  'site.webmanifest': '{}',
  'moved.html': '<!DOCTYPE html><title>Moved</title><h1>This page has moved</h1>',
  _redirects: '/moved /contact 308\n',
  _headers: '/*\n  X-Test: 1\n',
  '.hidden': 'secret\n',
  '.well-known/secret.txt': 'secret\n',
  '.well-known/deeper/security.txt': 'secret\n',
  'contact/.well-known/security.txt': 'secret\n',
  '.well-known/security.txt': 'Contact: mailto:office@company.test\n',
  'favicon.ico': '',
  'report.xlsx': '',
  'region.kml': '<kml/>',
  'office.vcf': 'BEGIN:VCARD',
};

/** Writes a small built site with all files that the service needs. */
export function writeTestSite(folder: string): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    if (!/\.(html|js|svg)$/.test(path)) continue;
    writeFileSync(`${target}.br`, brotliCompressSync(content));
    writeFileSync(`${target}.gz`, gzipSync(content));
  }
}
