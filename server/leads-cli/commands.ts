import { resolve } from 'node:path';
import { readDepartments } from '#contract/departments.ts';
import type { Environment } from '#contract/environment.ts';
import {
  findFieldErrors,
  getField,
  type InquiryField,
  inquiryFields,
} from '#contract/inquiry-form.ts';
import { readCompany } from '#contract/read-company.ts';
import { readReference } from '#contract/reference.ts';
import type { Database } from '../database/database.ts';
import { describeStoreError } from '../database/store-errors.ts';
import { eraseInquiries } from '../inquiry/store/erase-inquiries.ts';
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
import type { OwnerStore } from '../node/owner-store.ts';
import { readMailOffice } from '../outbox/compose-mail.ts';
import { formatCsv } from './format-csv.ts';
import { formatJson, formatRecord, formatTable } from './formats.ts';
import { readStats } from './stats.ts';

export interface Terminal {
  /** Prints data to standard output. In commands, adds a line break unless the data ends with one. */
  printData(text: string): void;
  /** Prints a message for the user to standard error. */
  printMessage(text: string): void;
  /** Asks a yes-or-no question on the terminal. */
  confirm(question: string): Promise<boolean>;
}

interface CommandContext extends OwnerStore, Terminal {
  environment: Environment;
  root: string;
}

/** 0: success. 1: not found, or email is overdue. 2: wrong usage or failure. */
export type ExitCode = 0 | 1 | 2;

/** The option values that Node's `parseArgs` returns. */
export type Options = Record<string, string | boolean | undefined>;

interface Command {
  usage: string;
  /** Whether the command only reads the database or also changes rows. */
  access: 'read' | 'change';
  options?: Record<string, { type: 'boolean' | 'string' }>;
  /** Allowed number of positional arguments. Default: none. */
  positionals?: { min: number; max: number };
  run(context: CommandContext, positionals: string[], options: Options): Promise<ExitCode>;
}

/** Formats inquiries for standard output. */
type Format = (records: InquiryRecord[]) => string;

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const formatOptions = { json: flag, csv: flag };
const fieldOptions = Object.fromEntries(inquiryFields.map((field) => [field, text]));
const one = { min: 1, max: 1 };
const atMostOne = { min: 0, max: 1 };

const commandsByName: Record<string, Command> = {
  list: {
    access: 'read',
    usage: '[--json | --csv]',
    options: formatOptions,
    run: async (context, _positionals, options) => {
      const departments = await readDepartments(context.root);
      return printAll(context, options, (records) => formatTable(records, departments));
    },
  },
  show: {
    access: 'read',
    usage: 'ID_OR_REFERENCE [--json | --csv]',
    options: formatOptions,
    positionals: one,
    run: show,
  },
  export: {
    access: 'read',
    usage: '[--csv | --json]',
    options: formatOptions,
    run: (context, _positionals, options) => printAll(context, options, formatCsv),
  },
  correct: {
    access: 'change',
    usage: 'ID_OR_REFERENCE --FIELD=VALUE …',
    options: fieldOptions,
    positionals: one,
    run: correct,
  },
  delete: {
    access: 'change',
    usage: '(ID_OR_REFERENCE | --email ADDRESS) [--yes]',
    options: { email: text, yes: flag },
    positionals: atMostOne,
    run: erase,
  },
  release: { access: 'change', usage: 'ID_OR_REFERENCE', positionals: one, run: release },
  resend: {
    access: 'change',
    usage: '(ID_OR_REFERENCE | --parked)',
    options: { parked: flag },
    positionals: atMostOne,
    run: resend,
  },
  stats: { access: 'read', usage: '[--json]', options: { json: flag }, run: printStats },
  backup: { access: 'read', usage: 'FILE', positionals: one, run: backUp },
};

/** All commands by name. A map, because the name is user input, and every object has a key `constructor`. */
export const commands: ReadonlyMap<string, Command> = new Map(Object.entries(commandsByName));

async function printAll(
  context: CommandContext,
  options: Options,
  format: Format,
): Promise<ExitCode> {
  const records = await listInquiries(context.database);
  printRecords(context, options, records, format);
  return 0;
}

