import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { runCommand } from '../leads-cli/run-command.ts';
import { goodFields, type TestService } from './test-service.ts';

/** Options for `vi.waitUntil` with a timeout that is long enough for a busy machine. */
export const patient = { timeout: 15_000, interval: 20 };

const main = fileURLToPath(new URL('../leads-cli/main.ts', import.meta.url));

/** Runs one of the `leads` commands in this process. */
export async function leads(service: Pick<TestService, 'root'>, args: string[], answer = false) {
  const output = { stdout: '', stderr: '' };
  const code = await runCommand(args, {
    root: service.root,
    environment: {},
    printData: (text) => (output.stdout += text),
    printMessage: (text) => (output.stderr += `${text}\n`),
    confirm: async () => answer,
  });
  return { code, ...output };
}

/**
 * Runs one of the `leads` commands in a new process, as the owner does. `input` is standard input. `wrapper`
 * is a command to put before the `leads` command.
 */
export function leadsInNewProcess(
  { root }: Pick<TestService, 'root'>,
  args: string[],
  input = '',
  wrapper: string[] = [],
) {
  return runScript(main, args, { cwd: root, env: {} }, input, wrapper);
}

/** Runs `script` in a new process. Returns the exit code and the output. */
export async function runScript(
  script: string,
  args: string[],
  options: { cwd: string; env: Record<string, string> },
  input = '',
  wrapper: string[] = [],
) {
  const [command = '', ...words] = [...wrapper, process.execPath, script, ...args];
  const child = execFile(command, words, options);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (data) => (output.stdout += data));
  child.stderr?.on('data', (data) => (output.stderr += data));
  child.stdin?.end(input);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/**
 * Posts forms one after another and waits until no email is waiting to be sent. Returns the ids of the
 * inquiries.
 */
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

/** Runs a command in a new process while four clients post. The command starts after `minPosts` posts. */
export async function leadsWhilePosting(service: TestService, minPosts: number, args: string[]) {
  let isPosting = true;
  const acknowledged: string[] = [];
  const senders = Array.from({ length: 4 }, async () => {
    while (isPosting) {
      const response = await service.post();
      expect(response.status).toBe(201);
      acknowledged.push(((await response.json()) as { id: string }).id);
    }
  });
  await vi.waitUntil(() => acknowledged.length >= minPosts, patient);
  const before = [...acknowledged];
  const ended = await leadsInNewProcess(service, args);
  isPosting = false;
  await Promise.all(senders);
  return { ...ended, before, acknowledged };
}
