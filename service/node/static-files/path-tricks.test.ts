import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestRoot, startTestService } from '../../testing/test-service.ts';
import { listen } from '../http-server.ts';

// As they stand on the wire: a client library would tidy them up first. One character is one byte.
const outside = [
  '/../outside.txt',
  '/../../outside.txt',
  '/_astro/../../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/%2e%2e%2foutside.txt',
  '/_astro/%2e%2e/%2e%2e/outside.txt',
  '/%252e%252e%252foutside.txt',
  '/..%5coutside.txt',
  '/..\\outside.txt',
  '/%c0%ae%c0%ae/outside.txt',
  '/\xc0\xae\xc0\xae/outside.txt',
  '/%uff0e%uff0e/outside.txt',
  '/..;/outside.txt',
  '/..%00/outside.txt',
  '/../outside.txt%00.html',
  '/outside.txt',
  '//outside.txt',
  '/file:///outside.txt',
  'file:///outside.txt',
  '../outside.txt',
  'http://elsewhere.test/../outside.txt',
  '/../data/leads.db',
  '/..%2fdata%2fleads.db-wal',
  '/..%2fcontent%2fcompany.yaml',
  '/.env',
  '/proc/self/environ',
  '/etc/passwd',
];

const withheld = [
  '/_headers',
  '/%5fheaders',
  '//_headers',
  '/_headers%00',
  '/.hidden',
  '/%2ehidden',
  '/.well-known/secret.txt',
  '/contact.html',
  '/contact.html.br',
  '/contact.br',
  '/robots.txt.br',
  '/contact%00',
  '/contact\0',
  '/contact%20',
  '/contact.',
  '/contact::$DATA',
  '/contact~',
  '/_astro',
  '/_astro/form.abc.js%2f',
  '/404',
  '*',
  'contact',
  '/\x7f',
  '/\tcontact',
  `/${'a/'.repeat(4000)}x`,
];

async function startServer(): Promise<(target: string) => Promise<string>> {
  const root = createTestRoot();
  writeFileSync(join(root, 'outside.txt'), 'secret outside\n');
  writeFileSync(join(root, '.env'), 'SMTP_URL=smtp://user:secret@localhost\n');
  const service = await startTestService({}, root);
  const server = await listen(service.app, '127.0.0.1', 0);
  onTestFinished(() => server.close(0));
  const { port } = new URL(server.address);
  return async (target) => {
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => (answer += data));
    const request = `GET ${target} HTTP/1.1\r\nHost: x.test\r\nConnection: close\r\n\r\n`;
    socket.write(Buffer.from(request, 'latin1'));
    await once(socket, 'close');
    return answer;
  };
}

test.each([
  ['no way of writing a path leads out of the built site', outside],
  ['no way of writing a path leads to what is not meant for visitors', withheld],
])('%s', async (_, targets) => {
  const ask = await startServer();
  for (const target of targets) {
    const answer = await ask(target);
    expect(answer, target).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer, target).not.toMatch(/secret|X-Test|root:/);
    expect(answer, target).toMatch(/^content-security-policy: default-src 'none'/im);
  }
});

const redirected: [target: string, location: string][] = [
  ['/contact/', '/contact'],
  ['/contact/..//elsewhere.test/', '/elsewhere.test'],
  ['//elsewhere.test/', '/elsewhere.test'],
  ['//elsewhere.test/..//', '/'],
  ['http://elsewhere.test//elsewhere.test/', '/elsewhere.test'],
  ['/%09/elsewhere.test/', '/%09/elsewhere.test'],
  ['/%5celsewhere.test/', '/%5celsewhere.test'],
  ['/%2f%2felsewhere.test/', '/%2f%2felsewhere.test'],
  ['/%0d%0aSet-Cookie:a=b/', '/%0d%0aSet-Cookie:a=b'],
  ['/x/?next=//elsewhere.test/', '/x?next=//elsewhere.test/'],
  ['/Contact?next=//elsewhere.test/', '/contact?next=//elsewhere.test/'],
  ['//elsewhere.test/..//Contact/', '/contact'],
  ['http://elsewhere.test/Contact', '/contact'],
  ['/contact%E2%84%AA/', '/contact%E2%84%AA'],
];

test('a slash at the end and other capitals lead to this site and to no other', async () => {
  const ask = await startServer();
  for (const [target, location] of redirected) {
    const answer = await ask(target);
    expect(answer, target).toMatch(/^HTTP\/1\.1 308 /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1], target).toBe(location);
    expect(answer, target).not.toMatch(/^set-cookie/im);
  }
});