/** Prints inquiries as JSON or CSV if the options request it, otherwise with `format`. */
function printRecords(
  { printData }: Terminal,
  { json, csv }: Options,
  records: InquiryRecord[],
  format: Format,
): void {
  if (json) printData(formatJson(records));
  else if (csv) printData(formatCsv(records));
  else printData(format(records));
}

async function show(
  context: CommandContext,
  [idOrReference = '']: string[],
  options: Options,
): Promise<ExitCode> {
  const { printData } = context;
  const found = await findInquiries(context.database, idOrReference);
  if (found.length === 0) return reportMissing(context);
  if (options.json && found.length === 1) {
    // A single inquiry is printed as an object; several inquiries with the same reference are printed as an
    // array.
    printData(formatJson(found[0]));
    return 0;
  }
  printRecords(context, options, found, (records) => records.map(formatRecord).join('\n\n'));
  return 0;
}

function correct(
  context: CommandContext,
  [idOrReference = '']: string[],
  options: Options,
): Promise<ExitCode> {
  return withInquiry(context, idOrReference, async (inquiry) => {
    const values: Partial<Record<InquiryField, string>> = {};
    for (const field of inquiryFields) {
      const value = options[field];
      if (typeof value === 'string') values[field] = value || (getField(field).initial ?? '');
    }
    if (Object.keys(values).length === 0) {
      return refuse(context, 'Enter at least one field to correct.');
    }
    const errors = findFieldErrors({ ...inquiry, ...values });
    for (const field of inquiryFields) {
      const message = errors[field];
      // Errors in other fields are ignored: released inquiries were never validated.
      if (values[field] !== undefined && message) return refuse(context, `${field}: ${message}`);
    }
    await correctInquiry(context.database, inquiry.id, values);
    context.printMessage(`Corrected ${Object.keys(values).join(', ')}.`);
    return 0;
  });
}

async function erase(
  context: CommandContext,
  [idOrReference]: string[],
  options: Options,
): Promise<ExitCode> {
  const email = typeof options.email === 'string' ? options.email : undefined;
  if (idOrReference !== undefined && email === undefined) {
    return withInquiry(context, idOrReference, (inquiry) => eraseAll(context, [inquiry], options));
  }
  if (idOrReference === undefined && email !== undefined) {
    return eraseByEmail(context, email, options);
  }
  return refuse(context, 'Enter one ID or reference, or --email ADDRESS.');
}

async function eraseByEmail(
  context: CommandContext,
  email: string,
  options: Options,
): Promise<ExitCode> {
  const { database, printMessage } = context;
  const { found, similar } = await findInquiriesByEmail(database, email);
  if (found.length === 0) printMessage('No inquiry was sent from exactly this address.');
  for (const address of similar) {
    printMessage(
      `There are also inquiries from ${address}. If this is the same person, run the command for that address as well.`,
    );
  }
  return found.length === 0 ? 1 : eraseAll(context, found, options);
}

/** Erases these inquiries if the user confirms, or without confirmation if `yes` is set. */
async function eraseAll(
  context: CommandContext,
  inquiries: readonly InquiryRecord[],
  { yes }: Options,
): Promise<ExitCode> {
  const { database, printMessage, remainder } = context;
  const count = inquiries.length === 1 ? 'one inquiry' : `${inquiries.length} inquiries`;
  const isConfirmed = yes || (await context.confirm(`Erase ${count} permanently?`));
  if (!isConfirmed) {
    printMessage('Nothing was erased.');
    return 0;
  }
  const ids = inquiries.map(({ id }) => id);
  let code = '';
  const { erased, failed } = await eraseInquiries(database, ids, context.deleteMailFiles, {
    onFailedBatch: (error) => {
      code = describeStoreError(error);
    },
  });
  printMessage(`Erased ${erased}.`);
  if (failed > 0) {
    printMessage(`${failed} could not be erased (${code}). Run the command again to erase them.`);
  }
  if (remainder) printMessage(remainder);
  const backup = await readLastBackup(resolve(context.root, context.environment.DATA_DIR));
  if (backup) {
    printMessage(
      `Backups still contain the erased inquiries. The latest backup is ${backup.file}. Make a new backup and delete the old ones.`,
    );
  }
  return failed > 0 ? 2 : 0;
}

