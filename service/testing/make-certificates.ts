import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether this machine can make certificates. */
export const canMakeCertificates = spawnSync('openssl', ['version']).status === 0;

/** A certificate for `localhost` with its key, and the file of the authority that signed it. */
interface TestCertificate {
  key: string;
  cert: string;
  authorityFile: string;
}

/** Makes an authority of its own in `folder`, and a certificate by it, valid for a day. */
export function makeCertificate(folder: string): TestCertificate {
  const run = (words: string) =>
    execFileSync('openssl', words.split(' '), { cwd: folder, stdio: 'pipe' });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  run(`req -x509 ${key} -days 1 -subj /CN=Authority -keyout authority.key -out authority.pem`);
  run(`req ${key} -subj /CN=localhost -keyout server.key -out server.csr`);
  const signer = '-CA authority.pem -CAkey authority.key -CAcreateserial';
  run(`x509 -req -days 1 -in server.csr ${signer} -extfile names -out server.pem`);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    key: read('server.key'),
    cert: read('server.pem'),
    authorityFile: join(folder, 'authority.pem'),
  };
}
