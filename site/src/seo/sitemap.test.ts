import { expect, test } from 'vitest';
import { composeSitemap } from './sitemap.ts';

test('a day that is not known is left out, and signs of XML are written as such', () => {
  const sitemap = composeSitemap([
    { address: 'https://llano.example/', lastChange: new Date('2025-01-18') },
    { address: 'https://llano.example/a?b=1&c=<d>' },
  ]);
  expect(sitemap).toContain(
    '<url><loc>https://llano.example/</loc><lastmod>2025-01-18</lastmod></url>',
  );
  expect(sitemap).toContain('<url><loc>https://llano.example/a?b=1&amp;c=&lt;d&gt;</loc></url>');
});
