import { resolve } from 'node:path';
import type { Environment } from '#contract/environment.ts';
import { findFieldErrors } from '#contract/inquiry.ts';
import { getField, type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { readCompany } from '#contract/read-company.ts';
import { readReference } from '#contract/reference.ts';
import type { Database } from '../database/database.ts';
import { eraseInquiries, type MailFiles } from '../inquiry/store/erase-inquiries.ts';
import {
  correctInquiry,
  findInquiriesByEmail,
  findInquiriesByReference,
  findInquiryById,
  type InquiryRecord,
  listInquiries,
  releaseInquiry,
  resendInquiry,
  resendParked,
} from '../inquiry/store/inquiry-records.ts';
import { readLastBackup } from '../node/database/back-up.ts';
import { readMailAddresses } from '../outbox/compose-mail.ts';
import { formatCsv, formatJson, formatRecord, formatTable } from './formats.ts';
import { readStats } from './stats.ts';

/** What the owner's commands work on, and what only its host can do with it. */
export interface OwnerStore {
  database: Database;
  /** Writes a copy of the database to a file that is not there yet. */
  backUp(file: string): Promise<void>;
  /** What still holds an erased inquiry, besides backups. */
  remainder?: string | undefined;
  mailFiles: MailFiles;
}

/** Where data is printed, and the person who reads and answers; true is yes. */
export interface Terminal {
  print(text: string): void;
  tell(text: string): void;
  confirm(question: string): Promise<boolean>;
}

interface CommandParts extends OwnerStore, Terminal {
  environment: Environment;
  root: string;
}

/** 0 done, 1 not found, 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

export type Options = Record<string, string | boolean | undefined>;

interface Command {
  usage: string;
  options?: Record<string, { type: 'boolean' | 'string' }>;
  /** How many words follow besides options: at least, at most; else none. */
  words?: readonly [least: number, most: number];
  run(parts: CommandParts, words: string[], options: Options): Promise<ExitCode>;
}

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const formats = { json: flag, csv: flag };
const fields = Object.fromEntries(inquiryFields.map((field) => [field, text]));
const one = [1, 1] as const;
const oneOrNone = [0, 1] as const;

export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries<Command>({
    list: { usage: '[--json | --csv]', options: formats, run: printAll(formatTable) },
    show: { usage: '(ID | REFERENCE) [--json | --csv]', options: formats, words: one, run: show },
    export: { usage: '[--csv | --json]', options: formats, run: printAll(formatCsv) },
    correct: { usage: 'ID --FIELD=VALUE …', options: fields, words: one, run: correct },
    delete: {
      usage: '(ID | --email ADDRESS) [--yes]',
      options: { email: text, yes: flag },
      words: oneOrNone,
      run: erase,
    },
    release: { usage: 'ID', words: one, run: release },
    resend: { usage: '(ID | --parked)', options: { parked: flag }, words: oneOrNone, run: resend },
    stats: { usage: '[--json]', options: { json: flag }, run: printStats },
    backup: { usage: 'FILE', words: one, run: copy },
  }),
);

type Format = (records: InquiryRecord[]) => string;

function printAll(format: Format): Command['run'] {
  return async (parts, _words, options) =>
    print(parts, options, await listInquiries(parts.database), format);
}

function print(
  terminal: Terminal,
  { json, csv }: Options,
  found: InquiryRecord[],
  format: Format,
  all: unknown = found,
): ExitCode {
  if (json) terminal.print(formatJson(all));
  else terminal.print(csv ? formatCsv(found) : format(found));
  return 0;
}

async function show(
  parts: CommandParts,
  [name = '']: string[],
  options: Options,
): Promise<ExitCode> {
  const reference = readReference(name);
  const found = reference
    ? await findInquiriesByReference(parts.database, reference)
    : await findInquiryById(parts.database, name);
  if (found.length === 0) {
    parts.tell(`There is no inquiry with this ${reference ? 'reference' : 'ID'}.`);
    return 1;
  }
  const write: Format = (records) => records.map(formatRecord).join('\n\n');
  // A reference may be that of more than one, which JSON then holds as a list.
  return print(parts, options, found, write, found.length === 1 ? found[0] : found);
}

