import { findFieldErrors } from '../../contract/inquiry.ts';
import { type InquiryField, inquiryFields } from '../../contract/inquiry-form.ts';
import { readReference } from '../../contract/reference.ts';
import type { Database } from '../database/database.ts';
import { eraseInquiries, type MailFiles } from '../inquiry/store/erase-inquiries.ts';
import {
  correctInquiry,
  releaseInquiry,
  resendInquiry,
  resendParked,
} from '../inquiry/store/inquiry-changes.ts';
import {
  findInquiriesByEmail,
  findInquiriesByReference,
  findInquiry,
  type InquiryRecord,
  listInquiries,
} from '../inquiry/store/inquiry-records.ts';
import { readLastBackup } from '../node/database/back-up.ts';
import { formatCsv, formatJson, formatRecord, formatTable } from './formats.ts';
import { readStats } from './stats.ts';

/** What a command works with. */
export interface CommandParts {
  database: Database;
  /** Writes a copy of the database to a file that is not there yet. */
  backUp(file: string): Promise<void>;
  /** What still holds an erased inquiry, besides backups. */
  remainder?: string | undefined;
  /** The domain of the Message-ID of mails that a command orders. */
  readDomain(): Promise<string>;
  /** The folder of everything that is kept. */
  dataFolder: string;
  /** How long a mail may wait, in milliseconds; undefined is for ever. */
  alertAfter: number | undefined;
  /** Mails that were written to files. */
  mailFiles: MailFiles;
  /** A path as the owner means it. */
  resolvePath(path: string): string;
  /** Data. */
  print(text: string): void;
  /** Words for the person at the terminal. */
  tell(text: string): void;
  /** Asks the person at the terminal; true is yes. */
  confirm(question: string): Promise<boolean>;
}

/** 0 done, 1 not found, 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

/** Options of the command line by name; a switch is true. */
export type Options = Record<string, string | boolean | undefined>;

interface Command {
  /** What follows the name, for the list of commands. */
  usage: string;
  options?: Record<string, { type: 'boolean' | 'string' }>;
  /** How many words follow besides options: at least, at most; else none. */
  words?: [least: number, most: number];
  run(parts: CommandParts, words: string[], options: Options): Promise<ExitCode>;
}

const formats = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const;

