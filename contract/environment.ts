import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { findPathProblem, readDatabaseUrl } from './database-url.ts';
import { OwnerError } from './owner-error.ts';
import { findSmtpUrlProblem } from './smtp-url.ts';

const url = (error: string) =>
  z
    .url({ protocol: /^https?$/, error })
    .refine(
      (value) => !mayContainLogin(value),
      'expected an address without a user name and password, because visitors see the address',
    );

/** Milliseconds per unit of a duration. */
const milliseconds = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

const duration = z
  .string()
  .regex(/^\d+(ms|s|m|h|d)$/, 'expected a duration such as 300ms, 30s, 5m, 1h or 2d')
  .transform((value) => {
    const unit = value.replace(/^\d+/, '') as keyof typeof milliseconds;
    return Number.parseInt(value, 10) * milliseconds[unit];
  })
  .refine((value) => value > 0, 'expected a duration above zero');

/** Seconds per unit of a rate limit. */
const periods = { s: 1, min: 60, h: 3600 } as const;

/** At most `count` posts in `seconds` seconds. Example of the setting: 10/min */
export type RateLimit = { count: number; seconds: number };

const rateLimit = z
  .string()
  .regex(/^(off|[1-9]\d*\/(s|min|h))$/, 'expected a limit such as 10/min, 2/s or 100/h, or off')
  .transform((value): RateLimit | undefined => {
    if (value === 'off') return undefined;
    const [count, period] = value.split('/') as [string, keyof typeof periods];
    return { count: Number(count), seconds: periods[period] };
  });

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
      `expected a whole number from ${least} to ${most}`,
    )
    .transform(Number);

function addIssue(context: z.RefinementCtx, message: string | undefined): void {
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}

const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const environmentSchema = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected an address such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  /** Port to listen on; 0 selects any free port. */
  PORT: wholeNumber(0, 65_535).default(4321),
  /** Public URL of the site. Default: `siteUrl` in `content/company.yaml`. */
  SITE_URL: url('expected a web address such as https://www.example.com')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** URL of an external form service that accepts the form's multipart POST. */
  PUBLIC_FORM_ENDPOINT: url(
    'expected the address of a form service such as https://forms.example.com/f/1',
  ).optional(),
  /** Additional origins whose pages may post the form. */
  ALLOWED_ORIGINS: commaSeparated
    .pipe(z.array(url('expected origins such as https://www.example.com, separated by commas')))
    .transform((values) => values.map((value) => new URL(value).origin))
    .default([]),
  /** Folder for the service's data, including the database and written emails. */
  DATA_DIR: z
    .string()
    .refine((value) => !/^\w+:\/|^file:/.test(value), 'expected the path of a folder, such as data')
    .superRefine((value, context) => addIssue(context, findPathProblem(value)))
    .default('data'),
  /** File URL of the database. Default: `leads.db` in `DATA_DIR`. */
  DATABASE_URL: z
    .string()
    .superRefine((value, context) => {
      const read = readDatabaseUrl(value);
      addIssue(context, 'problem' in read ? read.problem : undefined);
    })
    .optional(),
  /** URL of the mail server. If it is not set, emails are written to `DATA_DIR/mail`. */
  SMTP_URL: z
    .string()
    .superRefine((value, context) => addIssue(context, findSmtpUrlProblem(value)))
    .optional(),
  /** Sender address of all emails. Default: the company's address. */
  MAIL_FROM: z.email({ error: 'expected one email address' }).optional(),
  /** Recipients of emails about inquiries. Default: the company's address. */
  MAIL_TO: commaSeparated
    .pipe(z.array(z.email({ error: 'expected email addresses separated by commas' })).min(1))
    .optional(),
  /** Whether visitors receive a confirmation email, with or without a copy of their message. */
  MAIL_ACKNOWLEDGE: z
    .enum(['off', 'on', 'with-message'], { error: 'expected off, on or with-message' })
    .default('off'),
  /** Timeout of each step of an SMTP session, in milliseconds. */
  SMTP_TIMEOUT: duration.prefault('30s'),
  /** Pause after the first failed attempt to send an email, in milliseconds. */
  OUTBOX_RETRY_FIRST: duration.prefault('30s'),
  /** Longest pause between attempts to send an email, in milliseconds. */
  OUTBOX_RETRY_MAX: duration.prefault('6h'),
  /** Number of proxies in front of the service whose forwarded headers are trusted. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** How many form posts are accepted from one IP address. Example: 10/min */
  RATE_LIMIT: rateLimit.prefault('10/min'),
  /** How many form posts are accepted from all IP addresses together. Example: 300/min */
  RATE_LIMIT_TOTAL: rateLimit.prefault('300/min'),
  /** Days after which inquiries are erased. `off` disables erasing and is parsed as undefined. */
  RETENTION_DAYS: z
    .union([z.literal('off').transform(() => undefined), wholeNumber(1, 36_500)], {
      error: 'expected a number of days from 1 to 36500, or off',
    })
    .optional(),
  /** Platform that runs the form service. The privacy policy describes this platform. */
  FORM_HOST: z.enum(['node', 'worker'], { error: 'expected node or worker' }).default('node'),
  /**
   * Age in milliseconds at which `/healthz/mail` and the log report an unsent email. `off` disables these reports and
   * is parsed as undefined.
   */
  MAIL_ALERT_AFTER: z
    .union([z.literal('off').transform(() => undefined), duration], {
      error: 'expected a duration such as 30m or 1h, or off',
    })
    .prefault('1h'),
  /** GitHub repository that the content editor commits to. If it is not set, the site has no editor. */
  CMS_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'expected a repository such as owner/name')
    .optional(),
  CMS_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, 'expected the name of a branch such as main')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Validated settings. All durations are in milliseconds. */
