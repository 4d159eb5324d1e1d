import { parseArgs } from 'node:util';
import { readEnvironment } from '#contract/environment.ts';
import { OwnerError } from '#contract/owner-error.ts';
import { describeStoreError, isBusy } from '../database/store-errors.ts';
import { type OpenStore, openNodeStore } from '../node/owner-store.ts';
import { commands, type ExitCode, type Options, type Terminal } from './commands.ts';
import { findOptionProblem } from './find-option-problem.ts';
import { toSafeText } from './formats.ts';

interface RunOptions extends Terminal {
  root: string;
  /** Environment variables that a test passes instead of the process environment. */
  environment?: NodeJS.ProcessEnv;
  /** Opens the data of a host other than Node. */
  openStore?: OpenStore;
}

/** Runs one of the `leads` commands with the arguments as typed. */
export async function runCommand(
  [name = '', ...args]: string[],
  { root, environment: processEnvironment, openStore = openNodeStore, ...terminal }: RunOptions,
): Promise<ExitCode> {
  // Control characters are removed, because messages quote user input.
  const printMessage = (message: string) => terminal.printMessage(toSafeText(message));
  const printData = (text: string) => terminal.printData(text.endsWith('\n') ? text : `${text}\n`);
  const refuse = (...messages: string[]): ExitCode => {
    for (const message of messages) printMessage(message);
    return 2;
  };
  if (name === '') return refuse(describeUsage());
  const command = commands.get(name);
  if (!command) return refuse(`There is no command "${name}".`, describeUsage());

  const usage = `Usage: leads ${name} ${command.usage}`;
  const { options: knownOptions = {}, positionals: { min, max } = { min: 0, max: 0 } } = command;
  const parsed = parseArgs({
    args,
    options: knownOptions,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const problem = findOptionProblem(parsed.tokens, knownOptions);
  if (problem !== undefined) return refuse(problem, usage);
  const { positionals } = parsed;
  const options = parsed.values as Options;
  const isCountRight = positionals.length >= min && positionals.length <= max;
  if (!isCountRight || (options.json && options.csv)) return refuse(usage);
  try {
    const environment = readEnvironment(root, processEnvironment);
    const { close, ...store } = await openStore(environment, root, command.access);
    try {
      const context = { ...terminal, ...store, printData, printMessage, environment, root };
      return await command.run(context, positionals, options);
    } finally {
      await close();
    }
  } catch (error) {
    return refuse(describeError(error));
  }
}

function describeUsage(): string {
  const lines = [...commands].map(([name, { usage }]) => `  leads ${name} ${usage}`);
  const hosts =
    'Before the command, --edge selects the Worker on this machine and --remote the deployed Worker.';
  return ['Commands:', ...lines, hosts].join('\n');
}

function describeError(error: unknown): string {
  if (error instanceof OwnerError) return error.message;
  if (isBusy(error)) {
    return 'Another program has locked the database, perhaps a backup. Nothing was changed; try again in a minute.';
  }
  return `The command failed: ${describeStoreError(error)}: ${(error as Error).message}`;
}