/** The owner's commands by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries<Command>({
    list: {
      usage: '[--json | --csv]',
      options: formats,
      run: (parts, _words, options) => printAll(parts, options, formatTable),
    },
    show: {
      usage: '(ID | REFERENCE) [--json | --csv]',
      options: formats,
      words: [1, 1],
      run: show,
    },
    export: {
      usage: '[--csv | --json]',
      options: formats,
      run: (parts, _words, options) => printAll(parts, options, formatCsv),
    },
    correct: {
      usage: 'ID --FIELD=VALUE …',
      options: Object.fromEntries(inquiryFields.map((field) => [field, { type: 'string' }])),
      words: [1, 1],
      run: (parts, [id = ''], options) =>
        withInquiry(parts, id, (inquiry) => correct(parts, inquiry, options)),
    },
    delete: {
      usage: '(ID | --email ADDRESS) [--yes]',
      options: { email: { type: 'string' }, yes: { type: 'boolean' } },
      words: [0, 1],
      run: erase,
    },
    release: {
      usage: 'ID',
      words: [1, 1],
      run: (parts, [id = '']) =>
        withInquiry(parts, id, async () => {
          const isReleased = await releaseInquiry(parts.database, id, await parts.readDomain());
          if (!isReleased) return refuse(parts, `${id} is not suspected.`);
          parts.tell(`${id} is kept now; its email goes out in the next round.`);
          return 0;
        }),
    },
    resend: {
      usage: '(ID | --parked)',
      options: { parked: { type: 'boolean' } },
      words: [0, 1],
      run: resend,
    },
    stats: {
      usage: '[--json]',
      options: { json: { type: 'boolean' } },
      run: async (parts, _words, { json }) => {
        const { counts, lines, isOverdue } = await readStats(parts.database, parts.alertAfter);
        parts.print(json ? formatJson(counts) : lines.join('\n'));
        return isOverdue ? 1 : 0;
      },
    },
    backup: {
      usage: 'FILE',
      words: [1, 1],
      run: async (parts, [file = '']) => {
        const path = parts.resolvePath(file);
        await parts.backUp(path);
        parts.tell(`Copied to ${path}`);
        return 0;
      },
    },
  }),
);

async function printAll(
  { database, print }: CommandParts,
  { json, csv }: Options,
  format: (records: InquiryRecord[]) => string,
): Promise<ExitCode> {
  const records = await listInquiries(database);
  if (json) print(formatJson(records));
  else print(csv ? formatCsv(records) : format(records));
  return 0;
}

// A reference may be that of more than one, which JSON then holds as a list.
async function show(
  parts: CommandParts,
  [name = '']: string[],
  { json, csv }: Options,
): Promise<ExitCode> {
  const reference = readReference(name);
  const found = reference
    ? await findInquiriesByReference(parts.database, reference)
    : await findById(parts.database, name);
  if (found.length === 0) {
    parts.tell(`There is no inquiry with this ${reference ? 'reference' : 'ID'}.`);
    return 1;
  }
  if (json) parts.print(formatJson(found.length === 1 ? found[0] : found));
  else parts.print(csv ? formatCsv(found) : found.map(formatRecord).join('\n\n'));
  return 0;
}

async function correct(
  parts: CommandParts,
  inquiry: InquiryRecord,
  options: Options,
): Promise<ExitCode> {
  const values = Object.fromEntries(
    Object.entries(options).filter(([, value]) => typeof value === 'string'),
  ) as Partial<Record<InquiryField, string>>;
  if (Object.keys(values).length === 0) return refuse(parts, 'Name at least one field to correct.');
  const errors = findFieldErrors({ ...inquiry, ...values });
  for (const field of inquiryFields) {
    const message = errors[field];
    if (values[field] !== undefined && message) return refuse(parts, `${field}: ${message}`);
  }
  await correctInquiry(parts.database, inquiry.id, values);
  parts.tell(`Corrected ${Object.keys(values).join(', ')}.`);
  return 0;
}

async function erase(parts: CommandParts, [id]: string[], options: Options): Promise<ExitCode> {
  const { database } = parts;
  const email = typeof options.email === 'string' ? options.email : undefined;
  if ((id === undefined) === (email === undefined)) {
    return refuse(parts, 'Name either one ID or --email ADDRESS.');
  }
  const { found, similar } =
    email === undefined
      ? { found: await findById(database, id ?? ''), similar: [] }
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
  const backup = await readLastBackup(parts.dataFolder);
  if (backup) {
    parts.tell(
      `Backups still contain it, the last one ${backup.file}: make a new backup and remove those.`,
    );
  }
  return 0;
}

async function resend(parts: CommandParts, [id]: string[], { parked }: Options): Promise<ExitCode> {
  if ((id === undefined) === (parked === undefined)) {
    return refuse(parts, 'Name either one ID or --parked.');
  }
  if (id === undefined) {
    const count = await resendParked(parts.database);
    if (count === 0) parts.tell('No email is parked.');
    else
      parts.tell(
        `${count === 1 ? 'One email goes out' : `${count} emails go out`} in the next round.`,
      );
    return count === 0 ? 1 : 0;
  }
  return withInquiry(parts, id, async (inquiry) => {
    if (inquiry.state === 'suspected') {
      return refuse(parts, `${id} is suspected and is never emailed. Release it first.`);
    }
    await resendInquiry(parts.database, inquiry, await parts.readDomain());
    parts.tell(`The email of ${id} goes out in the next round.`);
    return 0;
  });
}

async function findById(database: Database, id: string): Promise<InquiryRecord[]> {
  const record = await findInquiry(database, id);
  return record ? [record] : [];
}

async function withInquiry(
  parts: CommandParts,
  id: string,
  run: (inquiry: InquiryRecord) => Promise<ExitCode>,
): Promise<ExitCode> {
  const inquiry = await findInquiry(parts.database, id);
  if (inquiry) return run(inquiry);
  parts.tell('There is no inquiry with this ID.');
  return 1;
}

function refuse(parts: CommandParts, words: string): ExitCode {
  parts.tell(words);
  return 2;
}
