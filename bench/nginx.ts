import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A web server to compare with. */
export interface Nginx {
  address: string;
  stop(): Promise<void>;
}

/**
 * Serves `site` by one worker of nginx, whose own files go to `folder`; undefined where it is not
 * installed.
 */
export async function startNginx(site: string, folder: string): Promise<Nginx | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = await findFreePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configure(site, folder, port));
  const errorLog = join(folder, 'nginx-errors');
  const child = spawn('nginx', ['-c', configuration, '-p', folder, '-e', errorLog], {
    stdio: 'inherit',
  });
  const exited = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx does not start');
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function configure(site: string, folder: string, port: number): string {
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000;
  keepalive_requests 1000000000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    location / { try_files $uri.html $uri/index.html $uri =404; }
  }
}
`;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
