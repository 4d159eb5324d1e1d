import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#service/node/http-server.ts';
import { createCertificate } from '#service/testing/make-certificates.ts';
import { createTestFolder, goodFields, startTestService } from '#service/testing/test-service.ts';

/** The ports of a test proxy and of the service behind it, and the certificate. */
interface Place {
  folder: string;
  http: number;
  https: number;
  upstream: string;
}

/** Each shipped configuration with other ports and another certificate, and the command that runs it. */
const proxies: [name: string, command: string, args: string[], write: (place: Place) => string][] =
  [
    [
      'Caddy',
      'caddy',
      ['run', '--adapter', 'caddyfile', '--config'],
      ({ folder, http, https, upstream }) =>
        read('Caddyfile')
          .replace('{\n', `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n`)
          .replaceAll(
            /^(?:www\.)?example\.com \{\n/gm,
            `$&\ttls ${folder}/server.pem ${folder}/server.key\n`,
          )
          .replace('127.0.0.1:4321', upstream),
    ],
    [
      'nginx',
      'nginx',
      ['-e', 'stderr', '-c'],
      ({ folder, http, https, upstream }) => {
        const site = read('nginx.conf')
          .replaceAll(/listen \[::\].*\n/g, '')
          .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
          .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
          .replaceAll(/\/etc\/letsencrypt\S*fullchain\.pem/g, `${folder}/server.pem`)
          .replaceAll(/\/etc\/letsencrypt\S*privkey\.pem/g, `${folder}/server.key`)
          .replace('127.0.0.1:4321', upstream);
        const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
          .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
          .join(' ');
        return `daemon off; pid ${folder}/pid; events {} http { access_log off; ${temporary}\n${site} }`;
      },
    ],
  ];

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

for (const [name, command, args, write] of proxies) {
  const isInstalled = spawnSync(command, ['-v']).error === undefined;
  const why = isInstalled ? '' : ` (skipped: ${command} is not installed)`;

  test.skipIf(!isInstalled)(
    `a page and a post come through the file for ${name}${why}`,
    async () => {
      const service = await startTestService({ TRUST_PROXY: '1' });
      const server = await listen(service.app, '127.0.0.1', 0);
      onTestFinished(() => server.close(0));
      const folder = createTestFolder();
      createCertificate(folder);
      // nginx serves requests as another user than the one that starts it.
      chmodSync(folder, 0o755);
      const upstream = `127.0.0.1:${new URL(server.address).port}`;
      const place = { folder, http: await findPort(), https: await findPort(), upstream };
      writeFileSync(join(folder, 'proxy.conf'), write(place));
      const proxy = spawn(command, [...args, join(folder, 'proxy.conf')], {
        env: { ...process.env, HOME: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      onTestFinished(() => void proxy.kill('SIGTERM'));
      let said = '';
      proxy.stderr.on('data', (data) => (said += data));

      /** Sends a request as a browser would that resolved the site's name to the proxy. */
      const send = async (path: string, options: RequestOptions = {}, body = '') => {
        const sent = request({
          host: '127.0.0.1',
          port: place.https,
          path,
          servername: 'www.example.com',
          rejectUnauthorized: false,
          ...options,
          headers: { Host: 'www.example.com', Accept: 'text/html', ...options.headers },
        });
        sent.end(body);
        const answer = await new Promise<IncomingMessage>((resolve, reject) =>
          sent.on('response', resolve).on('error', reject),
        );
        return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
      };
      const isUp = () =>
        send('/').then(
          ({ status }) => status === 200,
          () => false,
        );
      await vi.waitUntil(isUp, { timeout: 20_000, interval: 100 }).catch((error) => {
        throw new Error(said, { cause: error });
      });

      const page = await send('/contact', { headers: { 'Accept-Encoding': 'br' } });
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        'content-encoding': 'br',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
        'strict-transport-security': 'max-age=31536000',
      });

      const form = {
        Origin: 'https://www.example.com',
        'Content-Type': 'application/x-www-form-urlencoded',
      };
      const post = (fields: Record<string, string>, headers: Record<string, string> = form) =>
        send('/api/contact', { method: 'POST', headers }, `${new URLSearchParams(fields)}`);
      const sent = await post(goodFields, { ...form, 'X-Forwarded-For': '192.0.2.1' });
      expect(sent.status).toBe(303);
      expect(sent.headers.location).toMatch(/^\/contact\/thank-you\?reference=/);
      expect(await service.list()).toHaveLength(1);
      expect((await post(goodFields, { ...form, Origin: 'https://evil.test' })).status).toBe(403);
      // The refusal comes from the service, with a page to continue from; the proxy does not cut the request off.
      const long = await post({ ...goodFields, message: 'x'.repeat(100_000) });
      expect(long.status).toBe(413);
      expect(long.body).toContain('</form>');
    },
  );
}
