import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { converse } from '../../testing/raw-connection.ts';
import { createTestRoot, startTestService } from '../../testing/test-service.ts';
import { listen } from '../http-server.ts';

// Request targets that are refused. They are sent as raw bytes, one per character, because a client library
// would normalize them.
const refused = [
  // Paths outside the built site.
  '/../outside.txt',
  '/_astro/../../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/%252e%252e%252foutside.txt',
  '/..%5coutside.txt',
  '/..\\outside.txt',
  '/%c0%ae%c0%ae/outside.txt',
  '/\xc0\xae\xc0\xae/outside.txt',
  '/..;/outside.txt',
  '/../outside.txt%00.html',
  '//outside.txt',
  'file:///outside.txt',
  '../outside.txt',
  'http://elsewhere.test/../outside.txt',
  '/..%2fdata%2fleads.db-wal',
  '/.env',
  '/etc/passwd',
  // Files that are not meant for visitors, and malformed paths.
  '/%5fheaders',
  '//_headers',
  '/_headers%00',
  '/%2ehidden',
  '/.well-known/secret.txt',
  '/contact.html.br',
  '/robots.txt.br',
  '/contact%00',
  '/contact\0',
  '/contact%20',
  '/contact.',
  '/contact::$DATA',
  '/_astro/form.abc.js%2f',
  '*',
  'contact',
  '/\x7f',
  '/\tcontact',
  `/${'a/'.repeat(4000)}x`,
  // Other spellings of paths that are served under a single address, and paths that are not served at all.
  '/index.html',
  '/404.html',
  '/contact/index.html',
  '/Contact.html',
  '/INDEX',
  '/_Headers',
  '/_astro/form.x9ab.js',
  '/contact%2Fthank-you',
  '/.well-known',
  '/.well-known/deeper/security.txt',
  '/contact/.well-known/security.txt',
  '/robots.txt.gz',
  '/link',
  '/Link',
  '/late',
  '/__proto__',
  '/%ZZ',
  '/%ff',
];

// Paths with a trailing slash or different case, which are redirected within this site.
const redirected: [target: string, location: string][] = [
  ['/contact/', '/contact'],
  ['/contact/..//elsewhere.test/', '/elsewhere.test'],
  ['//elsewhere.test/..//', '/'],
  ['http://elsewhere.test//elsewhere.test/', '/elsewhere.test'],
  ['/%09/elsewhere.test/', '/%09/elsewhere.test'],
  ['/%5celsewhere.test/', '/%5celsewhere.test'],
  ['/%2f%2felsewhere.test/', '/%2f%2felsewhere.test'],
  ['/%0d%0aSet-Cookie:a=b/', '/%0d%0aSet-Cookie:a=b'],
  ['/Contact?next=//elsewhere.test/', '/contact?next=//elsewhere.test/'],
  ['//elsewhere.test/..//Contact/', '/contact'],
  ['/contact%E2%84%AA/', '/contact%E2%84%AA'],
  ['/contact/?a=1&b=//c/', '/contact?a=1&b=//c/'],
  ['/nope/', '/nope'],
  ['/Contact/Thank-You/?A=1', '/contact/thank-you?A=1'],
  ['/%43ontact', '/contact'],
  ['/With%20Space.TXT', '/with%20space.txt'],
];

test('no spelling of a path gives access to files outside the built site or redirects to another site', async () => {
  const root = createTestRoot();
  writeFileSync(join(root, 'outside.txt'), 'secret outside\n');
  writeFileSync(join(root, '.env'), 'SMTP_URL=smtp://user:secret@localhost\n');
  symlinkSync(join(root, 'outside.txt'), join(root, 'dist/link'));
  const service = await startTestService({}, root);
  // A file that is created after the service has started must not be served.
  writeFileSync(join(root, 'dist/late.html'), 'secret late');
  const server = await listen(service.app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close(0));
  const request = async (target: string) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: x.test\r\nConnection: close\r\n\r\n`;
    const { received } = await converse(server.address, [head], { deadline: 10_000 });
    return received.toString('latin1');
  };
  for (const target of refused) {
    const answer = await request(target);
    expect(answer, target).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer, target).not.toMatch(/secret|X-Test|root:/);
    // Node's parser refuses some targets, with an empty response that the app cannot change.
    const isFromParser = answer === 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';
    if (!isFromParser) {
      expect(answer, target).toMatch(/^content-security-policy: default-src 'none'/im);
    }
  }
  for (const [target, location] of redirected) {
    const answer = await request(target);
    expect(answer, target).toMatch(/^HTTP\/1\.1 308 /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1], target).toBe(location);
    expect(answer, target).not.toMatch(/^set-cookie/im);
  }
});
