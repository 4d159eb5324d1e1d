import { once } from 'node:events';
import { fstatSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { OpenStore } from '../node/owner-store.ts';
import { runCommand } from './run-command.ts';

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // A program that reads the output, such as `head`, may exit early, which is not an error.
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output is incomplete (${code}). Free up disk space and try again.\n`);
  process.exit(2);
});

const { host, args } = readHost(process.argv.slice(2));
const openStore = await loadOpenStore(host);

process.exitCode = await runCommand(args, {
  root: process.cwd(),
  openStore,
  printData: print,
  printMessage: (text) => process.stderr.write(`${text}\n`),
  confirm,
});

/**
 * Prints to standard output.
 *
 * @throws the system error, if standard output is a file and the text could not be written completely.
 */
function print(text: string): void {
  const { fd } = process.stdout;
  // On a nearly full disk, `process.stdout` writes only part of the text to a file and reports no error.
  if (fstatSync(fd).isFile()) writeFileSync(fd, text);
  else process.stdout.write(text);
}

type Host = 'node' | 'local worker' | 'remote worker';

/** Reads the options before the command: `--edge`, `--remote`, or both in this order. */
function readHost(typed: string[]): { host: Host; args: string[] } {
  const [first, ...rest] = typed;
  if (first !== '--edge' && first !== '--remote') return { host: 'node', args: typed };
  const isRemote = first === '--remote' || rest[0] === '--remote';
  return {
    host: isRemote ? 'remote worker' : 'local worker',
    args: rest.filter((arg) => arg !== '--remote'),
  };
}

/** Imports wrangler only for the Worker, because wrangler is not installed in production on Node. */
async function loadOpenStore(host: Host): Promise<OpenStore | undefined> {
  if (host === 'node') return undefined;
  const { openWorkerStore } = await import('../edge/open-worker-store.ts');
  return openWorkerStore(host === 'remote worker');
}

async function confirm(question: string): Promise<boolean> {
  using terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(`${question} (yes/no) `), closed]);
  return answer.trim().toLowerCase() === 'yes';
}