export type Environment = z.infer<typeof environmentSchema>;

/** Settings whose values must not appear in logs or messages. */
export const secretSettings: ReadonlySet<string> = new Set(['SMTP_URL']);

/**
 * Reads and validates the settings from `.env` in `root` and from the process environment, which takes
 * precedence. An empty value counts as not set.
 *
 * @throws OwnerError that lists every invalid setting.
 */
export function readEnvironment(
  root: string = process.cwd(),
  processEnvironment: NodeJS.ProcessEnv = process.env,
): Environment {
  const text = readEnvironmentFile(root);
  const values = readSettings(root, processEnvironment);
  const unknown = Object.keys(parseEnv(text))
    .filter((name) => !(name in environmentSchema.shape))
    .map((name) => `${name} (in .env): not a setting of this site; see .env.example for a list`);
  const truncated = listTruncatedSettings(text)
    .filter((name) => processEnvironment[name] === undefined)
    .map(
      (name) =>
        `${name} (in .env): the value ends at #, which starts a comment; put the value in quotes, write # in a URL as %23, and put a space before a comment`,
    );
  const problems = [...unknown, ...truncated];

  const result = environmentSchema.safeParse(values);
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const value = values[name] ?? '';
    const shown = secretSettings.has(name) || mayContainLogin(value) ? '…' : value;
    problems.push(`${name}=${JSON.stringify(shown)}: ${issue.message}`);
  }
  const hasRepository = result.data?.CMS_REPOSITORY !== undefined;
  const hasBranch = result.data?.CMS_BRANCH !== undefined;
  if (hasRepository !== hasBranch) {
    problems.push('CMS_REPOSITORY, CMS_BRANCH: expected both or neither; the editor needs both');
  }
  if (problems.length > 0 || !result.data) {
    throw new OwnerError('The settings are invalid:', [...new Set(problems)]);
  }
  return result.data;
}

/** Returns all settings that have a value, as strings that are not validated yet. */
export function readSettings(
  root: string = process.cwd(),
  processEnvironment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const file = parseEnv(readEnvironmentFile(root));
  const values: Record<string, string> = {};
  for (const name of settingNames) {
    const value = processEnvironment[name] ?? file[name];
    if (value !== undefined && value.trim() !== '') values[name] = value.trim();
  }
  return values;
}

/**
 * Whether `value` may contain a login, as in `https://user:password@host`. Error messages must not
 * quote such a value.
 */
function mayContainLogin(value: string): boolean {
  return /:\/\/.*@/s.test(value);
}

/** Returns the text of `.env`, or an empty string if the file does not exist. */
function readEnvironmentFile(root: string): string {
  try {
    const bytes = readFileSync(resolve(root, '.env'));
    // Editors on Windows may write a byte order mark, which TextDecoder removes.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) {
      throw new OwnerError('.env is not UTF-8 text: save the file as UTF-8.');
    }
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Lists the settings whose unquoted value contains a `#`. The `.env` parser truncates such values at the `#`.
 */
function listTruncatedSettings(text: string): string[] {
  const unquoted = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*([^\s'"`#].*)$/gm;
  return [...text.matchAll(unquoted)]
    .filter(([, , value = '']) => /^[^#]*[^\s#]#/.test(value))
    .map(([, name = '']) => name);
}