function release(context: CommandContext, [idOrReference = '']: string[]): Promise<ExitCode> {
  return withInquiry(context, idOrReference, async ({ id }) => {
    const messageIdDomain = await readMessageIdDomain(context);
    const isReleased = await releaseInquiry(context.database, id, messageIdDomain);
    if (!isReleased) return refuse(context, `${id} is not marked as suspected spam.`);
    context.printMessage(
      `${id} is now marked as kept. The running service will send the email about this inquiry.`,
    );
    return 0;
  });
}

async function resend(
  context: CommandContext,
  [idOrReference]: string[],
  { parked }: Options,
): Promise<ExitCode> {
  if ((idOrReference === undefined) === (parked === undefined)) {
    return refuse(context, 'Enter one ID or reference, or --parked.');
  }
  return idOrReference === undefined ? resendAllParked(context) : resendOne(context, idOrReference);
}

async function resendAllParked({ database, printMessage }: CommandContext): Promise<ExitCode> {
  const count = await resendParked(database);
  if (count === 0) {
    printMessage('No email is parked.');
    return 1;
  }
  const emails = count === 1 ? 'one email' : `${count} emails`;
  printMessage(`The running service will send ${emails}.`);
  return 0;
}

function resendOne(context: CommandContext, idOrReference: string): Promise<ExitCode> {
  return withInquiry(context, idOrReference, async (inquiry) => {
    const { id } = inquiry;
    if (inquiry.state === 'suspected') {
      return refuse(
        context,
        `${id} is marked as suspected spam, so it cannot be emailed. Release it first.`,
      );
    }
    await resendInquiry(context.database, inquiry, await readMessageIdDomain(context));
    context.printMessage(`The running service will send the email about ${id}.`);
    return 0;
  });
}

async function printStats(
  { database, environment, printData }: CommandContext,
  _positionals: string[],
  { json }: Options,
): Promise<ExitCode> {
  const { counts, lines, isOverdue } = await readStats(database, environment.MAIL_ALERT_AFTER);
  printData(json ? formatJson(counts) : lines.join('\n'));
  return isOverdue ? 1 : 0;
}

async function backUp(context: CommandContext, [file = '']: string[]): Promise<ExitCode> {
  const path = resolve(context.root, file);
  await context.backUp(path);
  context.printMessage(`Copied to ${path}`);
  return 0;
}

/** Runs `run` for the inquiry with this id or reference. Refuses a reference that several inquiries share. */
async function withInquiry(
  context: CommandContext,
  idOrReference: string,
  run: (inquiry: InquiryRecord) => Promise<ExitCode>,
): Promise<ExitCode> {
  const [inquiry, ...others] = await findInquiries(context.database, idOrReference);
  if (!inquiry) return reportMissing(context);
  return others.length > 0 ? refuseSeveral(context, [inquiry, ...others]) : run(inquiry);
}

/** Finds the inquiry with this id, or all inquiries with this reference, newest first. */
function findInquiries(database: Database, idOrReference: string): Promise<InquiryRecord[]> {
  const reference = readReference(idOrReference);
  return reference === undefined
    ? findInquiryById(database, idOrReference.trim().toLowerCase())
    : findInquiriesByReference(database, reference);
}

function reportMissing({ printMessage }: Terminal): ExitCode {
  printMessage(
    'No inquiry has this ID or reference. Run `leads list` to see the ID and reference of each inquiry.',
  );
  return 1;
}

/** Refuses to change or erase inquiries that share a reference. The user must enter the id of one inquiry. */
function refuseSeveral(context: Terminal, found: readonly InquiryRecord[]): ExitCode {
  const lines = found.map(({ id, receivedAt }) => `  ${id}, received ${receivedAt}`);
  const message = `${found.length} inquiries have this reference. Nothing was changed; use the ID of one of them:`;
  return refuse(context, [message, ...lines].join('\n'));
}

async function readMessageIdDomain({ environment, root }: CommandContext): Promise<string> {
  return readMailOffice(environment, await readCompany(root)).domain;
}

function refuse({ printMessage }: Terminal, message: string): ExitCode {
  printMessage(message);
  return 2;
}
