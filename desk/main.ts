import { spawn } from 'node:child_process';
import { join } from 'node:path';

// The dev server with the content editor; what follows the command goes to the server.
const root = join(import.meta.dirname, '..');
const server = spawn(
  process.execPath,
  [
    join(root, 'node_modules/astro/bin/astro.mjs'),
    ...['dev', '--root', 'site'],
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DESK: '1' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
