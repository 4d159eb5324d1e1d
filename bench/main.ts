import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runEndurance } from './endurance.ts';
import { benchForms } from './forms.ts';
import { benchPages } from './pages.ts';
import { formatReport, machine, type Report } from './report.ts';

const usage = `Usage: npm run bench -- [COMMAND] [--json FILE]

  pages       speed and file sizes of the built pages (the default)
              --only PATH,…   only these pages, such as --only /,/contact
  forms       how many contact form posts the service stores per second
  endurance   the tests in server/robustness with their full repeat counts

Prints the report as Markdown; --json also writes the numbers to FILE.
Exit code 0: success; 1: a run failed or lost data; 2: invalid arguments.
`;

const root = join(import.meta.dirname, '..');

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const { command, only, json } = readArguments(args) ?? {};
  if (command === 'endurance') return runEndurance(root, json);
  if (command === 'forms') return runAndReport(() => benchForms(root), json);
  if (command === 'pages') return runAndReport(() => benchPages(root, only), json);
  process.stderr.write(usage);
  return 2;
}

async function runAndReport(
  bench: () => Promise<Report>,
  json: string | undefined,
): Promise<number> {
  try {
    const result = await bench();
    process.stdout.write(formatReport(result));
    if (json) {
      const numbers = { machine, results: result.results };
      writeFileSync(json, `${JSON.stringify(numbers, null, 2)}\n`);
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

/** Parses the command line. Returns undefined if the arguments are invalid. */
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
