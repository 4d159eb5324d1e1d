import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, EnvironmentError, readEnvironment } from '../../contract/environment.ts';
import { CompanyError, readCompany } from '../../contract/read-company.ts';
import { describeStoreError, isBusy } from '../database/store-errors.ts';
import { UnclearedError } from '../inquiry/store/erase-inquiries.ts';
import { BackupError, backUp } from '../node/database/back-up.ts';
import { openDatabase } from '../node/database/open.ts';
import { createMailFiles } from '../node/mail-folder.ts';
import { readMailAddresses } from '../outbox/mail-addresses.ts';
import { type CommandParts, commands, type ExitCode, type Options } from './commands.ts';
import { toSafeText } from './formats.ts';

/** Where a command runs and who reads what it prints. */
interface CommandContext extends Pick<CommandParts, 'print' | 'tell' | 'confirm'> {
  root: string;
  /** Else that of the process. */
  environment?: NodeJS.ProcessEnv;
  /** Else the database of the service on Node. */
  openStore?: OpenStore;
}

/** What the owner's commands work on, and what only its host can do with it. */
interface OwnerStore extends Pick<CommandParts, 'database' | 'backUp' | 'mailFiles' | 'remainder'> {
  close(): void | Promise<void>;
}

/** Opens what the service in `root` keeps. */
export type OpenStore = (environment: Environment, root: string) => Promise<OwnerStore>;

/** Runs one of the owner's commands as typed; data is printed, everything else is told. */
export async function runCommand(
  [name = '', ...rest]: string[],
  { tell: tellTerminal, ...others }: CommandContext,
): Promise<ExitCode> {
  // Messages repeat what was typed and what others sent.
  const tell = (words: string) => tellTerminal(toSafeText(words));
  const context = { ...others, tell };
  const command = commands.get(name);
  if (!command) {
    if (name !== '') tell(`There is no command "${name}".`);
    tell(listUsage());
    return 2;
  }
  const typed = readArguments(rest, command.options);
  const [least, most] = command.words ?? [0, 0];
  if (
    typeof typed === 'string' ||
    typed.words.length < least ||
    typed.words.length > most ||
    (typed.options.json && typed.options.csv)
  ) {
    if (typeof typed === 'string') tell(typed);
    tell(`Usage: leads ${name} ${command.usage}`);
    return 2;
  }
  try {
    return await withDatabase(context, (parts) => command.run(parts, typed.words, typed.options));
  } catch (error) {
    tell(describe(error));
    return 2;
  }
}

async function withDatabase(
  { root, environment: processEnvironment, openStore = openNodeStore, ...io }: CommandContext,
  run: (parts: CommandParts) => Promise<ExitCode>,
): Promise<ExitCode> {
  const environment = readEnvironment(root, processEnvironment);
  const { close, ...store } = await openStore(environment, root);
  try {
    return await run({
      ...io,
      ...store,
      resolvePath: (path) => resolve(root, path),
      readDomain: async () => readMailAddresses(environment, await readCompany(root)).domain,
      dataFolder: resolve(root, environment.DATA_DIR),
      alertAfter: environment.MAIL_ALERT_AFTER,
    });
  } finally {
    await close();
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

type OptionTypes = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

function readArguments(
  args: string[],
  options: OptionTypes,
): { words: string[]; options: Options } | string {
  try {
    const parsed = parseArgs({ args, options: options ?? {}, allowPositionals: true });
    return { words: parsed.positionals, options: parsed.values as Options };
  } catch (error) {
    return (error as Error).message;
  }
}

function listUsage(): string {
  const lines = [...commands].map(([name, { usage }]) => `  leads ${name} ${usage}`);
  const hosts =
    'With --edge before the command: the Worker on this machine; with --remote, on the network.';
  return ['Commands:', ...lines, hosts].join('\n');
}

function describe(error: unknown): string {
  if (
    error instanceof EnvironmentError ||
    error instanceof CompanyError ||
    error instanceof BackupError ||
    error instanceof UnclearedError
  ) {
    return error.message;
  }
  if (isBusy(error)) {
    return 'Another program holds the database, perhaps a backup. Nothing was changed; try again in a minute.';
  }
  return `This failed: ${describeStoreError(error)}: ${(error as Error).message}`;
}
