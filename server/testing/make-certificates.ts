import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether this machine can create certificates. */
export const canCreateCertificates = spawnSync('openssl', ['version']).status === 0;

/** Shell commands that create a certificate authority and a certificate for `localhost`. */
const commands = `
key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
openssl req -x509 $key -days 1 -subj /CN=Authority -keyout authority.key -out authority.pem
openssl req $key -subj /CN=localhost -keyout server.key -out server.csr
openssl x509 -req -days 1 -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial \\
  -extfile names -out server.pem
`;

/** A certificate for `localhost` with its key, and the file of the certificate authority that signed it. */
interface TestCertificate {
  key: string;
  cert: string;
  authorityFile: string;
}

/** Creates a certificate authority in `folder` and a certificate signed by it. Both are valid for a day. */
export function createCertificate(folder: string): TestCertificate {
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  execFileSync('sh', ['-ec', commands], { cwd: folder, stdio: 'pipe' });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    key: read('server.key'),
    cert: read('server.pem'),
    authorityFile: join(folder, 'authority.pem'),
  };
}
