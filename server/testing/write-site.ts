import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { formHooks } from '#contract/form-hooks.ts';
import { getField, type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { referenceHooks } from '#contract/reference.ts';

/** A contact page. Like the real page, it has the `data-` attributes by which the service finds its parts. */
export const contactPage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Contact | Test Company</title>
<style>form { display: grid }</style>
<script>document.documentElement.dataset.theme = 'dark';</script>
<script type="application/ld+json">{"@type":"Organization"}</script>
</head>
<body>
<main>
<section>
<template ${formHooks.summaryTemplate}><div ${formHooks.errorSummary} tabindex="-1" role="alert"><h2>There is a problem</h2><ul><li><a href="#form"></a></li></ul></div></template>
<template ${formHooks.messageTemplate}><p class="field-error"></p></template>
<div ${formHooks.notice} hidden role="alert"><p ${formHooks.noticeTitle}></p><p ${formHooks.noticeText}></p></div>
<form ${formHooks.form} method="post" action="/api/contact" enctype="multipart/form-data" novalidate>
${inquiryFields.map(writeField).join('\n')}
<input name="website" tabindex="-1" autocomplete="off">
<input type="hidden" name="started" value="">
<input type="hidden" name="submission" value="">
<button>Send</button>
</form>
</section>
</main>
</body>
</html>
`;

/**
 * A thank-you page. Like the real page, it has the `data-` attributes by which the service finds its parts.
 */
export const thankYouPage = `<!DOCTYPE html>
<html lang="en">
<head><title>Thank you</title><script>document.documentElement.dataset.theme = 'dark';</script></head>
<body><main><h1>Thank you</h1><p ${referenceHooks.line} hidden>Your reference: <b ${referenceHooks.code}></b></p></main></body>
</html>
`;

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

function writeField(name: InquiryField): string {
  const { control, choices = {} } = getField(name);
  const slot = `<div id="${name}-error" ${formHooks.errorFor}="${name}"></div>`;
  const start = `id="f-${name}" name="${name}" aria-describedby="${name}-error"`;
  switch (control) {
    case 'text-area':
      return `<textarea ${start}></textarea>${slot}`;
    case 'radio':
      return writeRadios(name, choices) + slot;
    case 'select':
      return `<select ${start}>\n${writeOptions(choices)}\n</select>${slot}`;
    default:
      return `<input ${start} type="${control}">${slot}`;
  }
}

function writeRadios(name: string, choices: Record<string, string>): string {
  const radios = Object.entries(choices).map(([value, title], index) => {
    const ofFirst = index === 0 ? ` id="f-${name}" checked` : '';
    return `<input type="radio" name="${name}" value="${value}"${ofFirst}>${title}`;
  });
  return radios.join('\n');
}

function writeOptions(choices: Record<string, string>): string {
  const options = Object.entries(choices).map(
    ([value, title]) => `<option value="${value}">${title}</option>`,
  );
  return ['<option value="" selected>Leave open</option>', ...options].join('\n');
}
