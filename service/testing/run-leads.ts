import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommand } from '../leads-cli/run-command.ts';
import { goodFields, type TestService } from './test-service.ts';

/** Runs a command of the owner while the service has the database open. */
export async function leads(service: Pick<TestService, 'root'>, args: string[], answer = false) {
  const output = { stdout: '', stderr: '' };
  const code = await runCommand(args, {
    root: service.root,
    environment: {},
    printData: (text) => (output.stdout += `${text}\n`),
    printMessage: (text) => (output.stderr += `${text}\n`),
    confirm: async () => answer,
  });
  return { code, ...output };
}

const main = fileURLToPath(new URL('../leads-cli/main.ts', import.meta.url));

/**
 * Runs a command in a process of its own, as the owner does; `input` is what is typed, `within` a
 * command that runs the one behind it.
 */
export function leadsAlone(
  { root }: Pick<TestService, 'root'>,
  args: string[],
  input = '',
  within: string[] = [],
) {
  return runScript(main, args, { cwd: root, env: {} }, input, within);
}

/** Runs `script` in a process of its own; what it printed and how it ended. */
export async function runScript(
  script: string,
  args: string[],
  options: { cwd: string; env: Record<string, string> },
  input = '',
  within: string[] = [],
) {
  const [command = '', ...words] = [...within, process.execPath, script, ...args];
  const child = execFile(command, words, options);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (data) => (output.stdout += data));
  child.stderr?.on('data', (data) => (output.stderr += data));
  child.stdin?.end(input);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/** Posts forms one after another and waits for their mails; their ids. */
export async function postAll(service: TestService, ...forms: Record<string, string>[]) {
  const ids: string[] = [];
  for (const form of forms) {
    const response = await service.post({ ...goodFields, ...form });
    ids.push(((await response.json()) as { id: string }).id);
  }
  await vi.waitUntil(
    async () => (await service.list()).every(({ mail }) => mail !== 'waiting'),
    patient,
  );
  return ids as [string, ...string[]];
}

/** For conditions that a machine may take long to meet while it is busy with other things. */
export const patient = { timeout: 15_000, interval: 20 };
