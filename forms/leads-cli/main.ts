import { createInterface } from 'node:readline/promises';
import { runCommand } from './run-command.ts';

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await runCommand(process.argv.slice(2), {
  root: process.cwd(),
  print: (text) => process.stdout.write(`${text}\n`),
  tell: (text) => process.stderr.write(`${text}\n`),
  confirm,
});

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
    const answer = await Promise.race([terminal.question(`${question} (yes/no) `), ended]);
    return answer.trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
