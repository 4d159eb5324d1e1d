import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a small built site into `folder`, with everything the service looks for in a real one. */
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

/** The contact page as the site builds it, around the same hooks. */
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
<astro-island uid="1" component-url="/_astro/form.abc.js" client="visible" ssr="">
<section>
<div data-error-summary hidden tabindex="-1" role="alert"><h2>There is a problem</h2><ul></ul></div>
<div data-form-notice hidden role="alert"><p data-notice-title></p><p data-notice-text></p></div>
<form data-enquiry-form method="post" action="/api/contact" enctype="multipart/form-data" novalidate>
<input id="f-name" name="name" aria-describedby="name-error"><p id="name-error" data-error-for="name" hidden></p>
<input id="f-phone" name="phone" type="tel"><p id="phone-error" data-error-for="phone" hidden></p>
<input id="f-email" name="email" type="email"><p id="email-error" data-error-for="email" hidden></p>
<input id="f-location" name="location"><p id="location-error" data-error-for="location" hidden></p>
<select id="f-service" name="service">
<option value="" selected>Leave open</option>
<option value="electrical">Electrical</option>
<option value="automation">Automation</option>
</select><p id="service-error" data-error-for="service" hidden></p>
<textarea id="f-message" name="message"></textarea><p id="message-error" data-error-for="message" hidden></p>
<input name="website" tabindex="-1" autocomplete="off">
<input type="hidden" name="started" value="">
<input type="hidden" name="submission" value="">
<button>Send</button>
</form>
</section>
<!--astro:end--></astro-island>
<astro-island uid="2"><p>Another island</p></astro-island>
</main>
</body>
</html>
`;

const files = {
  'index.html': '<!DOCTYPE html><title>Home</title><h1>Home</h1>',
  'contact.html': contactPage,
  'contact/thank-you.html': '<!DOCTYPE html><title>Thank you</title><h1>Thank you</h1>',
  '404.html': '<!DOCTYPE html><title>Page not found</title><h1>Page not found</h1>',
  '_astro/form.abc.js': 'export const letters = "abcdefghijklmnopqrstuvwxyz";\n',
  '_astro/form.X9aB.js': 'export const letters = "";\n',
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>path { fill: red }</style></svg>',
  'drawings/map.0a1b2c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  'sw.js': 'addEventListener("fetch", () => {});\n',
  'with space.txt': 'spaced\n',
  'site.webmanifest': '{}',
  _headers: '/*\n  X-Test: 1\n',
  '.hidden': 'secret\n',
  '.well-known/secret.txt': 'secret\n',
  '.well-known/deeper/security.txt': 'secret\n',
  'contact/.well-known/security.txt': 'secret\n',
  '.well-known/security.txt': 'Contact: mailto:office@company.test\n',
  'favicon.ico': '',
};
