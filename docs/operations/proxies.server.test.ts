import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../server/node/http-server.ts';
import { createCertificate } from '../../server/testing/make-certificates.ts';
import {
  createTestFolder,
  goodFields,
  startTestService,
} from '../../server/testing/test-service.ts';

/** Settings of a proxy under test. */
interface ProxySettings {
  /** Folder with the certificate and the key: `server.pem` and `server.key`. */
  folder: string;
  httpPort: number;
  httpsPort: number;
  /** Host and port of the service behind the proxy. */
  upstream: string;
}

interface Proxy {
  name: string;
  command: string;
  /** Command line arguments that precede the path of the configuration file. */
  args: string[];
  /** Returns the shipped configuration, changed to use the test's ports and certificate. */
  writeConfiguration: (settings: ProxySettings) => string;
}

const caddy: Proxy = {
  name: 'Caddy',
  command: 'caddy',
  args: ['run', '--adapter', 'caddyfile', '--config'],
  writeConfiguration: ({ folder, httpPort, httpsPort, upstream }) =>
    read('Caddyfile')
      .replace('{\n', `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n`)
      .replaceAll(
        /^(?:www\.)?example\.com \{\n/gm,
        `$&\ttls ${folder}/server.pem ${folder}/server.key\n`,
      )
      .replace('127.0.0.1:4321', upstream),
};

const nginx: Proxy = {
  name: 'nginx',
  command: 'nginx',
  args: ['-e', 'stderr', '-c'],
  writeConfiguration: ({ folder, httpPort, httpsPort, upstream }) => {
    const site = read('nginx.conf')
      .replaceAll(/listen \[::\].*\n/g, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
      .replaceAll(/\/etc\/letsencrypt\S*fullchain\.pem/g, `${folder}/server.pem`)
      .replaceAll(/\/etc\/letsencrypt\S*privkey\.pem/g, `${folder}/server.key`)
      .replace('127.0.0.1:4321', upstream);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ');
    return `daemon off; pid ${folder}/pid; events {} http { access_log off; ${temporary}\n${site} }`;
  },
};

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

for (const { name, command, args, writeConfiguration } of [caddy, nginx]) {
  const isInstalled = spawnSync(command, ['-v']).error === undefined;
  const skipReason = isInstalled ? '' : ` (skipped: ${command} is not installed)`;

  test.skipIf(!isInstalled)(
    `the shipped ${name} configuration serves a page and forwards a contact form post${skipReason}`,
    async () => {
      const service = await startTestService({ TRUST_PROXY: '1' });
      const server = await listen(service.app, { host: '127.0.0.1', port: 0 });
      onTestFinished(() => server.close(0));
      const folder = createTestFolder();
      createCertificate(folder);
      // nginx serves requests as a different user, who must be able to read the folder.
      chmodSync(folder, 0o755);
      const upstream = `127.0.0.1:${new URL(server.address).port}`;
      const httpsPort = await findPort();
      const settings = { folder, httpPort: await findPort(), httpsPort, upstream };
      writeFileSync(join(folder, 'proxy.conf'), writeConfiguration(settings));
      const proxy = spawn(command, [...args, join(folder, 'proxy.conf')], {
        env: { ...process.env, HOME: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      onTestFinished(() => void proxy.kill('SIGTERM'));
      let errorOutput = '';
      proxy.stderr.on('data', (data) => (errorOutput += data));

      /** Sends a request to the proxy, with the headers a browser would send to www.example.com. */
      const send = async (path: string, options: RequestOptions = {}, body = '') => {
        const sent = request({
          host: '127.0.0.1',
          port: httpsPort,
          path,
          servername: 'www.example.com',
          rejectUnauthorized: false,
          ...options,
          headers: { Host: 'www.example.com', Accept: 'text/html', ...options.headers },
        });
        sent.end(body);
        const response = await new Promise<IncomingMessage>((resolve, reject) =>
          sent.on('response', resolve).on('error', reject),
        );
        return {
          status: response.statusCode,
          headers: response.headers,
          body: await text(response),
        };
      };
      const isUp = () =>
        send('/').then(
          ({ status }) => status === 200,
          () => false,
        );
      await vi.waitUntil(isUp, { timeout: 20_000, interval: 100 }).catch((error) => {
        throw new Error(errorOutput, { cause: error });
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
      // The service itself rejects a body that is too large, with a page that contains the form.
      const long = await post({ ...goodFields, message: 'x'.repeat(100_000) });
      expect(long.status).toBe(413);
      expect(long.body).toContain('</form>');
      // nginx rejects a much larger body itself. Caddy's limit is higher, so the service rejects this body.
      expect((await post({ ...goodFields, message: 'x'.repeat(2_000_000) })).status).toBe(413);
    },
  );
}
