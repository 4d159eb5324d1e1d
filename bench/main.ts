import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runEndurance } from './endurance.ts';
import { benchForms } from './forms.ts';
import { benchPages } from './pages.ts';
import { formatReport, machine, type Report } from './report.ts';

const usage = `Usage: npm run bench -- [COMMAND] [--json FILE]

  pages       speed and weight of the built pages (the default)
              --only PATH,…   these pages, such as --only /,/contact
  forms       how many posts of the contact form per second the service stores
  endurance   the long runs of service/robustness with their full counts

The report is printed as Markdown; --json also writes the numbers to FILE.
Exit code 0: done; 1: something failed or was lost; 2: wrong use.
`;

const root = join(import.meta.dirname, '..');

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const { command, only, json } = readArguments(args) ?? {};
  if (command === 'endurance') return runEndurance(root, json);
  if (command === 'forms') return report(() => benchForms(root), json);
  if (command === 'pages') return report(() => benchPages(root, only), json);
  process.stderr.write(usage);
  return 2;
}

async function report(bench: () => Promise<Report>, json: string | undefined): Promise<number> {
  try {
    const found = await bench();
    process.stdout.write(formatReport(found));
    if (json)
      writeFileSync(json, `${JSON.stringify({ machine, results: found.results }, null, 2)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

/** Parses the command line; undefined if it is wrong. */
function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'string' }, only: { type: 'string' } },
    });
    const [command = 'pages', ...rest] = positionals;
    const isMisplaced = values.only !== undefined && command !== 'pages';
    if (rest.length > 0 || isMisplaced) return undefined;
    return { command, only: values.only?.split(','), json: values.json };
  } catch {
    return undefined;
  }
}