function correct(parts: CommandParts, [id = '']: string[], options: Options): Promise<ExitCode> {
  return withInquiry(parts, id, async (inquiry) => {
    const values: Partial<Record<InquiryField, string>> = {};
    for (const field of inquiryFields) {
      const value = options[field];
      if (typeof value === 'string') values[field] = value || (getField(field).initial ?? '');
    }
    if (Object.keys(values).length === 0)
      return refuse(parts, 'Name at least one field to correct.');
    const errors = findFieldErrors({ ...inquiry, ...values });
    for (const field of inquiryFields) {
      const message = errors[field];
      if (values[field] !== undefined && message) return refuse(parts, `${field}: ${message}`);
    }
    await correctInquiry(parts.database, inquiry.id, values);
    parts.tell(`Corrected ${Object.keys(values).join(', ')}.`);
    return 0;
  });
}

async function erase(parts: CommandParts, [id]: string[], options: Options): Promise<ExitCode> {
  const { database } = parts;
  const email = typeof options.email === 'string' ? options.email : undefined;
  if ((id === undefined) === (email === undefined)) {
    return refuse(parts, 'Name either one ID or --email ADDRESS.');
  }
  const { found, similar } =
    email === undefined
      ? { found: await findInquiryById(database, id ?? ''), similar: [] }
      : await findInquiriesByEmail(database, email);
  if (found.length === 0) parts.tell('Nothing found.');
  for (const address of similar) {
    parts.tell(`There are inquiries from ${address}, too. Name it if it is the same person.`);
  }
  if (found.length === 0) return 1;
  const question = `Erase ${found.length === 1 ? 'one inquiry' : `${found.length} inquiries`} permanently?`;
  if (!options.yes && !(await parts.confirm(question))) {
    parts.tell('Nothing erased.');
    return 0;
  }
  const ids = found.map((record) => record.id);
  await eraseInquiries(database, ids, parts.mailFiles);
  parts.tell(`Erased ${found.length}.`);
  if (parts.remainder) parts.tell(parts.remainder);
  const backup = await readLastBackup(resolve(parts.root, parts.environment.DATA_DIR));
  if (backup) {
    parts.tell(
      `Backups still contain it, the last one ${backup.file}: make a new backup and remove those.`,
    );
  }
  return 0;
}

function release(parts: CommandParts, [id = '']: string[]): Promise<ExitCode> {
  return withInquiry(parts, id, async () => {
    const isReleased = await releaseInquiry(parts.database, id, await readDomain(parts));
    if (!isReleased) return refuse(parts, `${id} is not suspected.`);
    parts.tell(`${id} is kept now; its email goes out in the next round.`);
    return 0;
  });
}

async function printStats(
  { database, environment, print }: CommandParts,
  _words: string[],
  { json }: Options,
): Promise<ExitCode> {
  const { counts, lines, isOverdue } = await readStats(database, environment.MAIL_ALERT_AFTER);
  print(json ? formatJson(counts) : lines.join('\n'));
  return isOverdue ? 1 : 0;
}

async function copy(
  { root, backUp, tell }: CommandParts,
  [file = '']: string[],
): Promise<ExitCode> {
  const path = resolve(root, file);
  await backUp(path);
  tell(`Copied to ${path}`);
  return 0;
}

async function resend(parts: CommandParts, [id]: string[], { parked }: Options): Promise<ExitCode> {
  if ((id === undefined) === (parked === undefined)) {
    return refuse(parts, 'Name either one ID or --parked.');
  }
  if (id === undefined) {
    const count = await resendParked(parts.database);
    const found = count === 1 ? 'One email goes out' : `${count} emails go out`;
    parts.tell(count === 0 ? 'No email is parked.' : `${found} in the next round.`);
    return count === 0 ? 1 : 0;
  }
  return withInquiry(parts, id, async (inquiry) => {
    if (inquiry.state === 'suspected') {
      return refuse(parts, `${id} is suspected and is never emailed. Release it first.`);
    }
    await resendInquiry(parts.database, inquiry, await readDomain(parts));
    parts.tell(`The email of ${id} goes out in the next round.`);
    return 0;
  });
}

async function withInquiry(
  parts: CommandParts,
  id: string,
  run: (inquiry: InquiryRecord) => Promise<ExitCode>,
): Promise<ExitCode> {
  const [inquiry] = await findInquiryById(parts.database, id);
  if (inquiry) return run(inquiry);
  parts.tell('There is no inquiry with this ID.');
  return 1;
}

async function readDomain({ environment, root }: CommandParts): Promise<string> {
  return readMailAddresses(environment, await readCompany(root)).domain;
}

function refuse(parts: CommandParts, words: string): ExitCode {
  parts.tell(words);
  return 2;
}
