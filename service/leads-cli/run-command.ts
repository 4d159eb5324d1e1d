import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, readEnvironment } from '#contract/environment.ts';
import { ToldError } from '#contract/told-error.ts';
import { describeStoreError, isBusy } from '../database/store-errors.ts';
import { backUp } from '../node/database/back-up.ts';
import { openDatabase } from '../node/database/open.ts';
import { createMailFiles } from '../node/mail-folder.ts';
import {
  commands,
  type ExitCode,
  type Options,
  type OwnerStore,
  type Terminal,
} from './commands.ts';
import { toSafeText } from './formats.ts';

/** Where a command runs and who reads what it prints. */
interface CommandContext extends Terminal {
  root: string;
  environment?: NodeJS.ProcessEnv;
  openStore?: OpenStore;
}

export type OpenStore = (
  environment: Environment,
  root: string,
) => Promise<OwnerStore & { close(): void | Promise<void> }>;

/** Runs one of the owner's commands as typed; data is printed, everything else is told. */
export async function runCommand(
  [name = '', ...args]: string[],
  { root, environment: processEnvironment, openStore = openNodeStore, ...terminal }: CommandContext,
): Promise<ExitCode> {
  // Messages repeat what was typed and what others sent.
  const tell = (words: string) => terminal.tell(toSafeText(words));
  const refuse = (...lines: string[]): ExitCode => {
    for (const line of lines) tell(line);
    return 2;
  };
  const command = commands.get(name);
  if (!command) {
    return refuse(...(name === '' ? [] : [`There is no command "${name}".`]), listUsage());
  }
  const usage = `Usage: leads ${name} ${command.usage}`;
  const { options: known = {}, words: [least, most] = [0, 0] } = command;
  let words: string[];
  let options: Options;
  try {
    const typed = parseArgs({ args, options: known, allowPositionals: true });
    words = typed.positionals;
    options = typed.values as Options;
  } catch (error) {
    return refuse((error as Error).message, usage);
  }
  if (words.length < least || words.length > most || (options.json && options.csv)) {
    return refuse(usage);
  }
  try {
    const environment = readEnvironment(root, processEnvironment);
    const { close, ...store } = await openStore(environment, root);
    try {
      return await command.run({ ...terminal, ...store, tell, environment, root }, words, options);
    } finally {
      await close();
    }
  } catch (error) {
    return refuse(describe(error));
  }
}

const openNodeStore: OpenStore = async (environment, root) => {
  const database = await openDatabase(environment, root);
  const folder = resolve(root, environment.DATA_DIR);
  return {
    database,
    backUp: (file) => backUp(database.copyTo, file, folder),
    mailFiles: createMailFiles(resolve(folder, 'mail')),
    close: () => database.close(),
  };
};

function listUsage(): string {
  const lines = [...commands].map(([name, { usage }]) => `  leads ${name} ${usage}`);
  const hosts =
    'With --edge before the command: the Worker on this machine; with --remote, on the network.';
  return ['Commands:', ...lines, hosts].join('\n');
}

function describe(error: unknown): string {
  if (error instanceof ToldError) return error.message;
  if (isBusy(error)) {
    return 'Another program holds the database, perhaps a backup. Nothing was changed; try again in a minute.';
  }
  return `This failed: ${describeStoreError(error)}: ${(error as Error).message}`;
}
