import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { runCommand } from './run-command.ts';

// The reader of the output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));
const [host, ...args] = process.argv.slice(2);
const isOfWorker = host === '--edge' || host === '--remote';
const isRemote = host === '--remote' || (isOfWorker && args[0] === '--remote');
// What the platform's tools need is not there where the service runs on Node.
const { openWorkerStore } = isOfWorker
  ? await import('../edge/open-worker-store.ts')
  : { openWorkerStore: undefined };
const words = isOfWorker ? args.filter((word) => word !== '--remote') : process.argv.slice(2);

process.exitCode = await runCommand(words, {
  ...(openWorkerStore ? { openStore: openWorkerStore(isRemote) } : {}),
  root: process.cwd(),
  print: (text) => process.stdout.write(`${text}\n`),
  tell: (text) => process.stderr.write(`${text}\n`),
  confirm,
});

async function confirm(question: string): Promise<boolean> {
  using terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(`${question} (yes/no) `), ended]);
  return answer.trim().toLowerCase() === 'yes';
}
